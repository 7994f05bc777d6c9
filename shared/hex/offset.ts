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
