import type { Deck } from '../model.ts';
import { parseDeck } from '../notation.ts';
import { DEFENCES, FIGHTERS, WEAPONS } from './cards.ts';

/** 40 fighters, 42 weapons, 44 defences. */
export const STANDARD_DECK: Deck = parseDeck(FIGHTERS, WEAPONS, DEFENCES);

/** How many cards a deck must have of each back. */
export const DECK_SIZE = { fighters: 40, weapons: 42, defences: 44 } as const;

export interface DeckSums {
  readonly fighters: number;
  readonly regular: number;
  readonly newFighters: number;
  readonly fighterSum: number;
  readonly weapons: number;
  readonly weaponClasses: number;
  readonly weaponSum: number;
  readonly weaponDefSum: number;
  readonly defences: number;
  readonly defenceClasses: number;
  readonly defenceSum: number;
}

/** Numbers of cards and sums of their figures: what a maker of decks wants to see. */
export function sumsOf({ fighters, weapons, defences }: Deck): DeckSums {
  const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
  const classes = (cards: readonly { readonly id: string }[]): number =>
    new Set(cards.map(({ id }) => id)).size;
  const newFighters = fighters.filter(({ isNew }) => isNew).length;
  return {
    ...{ fighters: fighters.length, regular: fighters.length - newFighters, newFighters },
    fighterSum: sum(fighters.map(({ strength }) => strength)),
    ...{ weapons: weapons.length, weaponClasses: classes(weapons) },
    weaponSum: sum(weapons.map(({ strength }) => strength)),
    weaponDefSum: sum(weapons.map(({ defence }) => defence)),
    ...{ defences: defences.length, defenceClasses: classes(defences) },
    defenceSum: sum(defences.map(({ defence }) => defence)),
  };
}
