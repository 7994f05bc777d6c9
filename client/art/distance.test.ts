import { expect, test } from 'vitest';
import { boxBlur } from './blur.ts';
import { closing, distanceInside, distanceTo } from './distance.ts';
import { randomFrom } from './noise.ts';

const WIDTH = 23;
const HEIGHT = 17;

function blot(seed: number, share: number): Uint8Array {
  const random = randomFrom(seed);
  return Uint8Array.from({ length: WIDTH * HEIGHT }, () => (random() < share ? 1 : 0));
}

/** The distance from each pixel to the nearest one with the wanted value, by looking at all of them. */
function bySearch(mask: Uint8Array, wanted: 0 | 1): number[] {
  return Array.from(mask, (_, i) => {
    let best = Number.POSITIVE_INFINITY;
    for (let j = 0; j < mask.length; j++) {
      if (mask[j] !== wanted) continue;
      const dx = (i % WIDTH) - (j % WIDTH);
      const dy = Math.floor(i / WIDTH) - Math.floor(j / WIDTH);
      best = Math.min(best, Math.hypot(dx, dy));
    }
    return best;
  });
}

test('the distance transform finds what a search of all pixels finds', () => {
  for (const [seed, share] of [
    [1, 0.02],
    [2, 0.3],
    [3, 0.9],
  ]) {
    const mask = blot(seed, share);
    const to = distanceTo(mask, WIDTH, HEIGHT);
    const inside = distanceInside(mask, WIDTH, HEIGHT);
    bySearch(mask, 1).forEach((d, i) => {
      expect(to[i]).toBeCloseTo(d, 4);
    });
    bySearch(mask, 0).forEach((d, i) => {
      expect(inside[i]).toBeCloseTo(d, 4);
    });
  }
});

test('closing fills a narrow gap and leaves a wide one', () => {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 4; y < 13; y++) for (const x of [3, 4, 5, 7, 8, 9, 18, 19, 20]) mask[y * WIDTH + x] = 1;
  const closed = closing(mask, WIDTH, HEIGHT, 2, 2).mask;
  const row = 8 * WIDTH;
  expect(closed[row + 6]).toBe(1);
  expect(closed[row + 13]).toBe(0);
  mask.forEach((ink, i) => {
    if (ink) expect(closed[i]).toBe(1);
  });
});

test('a blur spreads a dot evenly and keeps a flat field flat', () => {
  const dot = new Float32Array(WIDTH * HEIGHT);
  dot[8 * WIDTH + 11] = 9;
  boxBlur(dot, WIDTH, HEIGHT, 1);
  expect(dot[7 * WIDTH + 10]).toBeCloseTo(1);
  expect(dot[8 * WIDTH + 13]).toBeCloseTo(0);
  const flat = new Float32Array(WIDTH * HEIGHT).fill(5);
  boxBlur(flat, WIDTH, HEIGHT, 3);
  for (const v of flat) expect(v).toBeCloseTo(5, 4);
});
