import type { LaidPiece } from '../../../table/byhand/piece.ts';
import { idOf } from '../data/decks.ts';
import { type Card, CONTESTS, opponentOf, PILE_NAMES, SIDES, type Side } from '../model.ts';
import { NONE, type RingWar } from '../rules/state.ts';
import { openPiece, zoneOf } from '../view/pieces.ts';
import { tokenKind, tokenZone } from './tokens.ts';

/**
 * Every card once, where it is, and the tokens. How somebody has laid cards in secret, and whether at all, is nobody
 * else's business: they lie in the hand, last. Who has scouted may look at what it has seen as long as it is there.
 */
export function layOut(b: RingWar): readonly LaidPiece[] {
  return [...SIDES.flatMap((side) => cardsOf(b, side)), ...tokensOf(b)];
}

function cardsOf(b: RingWar, side: Side): LaidPiece[] {
  const other = opponentOf(side);
  const scout = b.scout[side];
  const open = (card: Card, zone: string, at: number, id = idOf(side, card)): LaidPiece => ({
    ...{ id, kind: idOf(side, card), seat: side, zone, at, down: false, marks: {} },
  });
  const hidden = (card: Card, zone: string, at: number, seen: readonly number[]): LaidPiece => ({
    ...open(card, zone, at, ''),
    down: true,
    ...(seen.length > 0 && { seen }),
  });
  const known = (card: Card) => (b.known[other].includes(card) ? [other] : []);
  return [
    ...b.decks[side].map((card, at) => hidden(card, zoneOf('deck', side), at, [])),
    ...b.discards[side].map((card, at) => open(card, zoneOf('discard', side), at)),
    ...(scout === NONE ? [] : [open(scout, zoneOf('scout', side), 0)]),
    ...heldBy(b, side).map((card, at) => hidden(card, zoneOf('hand', side), at, known(card))),
    ...CONTESTS.flatMap((contest) => {
      const zone = zoneOf(PILE_NAMES[contest], side);
      // Of piles whose cards were shuffled into the deck only the sight is left.
      const shown = b.swept[side] ? [] : b.piles[side][contest];
      return shown.map((card, at) => open(card, zone, at, openPiece(b, side, card)));
    }),
  ];
}

/** The cards that lie in a side's hand by hand: all but a shown scout, those that it has laid in secret last. */
export function heldBy(b: RingWar, side: Side): Card[] {
  const laid = b.laid[side].flat();
  const ready = b.hands[side].filter((card) => !laid.includes(card));
  return [...ready, ...laid].filter((card) => card !== b.scout[side]);
}

function tokensOf(b: RingWar): LaidPiece[] {
  return CONTESTS.flatMap((contest) => {
    let n = 0;
    return SIDES.flatMap((side) =>
      Array.from({ length: b.tokens[side][contest] }, (_, at): LaidPiece => {
        const kind = tokenKind(contest);
        return {
          id: `${kind}-${n++}`,
          kind,
          seat: -1,
          zone: tokenZone(contest, side),
          at,
          down: false,
          marks: {},
        };
      }),
    );
  });
}
