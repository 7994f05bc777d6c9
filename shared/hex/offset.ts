import type { BoardView } from '../table/model.ts';

type Orientation = BoardView['orientation'];

/**
 * Axial coordinates of a column and row as maps are written. Odd rows of pointy hexes are shoved half a hex to
 * the right ("odd-r"), so that a row of a map file is a row of text; flat hexes are the same picture on its side,
 * odd columns shoved down. Columns and rows of a negative number work too.
 */
export function axialOf(
  orientation: Orientation,
  column: number,
  row: number,
): { readonly q: number; readonly r: number } {
  if (orientation === 'flat') return { q: column, r: unshoved(row, column) };
  return { q: unshoved(column, row), r: row };
}

/** Column and row of axial coordinates: `axialOf` the other way. */
export function offsetOf(
  orientation: Orientation,
  q: number,
  r: number,
): { readonly column: number; readonly row: number } {
  if (orientation === 'flat') return { column: q, row: shoved(r, q) };
  return { column: shoved(q, r), row: r };
}

const unshoved = (along: number, line: number): number => along - (line - (line & 1)) / 2;
const shoved = (along: number, line: number): number => along + (line - (line & 1)) / 2;

/** 'H8': column as a letter (after Z comes AA), row as a number, both counted from 0. */
export function hexName(column: number, row: number): string {
  return `${letters(column)}${row + 1}`;
}

const letters = (n: number): string =>
  (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));

/** '0802' as printed maps have it: column and row, both counted from 1. */
export function hexDigits(column: number, row: number): string {
  return [column, row].map((n) => String(n + 1).padStart(2, '0')).join('');
}

/** The name of each cell of a board, counted from the board's first column and row. */
export function hexNames({ orientation, cells }: BoardView, name = hexName): readonly string[] {
  const places = Array.from({ length: cells.length / 2 }, (_, cell) =>
    offsetOf(orientation, cells[cell * 2], cells[cell * 2 + 1]),
  );
  const left = places.reduce((least, { column }) => Math.min(least, column), Number.POSITIVE_INFINITY);
  const top = places.reduce((least, { row }) => Math.min(least, row), Number.POSITIVE_INFINITY);
  return places.map(({ column, row }) => name(column - left, row - top));
}
