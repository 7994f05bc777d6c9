import type { LaidPiece } from '../../../table/byhand/piece.ts';
import type { Seat } from '../../../table/model.ts';
import { kindOf, pawnOf } from '../rules/play.ts';
import { pieceOf, type Race, rowOf } from '../rules/state.ts';
import { handOf } from '../view/table.ts';

/** Figures that stand on a pawn. */
export const MARKERS = ['defeat', 'corruption', 'miss'] as const;

/**
 * Every card once, where it is, and the pawns with their markers. Cards that lie ready in secret are still in the hand;
 * an encounter that is settled lies on the discards.
 */
export function layOut(race: Race): readonly LaidPiece[] {
  return [
    ...race.deck.map((row, at) => card(row, 'deck', at, { down: true })),
    ...race.discard.map((row, at) => card(row, 'discard', at, { id: `d${at}` })),
    ...(race.encounter?.cards ?? []).map((held, at) =>
      card(rowOf(held), 'battle', at, { id: pieceOf(held), seat: race.encounter?.by ?? -1 }),
    ),
    ...race.seats.flatMap((_, seat) => fellowship(race, seat)),
  ];
}

const card = (row: number, zone: string, at: number, more: Partial<LaidPiece>): LaidPiece => ({
  ...{ id: '', kind: kindOf(row), seat: -1, zone, at, down: false, marks: {} },
  ...more,
});

function fellowship(race: Race, seat: Seat): LaidPiece[] {
  const { hand, out, space, defeat, corruption, miss } = race.seats[seat];
  const known = knowing(race, seat);
  const cards = hand.map((held, at) => {
    const seen = known(rowOf(held));
    return card(rowOf(held), handOf(seat), at, { seat, down: true, ...(seen.length > 0 && { seen }) });
  });
  if (out) return cards;
  const marks = { defeat, corruption, miss };
  return [
    ...cards,
    { id: pawnOf(seat), kind: `pawn${seat}`, seat, zone: 'trail', at: space, down: false, marks },
  ];
}

/** Who knows that this seat holds a card of a row: asked for each card of the hand in turn. */
function knowing(race: Race, seat: Seat): (row: number) => number[] {
  const left = race.seats.map(({ sights }) => [...(sights.find(({ of }) => of === seat)?.rows ?? [])]);
  return (row) =>
    left.flatMap((rows, viewer) => {
      const at = rows.indexOf(row);
      if (at < 0) return [];
      rows.splice(at, 1);
      return [viewer];
    });
}
