import { expect, test } from 'vitest';
import { dashed } from './dashes.ts';

test('a blocked line is dashes between the two, clear of both', () => {
  const dashes = dashed({ x: 0, y: 10 }, { x: 120, y: 10 });
  expect(dashes.length).toBeGreaterThan(4);
  expect(dashes.every(([a, b]) => a.y === 10 && b.y === 10 && a.x < b.x)).toBe(true);
  expect(dashes[0][0].x).toBeGreaterThan(10);
  expect(dashes[dashes.length - 1][1].x).toBeLessThan(110);
});

test('between neighbours whose pieces touch there is nothing to draw', () => {
  expect(dashed({ x: 0, y: 0 }, { x: 20, y: 0 })).toEqual([]);
});
