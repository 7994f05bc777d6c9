import type { Field } from './field.ts';
import type { Battle } from './state.ts';

/** Free hexes next to `cell` that are farther from `from` than `cell` is (A120): three on an axis, two off it. */
export const fartherCells = (b: Battle, field: Field, cell: number, from: number): number[] =>
  freeNear(b, field, cell, from, 1);

/** Free hexes next to `cell` that are nearer to `to` (A125). */
export const nearerCells = (b: Battle, field: Field, cell: number, to: number): number[] =>
  freeNear(b, field, cell, to, -1);

function freeNear(
  b: Battle,
  { board, terrain }: Field,
  cell: number,
  other: number,
  change: number,
): number[] {
  const wanted = board.distance(cell, other) + change;
  const cells: number[] = [];
  for (let i = 0; i < 6; i++) {
    const next = terrain.ways[cell * 6 + i];
    if (next >= 0 && b.at[next] < 0 && board.distance(next, other) === wanted) cells.push(next);
  }
  return cells;
}

/** Can a unit come to stand there? */
export const isFree = (b: Battle, { terrain }: Field, cell: number): boolean =>
  b.at[cell] < 0 && terrain.closed[cell] === 0;

/** Why no unit can come to stand there. */
export const standBar = (b: Battle, { terrain }: Field, cell: number): '' | 'hex-taken' | 'closed-ground' =>
  terrain.closed[cell] === 1 ? 'closed-ground' : b.at[cell] >= 0 ? 'hex-taken' : '';

/**
 * No unit stands on a straight line between the two and no ground blocks it, on one side at least where it runs
 * along an edge (A46).
 */
export function seesLine({ at }: Battle, { terrain, options }: Field, from: number, to: number): boolean {
  if (options.lineOfSight === 'off') return true;
  for (const line of terrain.lines(from, to)) {
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
