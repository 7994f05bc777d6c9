import { ALLIANCES, type CardSpec, DECKS, isCalled } from '../data/decks.ts';
import { type Card, CONTESTS, type Contest, opponentOf, QUEST, SIDES, type Side } from '../model.ts';

/**
 * The card lists, worked out once for counting fast: what each card adds to each other. Sets of cards are byte
 * tables by card, and the alliances of a card are one number with three bits a letter, so that those of a pile
 * add up.
 */

export type CardSet = Uint8Array;

/** One effect of a card in one contest. */
export interface Rule {
  readonly is: 'own' | 'opp' | 'perOpp' | 'lift' | 'pair';
  readonly amount: number;
  /** Cards that call it forth: of its own deck, or of the other for 'opp' and 'perOpp'. */
  readonly set: CardSet;
}

export interface CardTable {
  /** Printed values by card. */
  readonly values: Uint8Array;
  /** Effects that count in this contest; null for none. */
  readonly rules: readonly (readonly Rule[] | null)[];
}

/** TABLES[side][contest]. */
export const TABLES = SIDES.map((side) => CONTESTS.map((contest) => tableOf(side, contest)));

/** Cards that must not be played for this one to count (R14): of its own deck, and of the other. */
export interface Silence {
  readonly own: CardSet;
  readonly opp: CardSet;
}
export const SILENCES = SIDES.map((side) => DECKS[side].map((spec) => silenceOf(spec)));

export const ARMY = SIDES.map((side) => setOf(side, (spec) => spec.kinds.has('army')));
export const CAVALRY = SIDES.map((side) => setOf(side, (spec) => spec.kinds.has('cavalry')));
export const LOCATION = SIDES.map((side) => setOf(side, (spec) => spec.kinds.has('location')));
export const SCOUT = SIDES.map((side) => setOf(side, (spec) => spec.kinds.has('scout')));

const BITS = 3;
/** Alliances of each card, three bits a letter. */
export const LETTERS = SIDES.map((side) =>
  DECKS[side].map(({ alliances }) =>
    alliances.reduce((sum, letter) => sum + 2 ** (BITS * ALLIANCES[side].indexOf(letter)), 0),
  ),
);

/** What 0, 1, 2, 3, 4 cards of one alliance add (R19). */
export const STEPS = [0, 0, 1, 3, 5] as const;

/** The bonus of all alliances whose letters add up to this. */
export function allianceBonus(letters: number): number {
  let bonus = 0;
  for (let rest = letters; rest > 0; rest >>>= BITS) bonus += STEPS[rest & 7];
  return bonus;
}

/** How many cards of each letter are in the sum, in the order of ALLIANCES. */
export function letterCounts(side: Side, letters: number): readonly number[] {
  return ALLIANCES[side].map((_, i) => (letters >>> (BITS * i)) & 7);
}

function setOf(side: Side, holds: (spec: CardSpec) => boolean): CardSet {
  return Uint8Array.from(DECKS[side], (spec) => (holds(spec) ? 1 : 0));
}

function tableOf(side: Side, contest: Contest): CardTable {
  const letter = contest === QUEST ? 'Q' : 'W';
  return {
    values: Uint8Array.from(DECKS[side], (spec) => spec.values[contest]),
    rules: DECKS[side].map((spec) => {
      const rules = spec.effects.flatMap((effect): Rule[] => {
        if (effect.is === 'zero') return [];
        if (effect.is !== 'pair' && effect.figure !== 'any' && effect.figure !== letter) return [];
        const there = effect.is === 'bonus' && effect.where === 'opp';
        const set = called(there ? opponentOf(side) : side, effect.whom);
        const is = effect.is === 'bonus' ? (there ? (effect.each ? 'perOpp' : 'opp') : 'own') : effect.is;
        return [{ is, amount: effect.amount, set }];
      });
      return rules.length === 0 ? null : rules;
    }),
  };
}

/** null for a card that nothing silences. */
function silenceOf(spec: CardSpec): Silence | null {
  const whom = spec.effects.flatMap((effect) => (effect.is === 'zero' ? effect.whom : []));
  if (whom.length === 0) return null;
  return { own: called(spec.side, whom, false), opp: called(opponentOf(spec.side), whom, false) };
}

function called(side: Side, whom: readonly string[], must = true): CardSet {
  const set = setOf(side, (spec) => whom.some((what) => isCalled(spec, what)));
  if (must && !set.includes(1)) throw new Error(`No card of side ${side} is called ${whom.join(' or ')}.`);
  return set;
}

/** Whether any of the cards is in the set. */
export function anyOf(cards: readonly Card[], set: CardSet): boolean {
  for (let i = 0; i < cards.length; i++) if (set[cards[i]] === 1) return true;
  return false;
}

export function countOf(cards: readonly Card[], set: CardSet): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) count += set[cards[i]];
  return count;
}
