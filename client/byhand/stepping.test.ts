import { expect, test } from 'vitest';
import type { Field } from '../table/field.ts';
import { cellBeside, type Step } from './stepping.ts';
import { boardTable, flatTable } from './testing/table.ts';

const KEYS: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

const fields = [boardTable(0), boardTable(180), flatTable(0), flatTable(180)].flatMap(
  ({ field }) => field ?? [],
);

const back = ([across, down]: Step): Step => [-across, -down];

/** Cells that a key leads to from `cell`, until the board ends. */
function walk(field: Field, cell: number, key: Step): number[] {
  const next = cellBeside(field, cell, key);
  return next < 0 ? [] : [next, ...walk(field, next, key)];
}

test('an arrow key and the one against it lead back to the same hex, on every board and from both sides', () => {
  for (const field of fields) {
    for (let cell = 0; cell < field.cells; cell++) {
      for (const key of KEYS) {
        const next = cellBeside(field, cell, key);
        if (next >= 0) expect(cellBeside(field, next, back(key))).toBe(cell);
      }
    }
  }
});

test('arrow keys lead from one edge of the board to the other', () => {
  for (const field of fields)
    for (const key of KEYS) {
      const start = walk(field, 14, back(key)).at(-1) ?? 14;
      expect(walk(field, start, key)).toHaveLength(5);
    }
});
