import type { LaidPiece } from '../../../table/byhand/piece.ts';
import type { Piece } from '../../../table/model.ts';
import type { Colour } from '../model.ts';
import type { Battle } from '../rules/state.ts';
import { groundPieces, unitPiece } from '../view/table.ts';
import { lastingPieces } from './lasting.ts';

/** Zones of the deck and discard pile of this number (A5). */
export const deckZone = (pile: number): string => (pile === 0 ? 'draw' : `draw:${pile}`);
export const discardZone = (pile: number): string => (pile === 0 ? 'discard' : `discard:${pile}`);
/** Where cards lie that are in play: hands of those who act, and cards kept for defence. */
export const IN_PLAY = 'cards';

/** Name of a card that the unit of this index keeps for defence (option holdDefence). */
export const keptId = (unit: number, n: number): string => `kept-${unit}-${n}`;

/**
 * Every warrior with its tokens and conditions, what lasts on it, the fallen in their boxes, what lies on hexes, and
 * every card. Warriors and open cards keep their names; the decks lie face down.
 */
export function layOut(b: Battle): readonly LaidPiece[] {
  return [
    ...b.units.map((_, i) => withoutLasting(open(unitPiece(b, i)))),
    ...lastingPieces(b),
    // On the hexes themselves, so that hands can move it from one to another.
    ...groundPieces(b).map((piece) => open({ ...piece, zone: 'board' })),
    ...cardsOf(b),
  ];
}

const open = (piece: Piece): LaidPiece => ({ ...piece, down: false });

/** What lasts on it lies beside it as tokens of their own. */
function withoutLasting({ marks: { timed, controlled, ...marks }, ...piece }: LaidPiece): LaidPiece {
  return { ...piece, marks };
}

function cardsOf(b: Battle): LaidPiece[] {
  const inPlay = [
    ...b.open.flatMap(({ unit, hand }) =>
      hand.map(({ id, colour }) => ({ id, colour, seat: b.units[unit].seat })),
    ),
    ...b.units.flatMap(({ held, seat }, i) => held.map((colour, n) => ({ id: keptId(i, n), colour, seat }))),
  ];
  return [
    ...b.decks.flatMap((deck, pile) => deck.map((colour, at) => card(colour, deckZone(pile), at, true))),
    ...b.discards.flatMap((away, pile) =>
      away.map((colour, at) => card(colour, discardZone(pile), at, false)),
    ),
    ...inPlay.map(({ id, colour, seat }, at) => ({ ...card(colour, IN_PLAY, at, false), id, seat })),
  ];
}

const card = (colour: Colour, zone: string, at: number, down: boolean): LaidPiece => ({
  ...{ id: '', kind: `card:${colour}`, seat: -1, zone, at, down, marks: {} },
});
