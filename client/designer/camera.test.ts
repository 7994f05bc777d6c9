import { expect, test } from 'vitest';
import { fitted, onMap, onScreen, panned, zoomed } from './camera.ts';

const map = { width: 900, height: 500 };
const screen = { width: 800, height: 600 };

test('the whole map is in the middle at first', () => {
  const camera = fitted(map, screen);
  const middle = onScreen(camera, { x: 450, y: 250 });
  expect(middle).toEqual({ x: 400, y: 300 });
  expect(onScreen(camera, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0);
  expect(onScreen(camera, { x: 900, y: 500 }).x).toBeLessThanOrEqual(800);
});

test('a high map ends above the tools', () => {
  const high = { width: 500, height: 900 };
  const camera = fitted(high, screen);
  expect(onScreen(camera, { x: 0, y: 900 }).y).toBe(540);
  expect(onScreen(camera, { x: 0, y: 0 }).y).toBe(26);
});

test('zooming keeps what is under the fingers under them', () => {
  const camera = fitted(map, screen);
  const at = { x: 300, y: 280 };
  const before = onMap(camera, at);
  const after = onMap(zoomed(camera, 1.7, at, map, screen), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a pan keeps the zoom, and never loses the map', () => {
  const camera = fitted(map, screen);
  const far = panned(camera, 9000, -9000, map, screen);
  expect(far.zoom).toBe(camera.zoom);
  expect(onScreen(far, { x: 0, y: 500 })).toEqual({ x: 740, y: 60 });
});

test('zoom has an end on both sides', () => {
  const camera = fitted(map, screen);
  const at = { x: 400, y: 300 };
  expect(zoomed(camera, 1000, at, map, screen).zoom).toBe(3);
  expect(zoomed(camera, 0.0001, at, map, screen).zoom).toBeGreaterThan(0.2);
});
