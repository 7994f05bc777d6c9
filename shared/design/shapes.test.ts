import { expect, test } from 'vitest';
import { brush, line, region } from './shapes.ts';
import { after, field } from './testing/drawing.ts';

test('the brush is round, the line straight, and the fill stops at other ground', () => {
  expect(brush(field(), [2, 2], 1)).toEqual([[2, 2]]);
  expect(brush(field(), [2, 2], 2)).toHaveLength(7);
  expect(brush(field(), [2, 2], 3)).toHaveLength(19);
  expect(brush(field(), [0, 0], 2)).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(line(field(), [0, 2], [4, 2])).toHaveLength(5);
  expect(line(field(), [1, 1], [1, 1])).toEqual([[1, 1]]);
  const split = after(field(), {
    do: 'line',
    layer: 'ground',
    letter: 'w',
    from: [3, 0],
    to: [3, 4],
    size: 1,
  });
  const left = region(split, 'ground', [0, 0]);
  expect(left.some(([column]) => column > 3)).toBe(false);
  expect(left.length).toBeGreaterThan(9);
});
