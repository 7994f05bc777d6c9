import { expect, test } from 'vitest';
import { axialDistance } from './board.ts';
import { toAxial, toOffset } from './offset.ts';

test('rows of text and axial coordinates translate back and forth, below zero too', () => {
  for (let row = -5; row <= 5; row++)
    for (let column = -5; column <= 5; column++) {
      const { q, r } = toAxial(column, row);
      expect(toOffset(q, r)).toEqual({ column, row });
    }
});

test('an odd row is shoved to the right: its hex touches the one above and the one above to the right', () => {
  const odd = toAxial(3, 1);
  for (const [column, row] of [
    [3, 0],
    [4, 0],
    [3, 2],
    [4, 2],
    [2, 1],
    [4, 1],
  ]) {
    const other = toAxial(column, row);
    expect(axialDistance(other.q - odd.q, other.r - odd.r)).toBe(1);
  }
});
