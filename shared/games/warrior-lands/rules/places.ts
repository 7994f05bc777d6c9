import type { Field } from './field.ts';
import type { Battle } from './state.ts';

/** Free hexes next to `cell` that are farther from `from` than `cell` is (A120): three on an axis, two off it. */
export const fartherCells = (b: Battle, field: Field, cell: number, from: number): number[] =>
  freeNear(b, field, cell, from, 1);

/** Free hexes next to `cell` that are nearer to `to` (A125). */
export const nearerCells = (b: Battle, field: Field, cell: number, to: number): number[] =>
  freeNear(b, field, cell, to, -1);

function freeNear({ at }: Battle, { board }: Field, cell: number, other: number, change: number): number[] {
  const wanted = board.distance(cell, other) + change;
  const cells: number[] = [];
  for (let i = 0; i < 6; i++) {
    const next = board.near[cell * 6 + i];
    if (next >= 0 && at[next] < 0 && board.distance(next, other) === wanted) cells.push(next);
  }
  return cells;
}

/** No unit stands on a straight line between the two, on one side at least where it runs along an edge (A46). */
export function seesLine({ at }: Battle, { board, options }: Field, from: number, to: number): boolean {
  if (options.lineOfSight === 'off') return true;
  for (const line of board.between(from, to)) {
    let free = true;
    for (const cell of line)
      if (at[cell] >= 0) {
        free = false;
        break;
      }
    if (free) return true;
  }
  return false;
}
