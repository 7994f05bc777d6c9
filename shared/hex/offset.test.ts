import { expect, test } from 'vitest';
import { axialDistance } from './board.ts';
import { axialOf, hexNames, offsetOf } from './offset.ts';

test.each(['pointy', 'flat'] as const)(
  'columns and rows of %s hexes and axial coordinates translate back and forth, below zero too',
  (orientation) => {
    for (let row = -5; row <= 5; row++)
      for (let column = -5; column <= 5; column++) {
        const { q, r } = axialOf(orientation, column, row);
        expect(offsetOf(orientation, q, r)).toEqual({ column, row });
      }
  },
);

test('an odd row is shoved to the right: its hex touches the one above and the one above to the right', () => {
  const odd = axialOf('pointy', 3, 1);
  for (const [column, row] of [
    [3, 0],
    [4, 0],
    [3, 2],
    [4, 2],
    [2, 1],
    [4, 1],
  ]) {
    const other = axialOf('pointy', column, row);
    expect(axialDistance(other.q - odd.q, other.r - odd.r)).toBe(1);
  }
});

test.each(['pointy', 'flat'] as const)(
  'hexes of a %s board are named by the column and the row that they are written in, from the first on',
  (orientation) => {
    const written = [
      [3, 2],
      [4, 2],
      [3, 5],
      [6, 5],
    ];
    const cells = written.flatMap(([column, row]) => {
      const { q, r } = axialOf(orientation, column, row);
      return [q, r];
    });
    expect(hexNames({ orientation, cells, ground: 'gggg' })).toEqual(['A1', 'B1', 'A4', 'D4']);
  },
);
