/**
 * Rows as maps are written: odd rows are shoved half a hex to the right ("odd-r"), so that a row of a map
 * file is a row of text. Rows of a negative number work too.
 */

export function toAxial(column: number, row: number): { readonly q: number; readonly r: number } {
  return { q: column - (row - (row & 1)) / 2, r: row };
}

export function toOffset(q: number, r: number): { readonly column: number; readonly row: number } {
  return { column: q + (r - (r & 1)) / 2, row: r };
}

/** 'H8': column as a letter (after Z comes AA), row as a number, both counted from 0. */
export function hexName(column: number, row: number): string {
  return `${letters(column)}${row + 1}`;
}

const letters = (n: number): string =>
  (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));
