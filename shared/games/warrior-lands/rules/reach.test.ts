import { expect, test } from 'vitest';
import { fieldOf } from './field.ts';
import { pathBar, reachFrom, shortestPath } from './reach.ts';
import { Bout, type Placed } from './testing/bout.ts';

const walls: Placed[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
].map(([q, r], i) => ({ id: `w${i}`, seat: 1 as const, at: [q, r] as const }));
const bout = new Bout([{ id: 'a', seat: 0, at: [0, 0] }, ...walls], '', []);
const { b } = bout;
const field = fieldOf(b);
const at = (q: number, r: number): number => bout.cell(q, r);

test('a walker goes round the units that stand about it, one step at a time', () => {
  const reach = reachFrom(b, field, at(0, 0), 2, false);
  expect(reach.count).toBe(1 + 1 + 3);
  expect(shortestPath(b, field, at(0, 0), at(2, -1), 2, false, -1)).toEqual([at(1, -1), at(2, -1)]);
  expect(shortestPath(b, field, at(0, 0), at(2, 0), 2, false, -1)).toBeNull();
  expect(shortestPath(b, field, at(0, 0), at(2, 0), 3, false, -1)).toHaveLength(3);
});

test('a flier passes over everybody but lands on nobody', () => {
  expect(shortestPath(b, field, at(0, 0), at(2, 0), 2, true, -1)).toEqual([at(1, 0), at(2, 0)]);
  expect(shortestPath(b, field, at(0, 0), at(1, 0), 2, true, -1)).toBeNull();
});

test('a way of one’s own must go from neighbour to neighbour, within its steps, through free hexes', () => {
  const bar = (cells: number[], steps: number, flies = false) =>
    pathBar(b, field, at(0, 0), cells, steps, flies);
  expect(bar([at(1, -1), at(2, -1)], 2)).toBe('');
  expect(bar([at(1, -1), at(2, -1)], 1)).toBe('too-far');
  expect(bar([at(2, -1)], 2)).toBe('no-way');
  expect(bar([at(1, 0), at(2, 0)], 2)).toBe('blocked-hex');
  expect(bar([at(1, 0), at(2, 0)], 2, true)).toBe('');
  expect(bar([at(1, -1), at(0, 0)], 2)).toBe('no-way');
  expect(bar([-1], 2)).toBe('no-way');
  expect(bar([], 2)).toBe('too-far');
});
