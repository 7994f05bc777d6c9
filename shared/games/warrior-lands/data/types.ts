import { words } from '../../../engine/words.ts';
import { nearest } from '../../../scenario/nearest.ts';
import type { Problem } from '../../../scenario/problem.ts';
import type { UnitType } from '../model.ts';
import { foldName, knownTraitNames, type Trait, traitByName } from '../names.ts';
import { ARMY_NAMES, armyByName, grantedTraits } from './armies.ts';
import { ITEM_NAMES, itemByName } from './items.ts';
import { lookOf } from './looks.ts';
import { SPELL_NAMES, spellsByName } from './spells.ts';
import { UNIT_KINDS, UNIT_LINES } from './units.ts';

/** A warrior as people write it; figures may also stand among the traits ("2 Hits", "1 Skill"). */
export interface TypeSpec {
  readonly name: string;
  /** Names as in the rulebook, any spelling of it. */
  readonly traits: readonly string[];
  readonly hits?: number;
  readonly skill?: number;
  readonly fate?: number;
  /** 'Horse' or a sample unit. */
  readonly mount?: string;
  readonly army?: string;
  readonly keywords?: readonly string[];
  readonly items?: readonly string[];
  /** Spells of its own for one purple card. */
  readonly spells?: readonly string[];
  /** For traits that offer a choice ("Axe or Battle Axe"): which. */
  readonly choose?: readonly string[];
  readonly improved?: UnitType['improved'];
}

type Resolved =
  | { readonly ok: true; readonly type: UnitType }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a warrior's traits. Unknown names are problems that name the nearest known ones; `path` is where. */
export function resolveType(spec: TypeSpec, path = ''): Resolved {
  const problems: Problem[] = [];
  const at = (part: string): string => (path ? `${path}.${part}` : part);
  const chosen = (spec.choose ?? []).map((name, i) => {
    const trait = traitByName(name, false);
    if (!trait) problems.push(unknown('trait', name, at(`choose.${i}`), knownTraitNames()));
    return trait?.is === 'row' || trait?.is === 'passive' ? trait.id : '';
  });

  const read: Read = {
    traits: [],
    slay: [],
    burst: 0,
    wood: [],
    mount: spec.mount,
    hits: 1,
    skill: 0,
    fate: 0,
  };
  spec.traits.forEach((name, i) => {
    const trait = traitByName(name);
    if (trait) take(read, trait, chosen);
    else problems.push(unknown('trait', name, at(`traits.${i}`), knownTraitNames()));
  });

  const army = spec.army ? armyByName(spec.army) : '';
  if (army === null) problems.push(unknown('army', spec.army ?? '', at('army'), ARMY_NAMES));
  const mount = read.mount ? mountByName(read.mount) : null;
  if (read.mount && !mount)
    problems.push(unknown('mount', read.mount, at('mount'), ['Horse', ...sampleNames()]));
  const items = (spec.items ?? []).map((name, i) => {
    const item = itemByName(name);
    if (!item) problems.push(unknown('item', name, at(`items.${i}`), ITEM_NAMES));
    return item?.id ?? '';
  });
  const powers = POWERS.filter(({ trait }) => read.traits.includes(trait)).map(({ power }) => power);
  (spec.spells ?? []).forEach((name, i) => {
    // Where two lists share a name, the first is meant unless the list stands before it.
    const [spell] = spellsByName(name);
    if (spell) powers.push({ spell: spell.id, by: 'purple' });
    else problems.push(unknown('spell', name, at(`spells.${i}`), SPELL_NAMES));
  });
  if (problems.length > 0 || army === null) return { ok: false, problems };

  for (const granted of grantedTraits({ army, traits: read.traits })) add(read.traits, granted);
  const hits = spec.hits ?? read.hits;
  return {
    ok: true,
    type: {
      name: spec.name,
      hits,
      skill: spec.skill ?? read.skill,
      fate: spec.fate ?? read.fate,
      traits: read.traits,
      slay: read.slay,
      burst: read.burst,
      wood: read.wood,
      mount,
      army,
      keywords: keywordsOf(spec.keywords ?? [], army, read.traits),
      items,
      powers,
      improved: spec.improved ?? {},
      look: lookOf(spec.name, read.traits, hits, mount !== null),
    },
  };
}

/** Traits of sample units that are single spells (A143, A144). */
const POWERS: readonly { readonly trait: string; readonly power: UnitType['powers'][number] }[] = [
  { trait: 'mesmer', power: { spell: 'mage:mesmer', by: 'purple' } },
  { trait: 'cureandbless', power: { spell: 'priest:cure', by: 'pair' } },
  { trait: 'cureandbless', power: { spell: 'priest:bless', by: 'pair' } },
];

/** What has been gathered from the traits of a line so far. */
interface Read {
  traits: string[];
  slay: string[];
  burst: number;
  wood: string[];
  mount: string | undefined;
  hits: number;
  skill: number;
  fate: number;
}

function take(read: Read, trait: Trait, chosen: readonly string[]): void {
  switch (trait.is) {
    case 'row':
      read.burst = trait.range ?? read.burst;
      if (trait.wood) add(read.wood, trait.id);
      add(read.traits, trait.id);
      break;
    case 'passive':
      add(read.traits, trait.id);
      break;
    case 'slay':
      add(read.traits, 'slay');
      add(read.slay, trait.of);
      break;
    case 'figure':
      read[trait.of] = trait.n;
      break;
    case 'mount':
      read.mount ??= trait.of;
      break;
    case 'choice':
      take(read, trait.among.find((one) => 'id' in one && chosen.includes(one.id)) ?? trait.among[0], chosen);
  }
}

/** The same name twice counts once (A72). */
function add(list: string[], id: string): void {
  if (!list.includes(id)) list.push(id);
}

/** Undead is a trait and goblins are known by their army; other types are written down (A107). */
function keywordsOf(written: readonly string[], army: string, traits: readonly string[]): readonly string[] {
  const keywords = written.map(foldName);
  if (traits.includes('undead')) add(keywords, 'undead');
  if (army === 'goblin') add(keywords, 'goblin');
  return keywords;
}

function unknown(what: string, name: string, path: string, known: readonly string[]): Problem {
  const short = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const near = nearest(name, known, foldName);
  if (near.length === 0) return { path, words: words(`scenario.unknown-${what}`, { name: short }) };
  return { path, words: words(`scenario.unknown-${what}-near`, { name: short, near: near.join(', ') }) };
}

const SPECS: ReadonlyMap<string, TypeSpec> = new Map(
  UNIT_LINES.map((line): [string, TypeSpec] => {
    // Only the first ": " parts: "Bomb (Straight Down: Range = 0)" holds one too.
    const name = line.slice(0, line.indexOf(': '));
    const traits = line.slice(name.length + 2).split(', ');
    return [foldName(name), { name, traits, ...UNIT_KINDS[name] }];
  }),
);

/** What a sample unit is made of, by its name in any spelling; null when there is none. */
export function sampleSpec(name: string): TypeSpec | null {
  return SPECS.get(foldName(name)) ?? null;
}

export function sampleNames(): readonly string[] {
  return [...SPECS.values()].map((spec) => spec.name);
}

const types = new Map<string, UnitType>();

/** A sample unit (section 1.7) with the default of every choice; null when there is none of that name. */
export function sampleType(name: string): UnitType | null {
  const spec = sampleSpec(name);
  if (!spec) return null;
  let type = types.get(spec.name);
  if (!type) {
    const resolved = resolveType(spec);
    if (!resolved.ok) throw new Error(`sample unit ${spec.name}: ${JSON.stringify(resolved.problems)}`);
    type = resolved.type;
    types.set(spec.name, type);
  }
  return type;
}

/** A plain horse has one Hit, its row and no other traits (A171); other mounts are sample units. */
function mountByName(name: string): UnitType | null {
  if (foldName(name) !== 'horse') return sampleType(name);
  return {
    name: 'Horse',
    hits: 1,
    skill: 0,
    fate: 0,
    traits: ['horse'],
    slay: [],
    burst: 0,
    wood: [],
    mount: null,
    army: '',
    keywords: [],
    items: [],
    powers: [],
    improved: {},
    look: { icon: 'horse-head', size: 'mounted' },
  };
}
