import type { Colour, UnitType } from '../model.ts';
import { foldName } from '../names.ts';

/**
 * What the colours do by themselves (section 1.2) and how armies and traits change it (sections 1.9, A174):
 * the rules of a race follow the unit's `army`, those of Fey, Infernal, Slow and Berserk its trait.
 */
export interface BaseCards {
  /** Hexes of a base move. */
  readonly move: ByColour;
  /** Figure of an Attack of range 1. */
  readonly strike: ByColour;
  /** Figure of a Defend when the colour is drawn for defence. */
  readonly defend: ByColour;
}

/** Absent or 0: the colour does not do it. */
type ByColour = Readonly<Partial<Record<Colour, number>>>;

const PLAIN: BaseCards = { move: { R: 1, O: 2 }, strike: { Y: 3 }, defend: { G: 3 } };

interface CardRule {
  readonly army?: string;
  readonly trait?: string;
  readonly change?: Partial<BaseCards>;
  /** Traits that every unit of the army has besides its own. */
  readonly grants?: readonly string[];
  /** More cards for an activation of one's own (A68). */
  readonly cards?: number;
}

/** In the order in which they apply; a later one replaces the figure of an earlier one. */
const RULES: readonly CardRule[] = [
  { army: 'orc', change: { move: { R: 2 }, strike: { Y: 4 }, defend: { G: 4 } } },
  { army: 'goblin', change: { strike: { Y: 2 }, defend: { G: 2 } } },
  { army: 'dwarf', change: { move: { O: 1 }, defend: { R: 3 } }, grants: ['mithril'] },
  { army: 'lizard', change: { defend: { O: 3 } } },
  // Heavy Armor is bought with the recruit and stands among its traits (A178).
  { army: 'dragonmen', change: { defend: { O: 3 } } },
  { army: 'highelf', cards: 1 },
  { army: 'forestelf', grants: ['stealth', 'hide'] },
  { trait: 'fey', change: { strike: { Y: 2 } }, grants: ['hide'] },
  { trait: 'infernal', change: { strike: { G: 3 }, defend: { G: 0 } } },
  { trait: 'berserk', change: { strike: { G: 3 } } },
  { trait: 'slow', change: { move: { O: 1 } } },
];

/** Army id to the names that may be written for it. */
const ARMIES: Readonly<Record<string, readonly string[]>> = {
  human: ['Human'],
  dwarf: ['Dwarf', 'Dwarven'],
  highelf: ['High Elf', 'High Elves'],
  forestelf: ['Forest Elf', 'Forest Elves'],
  darkelf: ['Dark Elf', 'Dark Elves'],
  orc: ['Orc'],
  goblin: ['Goblin'],
  undead: ['Undead'],
  lizard: ['Lizard', 'Lizard Man', 'Lizard Men', 'Lizardman'],
  dragonmen: ['Dragon Men', 'Dragon Man'],
  magical: ['Magical'],
  nature: ['Nature'],
  fey: ['Fey'],
  infernal: ['Infernal'],
  giant: ['Giant'],
};

export const ARMY_NAMES: readonly string[] = Object.values(ARMIES).map((names) => names[0]);

/** Id of an army by any of its names; null when unknown. */
export function armyByName(text: string): string | null {
  const name = foldName(text);
  return (
    Object.entries(ARMIES).find(
      ([id, names]) => id === name || names.some((n) => foldName(n) === name),
    )?.[0] ?? null
  );
}

type Bearer = Pick<UnitType, 'army' | 'traits'>;

const rulesOf = (unit: Bearer): readonly CardRule[] =>
  RULES.filter((rule) => rule.army === unit.army || (rule.trait && unit.traits.includes(rule.trait)));

/** What the six colours do for this unit before any row of the list. */
export function baseCards(unit: Bearer & Pick<UnitType, 'improved'>): BaseCards {
  let cards = PLAIN;
  for (const { change } of rulesOf(unit))
    cards = {
      move: { ...cards.move, ...change?.move },
      strike: { ...cards.strike, ...change?.strike },
      defend: { ...cards.defend, ...change?.defend },
    };
  // Improved cards of a hero replace the figure; they add no second use (A43).
  const { redMoves2, orangeDefends } = unit.improved;
  if (redMoves2) cards = { ...cards, move: { ...cards.move, R: 2 } };
  if (orangeDefends) cards = { ...cards, defend: { ...cards.defend, O: orangeDefends } };
  return cards;
}

/** Traits that come with the army or with Fey; already in `UnitType.traits` of every resolved type. */
export function grantedTraits(unit: Bearer): readonly string[] {
  return rulesOf(unit).flatMap((rule) => rule.grants ?? []);
}

/** Cards beyond 2 + Skill in the unit's own activations. */
export function extraCards(unit: Bearer): number {
  return rulesOf(unit).reduce((sum, rule) => sum + (rule.cards ?? 0), 0);
}
