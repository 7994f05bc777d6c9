import type { Dice } from '../../../engine/dice.ts';
import { type Card, opponentOf, type Side } from '../model.ts';
import type { Piles } from '../rules/score.ts';
import type { RingWar } from '../rules/state.ts';
import { bestPiles } from './splits.ts';

/**
 * What a side may know of the other's hand: the cards that it has seen there, and all that are neither open nor
 * seen (each deck has one of each card, so those in deck and hand are known together). In the order of the lists,
 * so that it says nothing about the order of a deck.
 */
export interface Guess {
  readonly side: Side;
  readonly known: readonly Card[];
  readonly unseen: readonly Card[];
  /** Cards in that hand. */
  readonly size: number;
  /** A scout that must be laid, or NONE. */
  readonly scout: number;
}

export function guessOf(b: RingWar, own: Side): Guess {
  const side = opponentOf(own);
  const known = [...b.known[own]].sort((x, y) => x - y);
  const unseen = [...b.decks[side], ...b.hands[side]]
    .filter((card) => !known.includes(card))
    .sort((x, y) => x - y);
  return { side, known, unseen, size: b.hands[side].length, scout: b.scout[side] };
}

/** A hand that fits what is known. */
export function handLike({ known, unseen, size }: Guess, dice: Dice): Card[] {
  const rest = unseen.slice();
  const hand = known.slice();
  while (hand.length < size && rest.length > 0) {
    const at = dice.pick(rest.length);
    hand.push(rest[at]);
    rest[at] = rest[rest.length - 1];
    rest.pop();
  }
  return hand;
}

/** How much Quest weighs for a player of whom nothing is known: from a quarter to three quarters. */
const LEAST = 0.25;
const SPREAD = 0.5;
const STEPS = 64;

/** `n` splits that the other side may have laid, each the best of a hand under some weight. */
export function foesLike(b: RingWar, guess: Guess, n: number, dice: Dice): readonly Piles[] {
  const { options } = b.base;
  const weight = (): number => LEAST + (SPREAD * dice.pick(STEPS + 1)) / STEPS;
  return Array.from({ length: n }, () =>
    bestPiles(guess.side, handLike(guess, dice), guess.scout, weight(), options),
  );
}
