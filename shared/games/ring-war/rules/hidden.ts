import type { Dice } from '../../../engine/dice.ts';
import { type Card, opponentOf, SIDES, type Side } from '../model.ts';
import { hasAnswered, isComplete } from './choices.ts';
import { copyRingWar, NONE, OPEN, type RingWar } from './state.ts';
import { anyOf, LOCATION } from './tables.ts';

/** The order of both decks is hidden from everyone. */
export function reshuffle(b: RingWar, dice: Dice): void {
  for (const side of SIDES) dice.shuffle(b.decks[side]);
}

/**
 * A state that fits all that a seat may know: decks in another order, the other's hand drawn anew but for the
 * cards that were seen there, its secret answers given anew. For a spectator both hands.
 */
export function determinize(b: RingWar, seat: number, dice: Dice): RingWar {
  const fit = copyRingWar(b);
  for (const side of SIDES) if (side !== seat) drawAnew(fit, side, seat, dice);
  reshuffle(fit, dice);
  return fit;
}

function drawAnew(b: RingWar, side: Side, seat: number, dice: Dice): void {
  const scout = b.scout[side];
  const seen = seat === opponentOf(side) ? b.known[seat === 0 ? 0 : 1] : scout === NONE ? [] : [scout];
  const unseen = [...b.decks[side], ...b.hands[side]].filter((card) => !seen.includes(card));
  dice.shuffle(unseen);
  const size = b.hands[side].length;
  b.hands[side] = dice.shuffle([...seen, ...unseen.splice(0, size - seen.length)]);
  b.decks[side] = unseen;
  const other = opponentOf(side);
  b.known[other] = b.known[other].filter((card) => b.hands[side].includes(card));
  b.toss[side] = 0;
  b.answer[side] = OPEN;
  b.laid[side] = [[], []];
  if (b.phase === 'split' && hasAnswered(b, side)) layAny(b, side);
}

/** A legal split of any kind: the shown scout first, then a Location for each pile, then as the cards come. */
function layAny(b: RingWar, side: Side): void {
  const scout = b.scout[side];
  const hand = b.hands[side];
  const rank = (card: Card): number => (card === scout ? 0 : LOCATION[side][card] === 1 ? 1 : 2);
  const order = [...hand].sort((x, y) => rank(x) - rank(y));
  for (const card of order) {
    if (isComplete(b, side)) return;
    const place = LOCATION[side][card] === 1;
    const open = b.laid[side].find(
      (pile) => pile.length < b.base.options.pileSize && !(place && anyOf(pile, LOCATION[side])),
    );
    open?.push(card);
  }
}
