import { COMPANION_SPECS, HERO_MOUNTS } from '../data/heroes.ts';
import { ITEM_BY_ID } from '../data/items.ts';
import { SPELL_BY_ID, spellsOf } from '../data/spells.ts';
import { HOUSE_SPECS, summonedType } from '../data/summons.ts';
import { resolveType, sampleNames } from '../data/types.ts';
import { SPELL_LISTS, type Spell } from '../magic.ts';
import type { BattleSetup, UnitType } from '../model.ts';

/** Types that magic may bring to a battle: `samples` of them are the forms of Polymorph and come first. */
export interface Reserve {
  readonly types: readonly UnitType[];
  readonly samples: number;
}

const NONE: Reserve = { types: [], samples: 0 };

/** Only where somebody could cast such a spell; whoever can create items can have any spell of theirs. */
export function reserveOf(setup: BattleSetup): Reserve {
  const spells = castIn(setup);
  if (spells.length === 0) return NONE;
  if (spells.some(({ effect }) => effect.is === 'transform' || effect.is === 'create')) {
    const levelled = setup.units.flatMap(({ type, heroLevels }) => (heroLevels === undefined ? [] : [type]));
    if (levelled.length === 0) return everyone();
    const { types, samples } = everyone();
    return { samples, types: [...types, ...companions(), ...levelled.flatMap(mountedForms)] };
  }
  const names = new Set(spells.flatMap(({ effect }) => (effect.is === 'summon' ? effect.choices : [])));
  return { types: [...names].map(typeNamed), samples: 0 };
}

/** Every spell that somebody on the table could cast by a list, a power or an item. */
function castIn({ units }: BattleSetup): readonly Spell[] {
  const ids = new Set<string>();
  const forms = new Set(units.flatMap(({ type }) => (type.mount ? [type, type.mount] : [type])));
  for (const type of forms) {
    const items = type.items.flatMap((id) => ITEM_BY_ID.get(id)?.effects ?? []);
    const traits = new Set([
      ...type.traits,
      ...items.flatMap((effect) => (effect.is === 'gain' ? effect.gain.traits : [])),
    ]);
    for (const list of SPELL_LISTS) if (traits.has(list)) for (const { id } of spellsOf(list)) ids.add(id);
    for (const { spell } of type.powers) ids.add(spell);
    for (const effect of items) if (effect.is === 'cast' || effect.is === 'castOnce') ids.add(effect.spell);
  }
  // A level may bring any item.
  if (units.some((unit) => unit.heroLevels !== undefined))
    for (const list of SPELL_LISTS) for (const { id } of spellsOf(list)) ids.add(id);
  return [...ids].flatMap((id) => SPELL_BY_ID.get(id) ?? []);
}

let all: Reserve | undefined;

function everyone(): Reserve {
  if (!all) {
    const samples = sampleNames().map(typeNamed);
    all = { types: [...samples, ...HOUSE_SPECS.map(({ name }) => typeNamed(name))], samples: samples.length };
  }
  return all;
}

function typeNamed(name: string): UnitType {
  const type = summonedType(name);
  if (!type) throw new Error(`no type is named ${name}`);
  return type;
}

/** Companions that are no sample units. */
const companions = (): UnitType[] =>
  COMPANION_SPECS.flatMap((spec) => {
    const resolved = resolveType(spec);
    return resolved.ok ? [resolved.type] : [];
  });

/** A hero on each of the mounts that a level may bring. */
const mountedForms = (type: UnitType): UnitType[] =>
  type.mount
    ? []
    : HERO_MOUNTS.map((name) => ({
        ...type,
        mount: typeNamed(name),
        look: { ...type.look, size: 'mounted' as const },
      }));
