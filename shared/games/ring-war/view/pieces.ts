import type { Marks, Piece } from '../../../table/model.ts';
import { cardOf, idOf } from '../data/decks.ts';
import { type Card, CONTESTS, type Contest, opponentOf, PILE_NAMES, SIDES, type Side } from '../model.ts';
import { inHand, inPile, inReserve } from '../rules/places.ts';
import { NONE, type RingWar } from '../rules/state.ts';

type ZoneName = 'hand' | 'scout' | 'quest' | 'war' | 'deck' | 'discard';

/** Zones by seat. Those of the piles have short names: all their cards tell them at once when a side is ready. */
export const zoneOf = (name: ZoneName, side: Side): string =>
  `${name === 'quest' || name === 'war' ? name[0] : name}${side}`;
/** What one has seen of the other's hand. */
export const SEEN = 'seen';

const NO_MARKS: Marks = {};

/** A look back: cards that were shown or seen, where they still lie hidden, and what left the hand for a pile. */
const echo = (what: 'scout' | 'seen' | 'shadow', id: string): string => `${what}-${id}`;
const ECHO = /^(scout|seen|shadow)-(.+)$/;

/** Whether a side's piles lie face down on the table for all to see. */
const isLaidOut = (b: RingWar, side: Side): boolean => b.phase === 'split' && b.ready[side];

/** Id of a card of the hand on the table. */
export function pieceOf(b: RingWar, side: Side, card: Card): string {
  const hand = b.hands[side];
  if (!isLaidOut(b, side)) return inHand(b, side, hand.indexOf(card));
  const contest = contestWith(b, side, card);
  if (contest !== undefined) return inPile(b, b.turn, side, contest, b.laid[side][contest].indexOf(card));
  return inReserve(b, side, hand.filter((one) => contestWith(b, side, one) === undefined).indexOf(card));
}

export const shadowOf = (side: Side, card: Card): string => echo('shadow', idOf(side, card));

const contestWith = (b: RingWar, side: Side, card: Card): Contest | undefined =>
  CONTESTS.find((contest) => b.laid[side][contest].includes(card));

/** Id of a card in an open pile. */
export function openPiece(b: RingWar, side: Side, card: Card): string {
  const contest = b.piles[side][0].includes(card) ? 0 : 1;
  return inPile(b, b.shown, side, contest, b.piles[side][contest].indexOf(card));
}

/** Everything that everybody may see: backs of hands and laid piles, shown scouts, open piles, discards. */
export function publicPieces(b: RingWar): Piece[] {
  return SIDES.flatMap((side) => [
    ...backs(b, side),
    ...shownScout(b, side),
    ...CONTESTS.flatMap((contest) =>
      b.piles[side][contest].map((card, at) => ({
        ...face(side, card, zoneOf(PILE_NAMES[contest], side), at),
        id: inPile(b, b.shown, side, contest, at),
      })),
    ),
    ...b.discards[side].map((card, at) => face(side, card, zoneOf('discard', side), at)),
  ]);
}

/** A shown scout must go into a pile (R7): once its side is ready it lies in one of them, and is only a reminder here. */
function shownScout(b: RingWar, side: Side): Piece[] {
  if (b.scout[side] === NONE) return [];
  const scout = face(side, b.scout[side], zoneOf('scout', side), 0, 'scout');
  return [isLaidOut(b, side) ? { ...scout, marks: { laid: 1 } } : scout];
}

/**
 * Face-down cards. Laid piles always show full: how many Locations somebody holds is nobody's business. All keep the
 * order of the hand, so that laying them out changes no more than where they lie.
 */
function backs(b: RingWar, side: Side): Piece[] {
  const back = (id: string, zone: string, at: number): Piece => ({
    ...{ id, kind: '', seat: side, zone, at, marks: NO_MARKS },
  });
  const held = b.hands[side].length;
  if (!isLaidOut(b, side)) {
    // The scout that lies open is one of them; which back is left out tells nothing of where it was held.
    const hidden = b.scout[side] === NONE ? held : held - 1;
    return Array.from({ length: hidden }, (_, at) => back(inHand(b, side, at), zoneOf('hand', side), at));
  }
  const size = Math.min(b.base.options.pileSize, held >> 1);
  const piled = CONTESTS.flatMap((contest) =>
    Array.from({ length: size }, (_, at) =>
      back(inPile(b, b.turn, side, contest, at), zoneOf(PILE_NAMES[contest], side), contest * size + at),
    ),
  );
  const rest = Array.from({ length: held - 2 * size }, (_, at) =>
    back(inReserve(b, side, at), zoneOf('hand', side), 2 * size + at),
  );
  return [...piled, ...rest];
}

/**
 * A side's own cards as it sees them: with faces, where it has laid them, and what it will throw away. What is laid
 * leaves a shadow in its place in the hand.
 */
export function ownPieces(b: RingWar, side: Side): Piece[] {
  return b.hands[side].flatMap((card, at) => {
    const contest = contestWith(b, side, card);
    const marks: Marks = {
      ...((b.toss[side] >> at) & 1 ? { tossed: 1 } : {}),
      ...(b.scout[side] === card ? { shown: 1 } : {}),
    };
    const kind = idOf(side, card);
    const piece = { id: pieceOf(b, side, card), kind, seat: side, marks };
    if (contest === undefined) return [{ ...piece, zone: zoneOf('hand', side), at }];
    return [
      { ...piece, zone: zoneOf(PILE_NAMES[contest], side), at: b.laid[side][contest].indexOf(card) },
      {
        ...face(side, card, zoneOf('hand', side), at, 'shadow'),
        marks: { shadow: 1, [`in-${PILE_NAMES[contest]}`]: 1 },
      },
    ];
  });
}

/** What a side has seen of the other's hand. */
export function seenPieces(b: RingWar, own: Side): Piece[] {
  const side = opponentOf(own);
  // A scout that was shown lies open as such already.
  const seen = b.known[own].filter((card) => card !== b.scout[side]);
  return seen.sort((x, y) => x - y).map((card, at) => face(side, card, SEEN, at, 'seen'));
}

function face(side: Side, card: Card, zone: string, at: number, as?: 'scout' | 'seen' | 'shadow'): Piece {
  const kind = idOf(side, card);
  return { id: as ? echo(as, kind) : kind, kind, seat: side, zone, at, marks: NO_MARKS };
}

/** The card behind a piece that somebody at `seat` may look at; null where its face is hidden or it is none. */
export function cardBehind(b: RingWar, seat: number, piece: string): { side: Side; card: Card } | null {
  for (const side of SIDES) {
    for (const contest of CONTESTS) {
      const card = b.piles[side][contest].find((_, at) => inPile(b, b.shown, side, contest, at) === piece);
      if (card !== undefined) return { side, card };
    }
    if (side === seat) {
      const card = b.hands[side].find(
        (one) => pieceOf(b, side, one) === piece || shadowOf(side, one) === piece,
      );
      if (card !== undefined) return { side, card };
    }
    const [, as = '', id = piece] = ECHO.exec(piece) ?? [];
    const card = cardOf(side, id);
    if (card === -1) continue;
    const open =
      as === 'seen'
        ? seat === opponentOf(side) && b.known[opponentOf(side)].includes(card)
        : as === 'scout'
          ? b.scout[side] === card
          : as === '' && b.discards[side].includes(card);
    return open ? { side, card } : null;
  }
  return null;
}
