import type { Level, Levels, Warrior } from '../../../design/roster.ts';
import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { words } from '../../../engine/words.ts';
import type { Problem } from '../../../scenario/problem.ts';
import {
  HERO_SPECIALS,
  HERO_TABLE,
  type HeroAbility,
  type HeroSpecial,
  ORANGE_DEFENDS,
} from '../data/heroes.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { nameOf } from '../data/recruit.ts';
import { SPELLS } from '../data/spells.ts';
import { typeOf } from '../load.ts';
import type { UnitType } from '../model.ts';

/** Levels of heroes on the drawing table (section 1.11, A184): what they bring is written into the warrior's line. */
export const levels: Levels = {
  choices(warrior) {
    const type = typeFor(warrior);
    if (!type) return [];
    return [
      ...(['durability', 'skill', 'fate'] as const).map((brings) => ({ brings })),
      ...relics(warrior),
      ...families(warrior, type).flat(),
    ];
  },
  roll: (warrior, seed) => rollLevel(warrior, seed, new FastDice(seed)),
  add,
  drop,
  words({ brings, as, what = '' }) {
    if (brings === 'relic') return words('roster.level.relic', { what });
    if (brings !== 'special') return words(`roster.level.${brings}`);
    return words(`roster.level.${as}`, { what: as === 'card' ? words(`improved.${what}`) : what });
  },
  companions: ({ as, what }) => (as === 'companions' && what ? [{ unit: what }] : []),
};

/**
 * Throws the hero table, and again while it says so. A relic is any, a special ability one of the families and one
 * in it that this warrior has a use for.
 */
export function rollLevel(warrior: Warrior, seed: number, dice: Dice): Level {
  const thrown: number[] = [];
  const type = typeFor(warrior);
  const found = type ? families(warrior, type).filter((family) => family.length > 0) : [];
  let ability: HeroAbility | 'again' = 'again';
  while (ability === 'again') {
    const die = dice.d6();
    thrown.push(die);
    ability = HERO_TABLE[die - 1];
  }
  const rolled = { seed, dice: thrown.slice(-MOST_DICE) };
  const one = <T>(all: readonly T[]): T => all[dice.pick(all.length)];
  switch (ability) {
    case 'relic':
      return { ...one(relics(warrior)), rolled };
    case 'special':
      return { ...one(one(found)), rolled };
    default:
      return { brings: ability, rolled };
  }
}

/** A file keeps so many dice of a level; more sixes in a row nobody sees. */
const MOST_DICE = 20;

const relics = (warrior: Warrior): Level[] =>
  ITEM_NAMES.filter((what) => !warrior.items?.includes(what)).map((what) => ({ brings: 'relic', what }));

/** The special abilities that a warrior has a use for, family by family. */
function families(warrior: Warrior, type: UnitType): readonly (readonly Level[])[] {
  const named = { trait: nameOf, spell: spellName, mount: same, companions: same, card: same };
  return HERO_SPECIALS.map(({ is, of }) =>
    of
      .filter((id) => isOfUse(warrior, type, is, id))
      .map((id): Level => ({ brings: 'special', as: is, what: named[is](id) })),
  );
}

function isOfUse(warrior: Warrior, type: UnitType, is: HeroSpecial['is'], id: string): boolean {
  switch (is) {
    case 'mount':
      return type.mount === null;
    case 'companions':
      return true;
    case 'trait':
      return !type.traits.includes(id);
    case 'spell':
      return !warrior.spells?.includes(spellName(id));
    case 'card':
      return type.improved[id as keyof UnitType['improved']] === undefined;
  }
}

const same = (id: string): string => id;
const spellName = (id: string): string => SPELLS.find((spell) => spell.id === id)?.name ?? id;

function add(warrior: Warrior, level: Level): Warrior {
  const grown = { ...warrior, levels: [...(warrior.levels ?? []), level] };
  const { brings, as, what = '' } = level;
  switch (brings) {
    case 'durability':
      return counted(grown, 'hits', 1);
    case 'skill':
    case 'fate':
      return counted(grown, brings, 1);
    case 'relic':
      return { ...grown, items: [...(warrior.items ?? []), what] };
    case 'special':
      switch (as) {
        case 'mount':
          return { ...grown, mount: what };
        case 'trait':
          return { ...grown, traits: [...(warrior.traits ?? []), what] };
        case 'spell':
          return { ...grown, spells: [...(warrior.spells ?? []), what] };
        case 'card':
          return { ...grown, improved: { ...warrior.improved, ...improvement(what) } };
        default:
          return grown;
      }
  }
}

function drop(warrior: Warrior, place: number): Warrior {
  const level = warrior.levels?.[place];
  if (!level) return warrior;
  const left = warrior.levels?.filter((_, i) => i !== place);
  const { brings, as, what = '' } = level;
  const shrunk = tidy({ ...warrior, levels: left });
  switch (brings) {
    case 'durability':
      return counted(shrunk, 'hits', -1);
    case 'skill':
    case 'fate':
      return counted(shrunk, brings, -1);
    case 'relic':
      return tidy({ ...shrunk, items: withoutOne(warrior.items, what) });
    case 'special':
      switch (as) {
        case 'mount':
          return tidy({ ...shrunk, mount: undefined });
        case 'trait':
          return tidy({ ...shrunk, traits: withoutOne(warrior.traits, what) });
        case 'spell':
          return tidy({ ...shrunk, spells: withoutOne(warrior.spells, what) });
        case 'card': {
          const { [what as keyof UnitType['improved']]: _, ...improved } = warrior.improved ?? {};
          return tidy({ ...shrunk, improved: Object.keys(improved).length > 0 ? improved : undefined });
        }
        default:
          return shrunk;
      }
  }
}

const improvement = (what: string): NonNullable<Warrior['improved']> =>
  what === 'orangeDefends' ? { orangeDefends: ORANGE_DEFENDS } : { [what]: true };

/** A figure of a line changed by so much; one that its sample has anyway is not written. */
function counted(warrior: Warrior, what: 'hits' | 'skill' | 'fate', by: number): Warrior {
  const { [what]: _, ...plain } = warrior;
  const now = Math.max(what === 'hits' ? 1 : 0, (typeFor(warrior)?.[what] ?? 0) + by);
  return now === typeFor(plain)?.[what] ? plain : { ...plain, [what]: now };
}

function withoutOne(names: readonly string[] = [], name: string): string[] {
  const at = names.lastIndexOf(name);
  return names.filter((_, i) => i !== at);
}

/** Without fields that say nothing. */
function tidy(warrior: Warrior): Warrior {
  const said = Object.entries(warrior).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as Warrior;
}

function typeFor(warrior: Warrior): UnitType | null {
  const problems: Problem[] = [];
  return typeOf({ ...warrior, at: [[0, 0]] }, '', problems);
}
