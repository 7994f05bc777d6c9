import { expect, test } from 'vitest';
import type { PieceArt } from './piece.ts';
import { tokenPlaces } from './places.ts';

const R = 32.8;
// Only the measures matter here.
const FOOT = { rx: 21, ry: 16.5, wall: 3.2, top: -50, halfWidth: 19 } as PieceArt;

test('badges stay below the shoulders and clear of pebble and chips', () => {
  const { badges, pebble, chips } = tokenPlaces(FOOT, R, 3, 2);
  const shoulders = FOOT.top * 0.6;
  for (const b of badges) {
    expect(b.y - b.r).toBeGreaterThan(shoulders);
    expect(b.y + b.r).toBeLessThanOrEqual(b.x < 0 ? pebble.y - pebble.r * 0.4 : chips.y - chips.r * 0.5);
    expect(Math.abs(b.x)).toBeGreaterThan(FOOT.rx * 0.8);
  }
});

test('a tag hangs above the head, and beside it when another piece stands close behind', () => {
  const free = tokenPlaces(FOOT, R, 0, 0).odds;
  expect(free.y + free.r).toBeLessThanOrEqual(FOOT.top + 2);
  const behind = tokenPlaces(FOOT, R, 0, 0, true).odds;
  expect(behind.x).toBeGreaterThan(25);
});
