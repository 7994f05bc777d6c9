import { expect, test } from 'vitest';
import { clouds, lattice, noise, randomFrom } from './noise.ts';

test('the same seed paints the same picture', () => {
  const a = randomFrom(42);
  const b = randomFrom(42);
  const c = randomFrom(43);
  const first = Array.from({ length: 20 }, a);
  expect(Array.from({ length: 20 }, b)).toEqual(first);
  expect(Array.from({ length: 20 }, c)).not.toEqual(first);
  for (const v of first) expect(v >= 0 && v < 1).toBe(true);
});

test('noise is smooth, stays between 0 and 1 and meets the lattice at whole points', () => {
  for (let i = 0; i < 200; i++) {
    const x = i * 0.37 - 30;
    const y = i * 0.61 - 50;
    expect(noise(x, y)).toBeGreaterThanOrEqual(0);
    expect(noise(x, y)).toBeLessThanOrEqual(1);
    expect(clouds(x, y)).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x, y) - noise(x + 0.001, y))).toBeLessThan(0.01);
  }
  expect(noise(7, -3)).toBe(lattice(7, -3));
});
