import { type Contest, DARK, type Side } from '../model.ts';
import type { RingWar } from './state.ts';

/**
 * Names of cards that lie face down say nothing of a face, nor where its card came from: what was not turned up goes by
 * its place, first the places of the hand, then, once its side has said that it is ready, those of the piles and the
 * reserve. Places of the next turn have other names, since piles lie open beside its hands.
 */
const inPlace = (turn: number, side: Side, place: number): string =>
  `${side === DARK ? 'd' : 'l'}${turn % 2}${place}`;

/** After the last reveal no turn begins, and the hands lie beside its piles. */
const handTurn = ({ turn, shown }: RingWar): number => (shown === turn ? turn + 1 : turn);

export const inHand = (b: RingWar, side: Side, at: number): string => inPlace(handTurn(b), side, at);

/** `turn`: the one in which the pile was laid. */
export const inPile = (b: RingWar, turn: number, side: Side, contest: Contest, at: number): string =>
  inPlace(turn, side, contest * b.base.options.pileSize + at);

export const inReserve = (b: RingWar, side: Side, at: number): string =>
  inPlace(b.turn, side, 2 * b.base.options.pileSize + at);
