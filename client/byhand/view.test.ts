import { expect, test } from 'vitest';
import { busiest } from './view.ts';

test('a narrow window opens where most lies, as near to the middle as it can', () => {
  const piles = [130, 130, 130, 240];
  const at = busiest(piles, 640, 400);
  for (const x of piles) expect(Math.abs(x - at)).toBeLessThanOrEqual(200);
  expect(at).toBeGreaterThan(240);
  expect(busiest([...piles, 600, 640, 680, 700, 650], 640, 400)).toBe(640);
  expect(busiest([], 640, 400)).toBe(640);
});
