import { baseCards, extraCards } from '../../shared/games/warrior-lands/data/armies.ts';
import { HERO_SPECIALS, HERO_TABLE, HEROES } from '../../shared/games/warrior-lands/data/heroes.ts';
import { ITEMS } from '../../shared/games/warrior-lands/data/items.ts';
import { LAYERS } from '../../shared/games/warrior-lands/data/passives.ts';
import { ARMY_RULES } from '../../shared/games/warrior-lands/data/recruit.ts';
import { ROWS } from '../../shared/games/warrior-lands/data/rows.ts';
import { SPELLS } from '../../shared/games/warrior-lands/data/spells.ts';
import { COLOURS, type EffectKind } from '../../shared/games/warrior-lands/model.ts';
import { optionSpecs } from '../../shared/games/warrior-lands/rules/options.ts';
import type { UnitEntry } from '../../shared/scenario/scenario.ts';

/** What a warrior needs so that something of the rules can come up with it: part of a scenario's entry. */
export type Recipe = Partial<Omit<UnitEntry, 'at'>>;

/** One thing of the rules that must come up: a line of the table. */
export interface Subject {
  /** 'row:bow:B:IND', 'spell:mage:fireball', 'item:ringofpower' … */
  readonly key: string;
  readonly group: string;
  /** Brings it to the table; absent where it needs nobody in particular. */
  readonly recipe?: Recipe;
  /** What somebody on the other side must be. */
  readonly foe?: Recipe;
  /** The side's army. */
  readonly army?: string;
  /** What comes along on the same side. */
  readonly along?: readonly Recipe[];
  /** Nobody on the side has Skill or Fate: an army without a hero to lead it. */
  readonly plain?: true;
  /** Harmless on both sides: nobody can win. */
  readonly harmless?: true;
  readonly option?: readonly [name: string, value: string | number | boolean];
}

const LIST_TRAITS = {
  mage: 'Mage',
  priest: 'Priest',
  necro: 'Necromancer',
  shaman: 'Shaman',
  druid: 'Druid',
};
/** More cards: pairs of them form more spells. */
const CASTER = { skill: 3, hits: 2 };

/** The traits that a row's name does not bring by itself. */
function rowRecipe(id: string, name: string): Recipe {
  if (id === 'burst') return { traits: ['Grenade (Range = 2)'] };
  if (id === 'horse') return { traits: ['Fast'] };
  return { traits: [name] };
}

/** Every effect that a row has on its blue and its purple card; a defence needs somebody to strike at it. */
function rowSubjects(): Subject[] {
  return ROWS.flatMap(({ id, names, blue, purple }) => {
    const of = (card: 'B' | 'P', kind: EffectKind): Subject => {
      const recipe = rowRecipe(id, names[names.length > 1 ? 1 : 0]);
      const key = `row:${id}:${card}:${kind}`;
      return kind === 'DEF' || kind === 'PAR' || kind === 'RCV'
        ? { key, group: 'rows', recipe: { ...recipe, skill: 3, hits: 3 }, foe: { traits: ['Axe'], skill: 2 } }
        : { key, group: 'rows', recipe: { ...recipe, skill: 2 } };
    };
    return [...blue.map(({ kind }) => of('B', kind)), ...purple.map(({ kind }) => of('P', kind))];
  });
}

function passiveSubjects(): Subject[] {
  const of = (id: string, recipe: Recipe, foe?: Recipe): Subject => ({
    ...{ key: `passive:${id}`, group: 'passives', recipe },
    ...(foe && { foe }),
  });
  return [
    ...LAYERS.map(({ id, names }) =>
      of(id, { traits: [names[0]] }, id === 'skeletal' ? { traits: ['Sword'] } : undefined),
    ),
    of('spirit', { traits: ['Spirit Form'] }),
    of('spirit:harmed by magic', { traits: ['Spirit Form'] }, { traits: ['Infernal', 'Claws'] }),
    of('poison', { traits: ['Poison', 'Claws'] }),
    of('martyr', { traits: ['Martyr'] }),
    of('drain', { traits: ['Drain', 'Bite'] }),
    of('harmless', { traits: ['Harmless'] }),
    ...['dragon', 'giant', 'goblin', 'undead'].map((type) =>
      of(`slay:${type}`, { traits: [`Slay ${type}`, 'Axe'] }, { keywords: [type], hits: 2 }),
    ),
    of('undead', { traits: ['Undead', 'Club'] }, { traits: ['Priest', 'Undead'], ...CASTER }),
    of('crew', { traits: ['Crew', 'Cannon'] }),
    of('mesmer', { traits: ['Mesmer'], skill: 2 }),
    of(
      'cureandbless:cure',
      { traits: ['Cure and Bless'], skill: 5, hits: 4 },
      { traits: ['Net', 'Bola', 'Poison', 'Claws'], skill: 3 },
    ),
    of('cureandbless:bless', { traits: ['Cure and Bless'], ...CASTER }),
    of('burst:range 0', { traits: ['Flying', 'Bomb (Straight Down: Range = 0)'], skill: 3 }),
  ];
}

/** What the colours do by themselves, and what armies and traits change about them. */
function cardSubjects(): Subject[] {
  const plain = baseCards({ army: '', traits: [], improved: {} });
  const subjects: Subject[] = [];
  const uses = ['move', 'strike', 'defend'] as const;
  for (const use of uses)
    for (const colour of COLOURS)
      if (plain[use][colour]) subjects.push({ key: `card:${use}:${colour}`, group: 'cards' });
  const bearers = [
    ...ARMY_RULES.map(({ id }) => ({ who: `army:${id}`, army: id, traits: [], recipe: { army: id } })),
    ...['fey', 'infernal', 'berserk', 'slow'].map((id) => ({
      ...{ who: `passive:${id}`, army: '', traits: [id], recipe: { traits: [id] } },
    })),
  ];
  for (const { who, army, traits, recipe } of bearers) {
    const own = baseCards({ army, traits, improved: {} });
    for (const use of uses)
      for (const colour of COLOURS)
        if ((own[use][colour] ?? 0) !== (plain[use][colour] ?? 0))
          subjects.push({ key: `${who}:${use}:${colour}`, group: 'armies', recipe });
    if (extraCards({ army, traits }) > 0) subjects.push({ key: `${who}:cards`, group: 'armies', recipe });
  }
  return subjects;
}

/** Traits that come with an army or with Fey, and what recruiting asks of each army. */
function armySubjects(): Subject[] {
  const group = 'armies';
  const grants: Subject[] = [
    { key: 'army:dwarf:grants:mithril', group, recipe: { army: 'dwarf' } },
    { key: 'army:forestelf:grants:stealth', group, recipe: { army: 'forestelf' } },
    { key: 'army:forestelf:grants:hide', group, recipe: { army: 'forestelf' } },
    { key: 'passive:fey:grants:hide', group, recipe: { traits: ['Fey'] } },
  ];
  const asked = ARMY_RULES.flatMap(({ id: army, gold, never, raceNever, raceNeedsOne, leader, allOf }) => {
    const of = (what: string, recipe?: Recipe): Subject => ({
      ...{ key: `army:${army}:${what}`, group, army },
      ...(recipe && { recipe }),
    });
    const led: Recipe = leader?.hero
      ? { skill: 1, fate: 1, traits: ['Sword'] }
      : leader?.units.length
        ? { unit: leader.units[0] }
        : { traits: [leader?.traits[0] ?? 'Sword'], ...CASTER };
    return [
      of('mustered'),
      ...(gold === 100 ? [] : [of('more gold')]),
      ...never.map((trait) => of('recruit.never', { traits: [trait] })),
      ...(raceNever.length === 0 ? [] : [of('recruit.never-race', { traits: [raceNever[0]], army })]),
      ...(raceNeedsOne.length === 0 ? [] : [of('recruit.needs-one', { traits: ['Axe'], army })]),
      ...(leader ? [of('led', led), { ...of('no leader'), plain: true as const }] : []),
      ...(allOf ? [of('recruit.stranger', { traits: ['Axe'] })] : []),
    ];
  });
  return [...grants, ...asked, { key: 'army:casters beyond the limit', group }];
}

function magicSubjects(): Subject[] {
  const spells = SPELLS.map(({ id, list, target, effect }): Subject => {
    const recipe = { traits: [LIST_TRAITS[list]], ...CASTER };
    const foe =
      target === 'undead'
        ? { traits: ['Undead', 'Club'], hits: 2 }
        : effect.is === 'cure'
          ? { traits: ['Net', 'Poison', 'Claws'] }
          : effect.is === 'rust'
            ? { traits: ['Sword', 'Heavy Armor'] }
            : undefined;
    return { key: `spell:${id}`, group: 'spells', recipe, ...(foe && { foe }) };
  });
  const items = ITEMS.map(({ id, names, weapon, needsMelee, effects }): Subject => {
    const slain = effects.find((effect) => effect.is === 'slay');
    const traits = needsMelee ? ['Axe'] : effects.some((one) => one.is === 'arrows') ? ['Bow'] : ['Sling'];
    const recipe = { items: [names[0]], traits: weapon ? [] : traits, skill: 2 };
    const foe = slain?.is === 'slay' ? { keywords: [slain.of], hits: 2 } : { traits: ['Bow', 'Poison'] };
    return { key: `item:${id}`, group: 'items', recipe, foe };
  });
  const caster = { ...CASTER, traits: ['Mage', 'Necromancer'] };
  return [
    ...spells,
    ...items,
    { key: 'items:handed over', group: 'items', recipe: { items: ['Ring of Power'], skill: 1 } },
    { key: 'items:handed over before the draw', group: 'items', recipe: { items: ['Magic Armor'] } },
    { key: 'items:taken from the ground', group: 'items', foe: { items: ['Magic Armor'] } },
    { key: 'magic:cursed ground strikes', group: 'events', recipe: caster },
    { key: 'magic:obeys another side', group: 'events', recipe: caster },
    { key: 'magic:its own again', group: 'events', recipe: caster },
    {
      ...{ key: 'magic:own shape again', group: 'events' },
      recipe: { skill: 6, hits: 4, traits: ['Priest'], spells: ['Polymorph'] },
    },
    { key: 'magic:a spell ends', group: 'events', recipe: caster },
    { key: 'magic:barred from being raised', group: 'events', recipe: { ...CASTER, traits: ['Priest'] } },
  ];
}

const MOUNTS = ['Horse', ...HERO_SPECIALS.flatMap((one) => (one.is === 'mount' ? one.of : []))];

function heroSubjects(): Subject[] {
  const group = 'heroes';
  const hero = { hero: 3, traits: ['Sword'] };
  return [
    ...HERO_TABLE.map((ability) => ({ key: `hero:level:${ability}`, group, recipe: hero })),
    ...HERO_SPECIALS.flatMap((special): Subject[] => {
      switch (special.is) {
        case 'trait':
          // A level brings a special by one die in five, and a skill by one special in five.
          return special.of.map((id) => ({
            ...{ key: `hero:gains:${id}`, group },
            recipe: { ...hero, hero: 9 },
          }));
        case 'companions':
          return special.of.map((name) => ({
            ...{ key: `hero:companion:${name}`, group },
            ...{ recipe: { skill: 1, fate: 1, traits: ['Sword'] }, along: [{ unit: name }] },
          }));
        case 'spell':
          return special.of.map((id) => ({
            ...{ key: `hero:purple:${id}`, group },
            recipe: { spells: [id === 'priest:awe' ? 'Awe' : 'Necromancer Fear'], skill: 2 },
          }));
        case 'card':
          return special.of.map((id) => ({
            ...{ key: `hero:card:${id}`, group },
            recipe: {
              improved: id === 'orangeDefends' ? { orangeDefends: 2 } : { [id]: true },
              ...{ traits: ['Great Sword'], skill: 1 },
            },
          }));
        default:
          return [];
      }
    }),
    ...HEROES.map(({ spec, companions }) => ({
      ...{ key: `hero:${spec.name}`, group, recipe: { unit: spec.name } },
      along: companions.map(({ name }) => ({ unit: name })),
    })),
    { key: 'hero:Fate spent', group, recipe: { fate: 2, traits: ['Axe'] } },
    { key: 'hero:Fate kept', group, recipe: { fate: 2, traits: ['Axe'] } },
    ...MOUNTS.map((mount) => ({
      ...{ key: `mount:${mount}`, group: 'mounts' },
      recipe: { mount, traits: ['Spear'], skill: 1 },
    })),
    ...['struck', 'lost', 'pushed off', 'mounted again'].map((what) => ({
      ...{ key: `mount:${what}`, group: 'mounts', recipe: { mount: 'Horse', traits: ['Axe'], hits: 2 } },
      foe: { traits: ['Trample', 'Cause Fear'], skill: 1 },
    })),
  ];
}

function tableSubjects(): Subject[] {
  return [
    ...optionSpecs.flatMap(({ name, values }) =>
      values.slice(1).map(
        (value): Subject => ({
          ...{ key: `option:${name} ${value}`, group: 'options' },
          option: [name, value],
        }),
      ),
    ),
    ...['three sides', 'four sides', 'two teams'].map((what) => ({ key: `sides:${what}`, group: 'sides' })),
    ...['annihilation', 'rounds', 'breakpoint', 'leader', 'stalemate'].map((reason) => ({
      ...{ key: `over:${reason}`, group: 'ends' },
      ...(reason === 'stalemate' && { harmless: true as const }),
    })),
    ...['stunned', 'trapped', 'escaped', 'inspired', 'token', 'pushed', 'lured', 'deployed', 'switched'].map(
      (what) => ({ key: `mark:${what}`, group: 'events' }),
    ),
  ];
}

export const SUBJECTS: readonly Subject[] = [
  ...rowSubjects(),
  ...cardSubjects(),
  ...passiveSubjects(),
  ...armySubjects(),
  ...magicSubjects(),
  ...heroSubjects(),
  ...tableSubjects(),
];

/** How often each subject has come up so far. Keys that are no subject are our mistake. */
export class Uses {
  readonly counts = new Map<string, number>(SUBJECTS.map(({ key }) => [key, 0]));

  credit(key: string): void {
    const n = this.counts.get(key);
    if (n === undefined) throw new Error(`nothing is counted as "${key}"`);
    this.counts.set(key, n + 1);
  }

  /** For keys that name no subject where the rules make no difference. */
  creditIfAny(key: string): void {
    const n = this.counts.get(key);
    if (n !== undefined) this.counts.set(key, n + 1);
  }

  of(key: string): number {
    return this.counts.get(key) ?? Number.POSITIVE_INFINITY;
  }
}
