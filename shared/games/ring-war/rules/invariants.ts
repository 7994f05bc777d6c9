import { DECKS } from '../data/decks.ts';
import { CONTESTS, SIDES } from '../model.ts';
import { handSize, startTokens } from './options.ts';
import type { RingWar } from './state.ts';

/** Breaks of what must always hold: every card once, twenty tokens, secrets made of cards in hand. */
export function brokenIn(b: RingWar): readonly string[] {
  const broken: string[] = [];
  const total = startTokens(b.base.options).reduce((sum, n) => sum + n, 0);
  for (const side of SIDES) {
    const hand = b.hands[side];
    const open = b.swept[side] ? [] : b.piles[side].flat();
    const cards = [...b.decks[side], ...b.discards[side], ...hand, ...open];
    if (cards.length !== DECKS[side].length || new Set(cards).size !== cards.length)
      broken.push(`side ${side} has ${cards.length} cards instead of ${DECKS[side].length}`);
    if (b.phase !== 'over' && hand.length > handSize(b.base.options))
      broken.push(`side ${side} holds ${hand.length} cards`);
    const laid = b.laid[side].flat();
    if (new Set(laid).size !== laid.length || laid.some((card) => !hand.includes(card)))
      broken.push(`side ${side} has laid what it does not hold`);
    if (b.known[side].some((card) => !b.hands[1 - side].includes(card)))
      broken.push(`side ${side} knows a card that is not there`);
  }
  for (const contest of CONTESTS) {
    const tokens = SIDES.map((side) => b.tokens[side][contest]);
    if (tokens[0] + tokens[1] !== total || tokens.some((n) => n < 0))
      broken.push(`tokens ${contest}: ${tokens.join(' and ')}`);
  }
  return broken;
}
