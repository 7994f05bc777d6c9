import { expect, test } from 'vitest';
import { bounds, line } from './count.ts';

test('the bounds of a share close in with more games and never leave 0 to 1', () => {
  const [low, high] = bounds(150, 300);
  expect(low).toBeCloseTo(0.444, 3);
  expect(high).toBeCloseTo(0.556, 3);
  expect(bounds(15, 30)[0]).toBeLessThan(low);
  expect(bounds(0, 300)[0]).toBeCloseTo(0, 9);
  expect(bounds(300, 300)[1]).toBeCloseTo(1, 9);
});

test('a line of the balance tells a battle that found no end, and only then', () => {
  const count = { games: 10, wins: [6, 3], draws: 0, unfinished: 1, rounds: 9.25, moves: 300 };
  expect(line('x', count)).toContain('1 without end');
  expect(line('x', { ...count, wins: [7, 3], unfinished: 0 })).not.toContain('without end');
});
