import { toOffset } from '../../../hex/offset.ts';
import { fieldOf } from '../rules/field.ts';
import type { Battle } from '../rules/state.ts';

/** What a hex is called aloud: its column as a letter and its row, both counted from the map's first. 'E4'. */
export function placeName(b: Battle, cell: number): string {
  const { board } = fieldOf(b);
  const { column, row } = toOffset(board.q[cell], board.r[cell]);
  const first = cornerOf(b);
  return `${letters(column - first.column)}${row - first.row + 1}`;
}

/** 0 is A, 25 Z, 26 AA. */
function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

const CORNERS = new WeakMap<object, { readonly column: number; readonly row: number }>();

function cornerOf(b: Battle): { readonly column: number; readonly row: number } {
  const { board: view } = b.base.setup;
  let corner = CORNERS.get(view);
  if (!corner) {
    let column = Number.POSITIVE_INFINITY;
    let row = Number.POSITIVE_INFINITY;
    for (let i = 0; i < view.cells.length; i += 2) {
      const at = toOffset(view.cells[i], view.cells[i + 1]);
      column = Math.min(column, at.column);
      row = Math.min(row, at.row);
    }
    corner = { column, row };
    CORNERS.set(view, corner);
  }
  return corner;
}
