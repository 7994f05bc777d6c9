import type { Look } from '../../../engine/game.ts';
import type { Piece, Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { kindOf } from '../rules/play.ts';
import { type Held, pieceOf, type Race, rowOf } from '../rules/state.ts';
import { papersFor } from './papers.ts';
import { AIDS_FROM, handOf, laidPiece } from './table.ts';

/** Kinds side by side: what helps oneself, what hinders others. */
const TYPE_ORDER = 'AXMFH';
const sortKey = (held: Held): number => {
  const { type, strength, row } = CARDS[rowOf(held)];
  return TYPE_ORDER.indexOf(type) * 10000 - strength * 100 + row;
};

/** A hand in the order in which its owner sees it. */
export const sorted = (hand: readonly Held[]): Held[] =>
  [...hand].sort((a, b) => sortKey(a) - sortKey(b) || a - b);

/** One's own cards with their faces, what one has laid ready, what the Palantir showed, and reckonings. */
export function lookOf(race: Race, viewer: Seat): Look {
  const papers = papersFor(race, viewer);
  if (viewer < 0) return { pieces: [], papers };
  const me = race.seats[viewer];
  const pieces: Piece[] = [];
  const from = race.phase === 'encounter' ? 0 : AIDS_FROM;
  let at = 0;
  for (const held of sorted(me.hand)) {
    const laid = me.laid.indexOf(held);
    if (laid >= 0) pieces.push(laidPiece(held, viewer, from + laid));
    else
      pieces.push({
        id: pieceOf(held),
        kind: kindOf(rowOf(held)),
        seat: viewer,
        zone: handOf(viewer),
        at: at++,
        marks: me.marked.includes(held) ? { throw: 1 } : {},
      });
  }
  for (const { of, rows } of me.sights)
    rows.forEach((row, i) => {
      pieces.push({ id: `seen${of}.${i}`, kind: kindOf(row), seat: of, zone: `seen${of}`, at: i, marks: {} });
    });
  return { pieces, papers };
}
