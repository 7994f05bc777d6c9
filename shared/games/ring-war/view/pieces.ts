import type { Marks, Piece } from '../../../table/model.ts';
import { cardOf, idOf } from '../data/decks.ts';
import { type Card, CONTESTS, opponentOf, PILE_NAMES, SIDES, type Side } from '../model.ts';
import type { RingWar } from '../rules/state.ts';

/** Zones by seat. */
export const zoneOf = (name: 'hand' | 'scout' | 'quest' | 'war' | 'deck' | 'discard', side: Side): string =>
  `${name}${side}`;
/** What one has seen of the other's hand. */
export const SEEN = 'seen';

const NO_MARKS: Marks = {};
const SEEN_PREFIX = 'seen-';

/** Id of a card in hand: how many cards this side has held, and nothing of the face. */
const held = (b: RingWar, side: Side, at: number): string => `${side === 0 ? 'd' : 'l'}${b.ids[side][at]}`;

/** Whether a card of the hand lies open as this turn's scout. */
const isShown = (b: RingWar, side: Side, card: Card): boolean => b.scout[side] === card;

/**
 * Id of a card of the hand on the table. A shown scout goes by its name; the others are numbered without it, so
 * that its place among them stays secret.
 */
export function pieceOf(b: RingWar, side: Side, card: Card): string {
  if (isShown(b, side, card)) return idOf(side, card);
  const hand = b.hands[side];
  const shown = hand.indexOf(b.scout[side]);
  const at = hand.indexOf(card);
  return held(b, side, shown !== -1 && shown < at ? at - 1 : at);
}

/** Everything that everybody may see: backs of hands, shown scouts, open piles, discards. */
export function publicPieces(b: RingWar): Piece[] {
  const pieces: Piece[] = [];
  for (const side of SIDES) {
    const shown = b.hands[side].includes(b.scout[side]);
    const backs = b.hands[side].length - (shown ? 1 : 0);
    for (let at = 0; at < backs; at++)
      pieces.push({
        ...{ id: held(b, side, at), kind: '', seat: side, zone: zoneOf('hand', side) },
        ...{ at, marks: NO_MARKS },
      });
    if (shown) pieces.push(face(side, b.scout[side], zoneOf('scout', side), 0, { shown: 1 }));
    for (const contest of CONTESTS)
      b.piles[side][contest].forEach((card, place) => {
        pieces.push(face(side, card, zoneOf(PILE_NAMES[contest], side), place));
      });
    b.discards[side].forEach((card, place) => {
      pieces.push(face(side, card, zoneOf('discard', side), place));
    });
  }
  return pieces;
}

/** A side's own cards as it sees them: with faces, where it has laid them, and what it will throw away. */
export function ownPieces(b: RingWar, side: Side): Piece[] {
  const { laid } = b;
  return b.hands[side].map((card, at) => {
    const contest = CONTESTS.find((one) => laid[side][one].includes(card));
    const tossed = (b.toss[side] >> at) & 1;
    const marks = {
      ...(tossed ? { tossed: 1 } : {}),
      ...(b.scout[side] === card ? { shown: 1 } : {}),
    };
    return {
      ...{ id: pieceOf(b, side, card), kind: idOf(side, card), seat: side, marks },
      ...(contest === undefined
        ? { zone: zoneOf('hand', side), at }
        : { zone: zoneOf(PILE_NAMES[contest], side), at: laid[side][contest].indexOf(card) }),
    };
  });
}

/** What a side has seen of the other's hand, but for a scout that lies open anyway. */
export function seenPieces(b: RingWar, own: Side): Piece[] {
  const side = opponentOf(own);
  return [...b.known[own]]
    .filter((card) => card !== b.scout[side])
    .sort((x, y) => x - y)
    .map((card, at) => ({ ...face(side, card, SEEN, at), id: `${SEEN_PREFIX}${idOf(side, card)}` }));
}

const face = (side: Side, card: Card, zone: string, at: number, marks: Marks = NO_MARKS): Piece => {
  const id = idOf(side, card);
  return { id, kind: id, seat: side, zone, at, marks };
};

/** The card behind a piece that somebody at `seat` may look at; null where its face is hidden or it is none. */
export function cardBehind(b: RingWar, seat: number, piece: string): { side: Side; card: Card } | null {
  for (const side of SIDES) {
    if (side === seat) {
      const card = b.hands[side].find((one) => pieceOf(b, side, one) === piece);
      if (card !== undefined) return { side, card };
    }
    const id = piece.startsWith(SEEN_PREFIX) ? piece.slice(SEEN_PREFIX.length) : piece;
    const card = cardOf(side, id);
    if (card === -1) continue;
    const seen = seat === opponentOf(side) && b.known[seat === 0 ? 0 : 1].includes(card);
    const open =
      b.scout[side] === card ||
      b.discards[side].includes(card) ||
      b.piles[side].some((p) => p.includes(card));
    if (id === piece ? open : seen) return { side, card };
  }
  return null;
}
