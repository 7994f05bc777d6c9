import { expect, test } from 'vitest';
import { pillow, shade } from './light.ts';
import { plasticOf } from './plastics.ts';

test('a bump is bright at its upper left and dark at its lower right', () => {
  const side = 41;
  const heights = new Float32Array(side * side);
  const inside = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const depth = 18 - Math.hypot(x - 20, y - 20);
      if (depth <= 0) continue;
      inside[y * side + x] = 1;
      heights[y * side + x] = pillow(depth, 18);
    }
  }
  const data = shade({ width: side, height: side, heights, inside }, plasticOf('a').ramp, {
    relief: 1,
    gloss: 0.6,
    shine: 34,
    tone: () => 1,
  });
  const green = (x: number, y: number) => data[(y * side + x) * 4 + 1];
  expect(green(11, 11)).toBeGreaterThan(green(20, 20));
  expect(green(20, 20)).toBeGreaterThan(green(30, 30));
  expect(data[3]).toBe(0);
  expect(data[(20 * side + 20) * 4 + 3]).toBe(255);
});

test('a pillow rises to its radius and stays there', () => {
  expect(pillow(0, 5)).toBe(0);
  expect(pillow(5, 5)).toBe(5);
  expect(pillow(50, 5)).toBe(5);
  expect(pillow(1, 5)).toBeGreaterThan(1);
});
