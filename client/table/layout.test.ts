import { expect, test } from 'vitest';
import { fan, type Layout, layoutTable, type Rect } from './layout.ts';

const SCREENS = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
  [1240, 640],
  [1024, 768],
  [900, 620],
  [768, 1024],
  [390, 844],
  [320, 640],
  [844, 390],
  [640, 360],
] as const;

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5;

const named = (l: Layout): [string, Rect][] => [
  ['rail', l.rail],
  ['board', l.board],
  ['prompt', l.prompt],
  ['mat', l.mat],
  ['dice', l.dice],
  ['note', l.note],
  ...(l.nav ? [['nav', l.nav] as [string, Rect]] : []),
  ...(l.sheetRises ? [] : [['sheet', { ...l.sheet, y: l.board.y + l.board.h, h: 100 }] as [string, Rect]]),
  ...(l.chronicleRises ? [] : [['chronicle', l.chronicle] as [string, Rect]]),
];

for (const [w, h] of SCREENS) {
  test(`on ${w}×${h} nothing lies outside the window or over another part of the table`, () => {
    const parts = named(layoutTable(w, h));
    for (const [name, r] of parts) {
      expect(r.w, `${name} is wide enough`).toBeGreaterThan(40);
      expect(r.h, `${name} is high enough`).toBeGreaterThan(20);
      expect(r.x, name).toBeGreaterThanOrEqual(0);
      expect(r.y, name).toBeGreaterThanOrEqual(0);
      expect(r.x + r.w, name).toBeLessThanOrEqual(w + 0.5);
      expect(r.y + r.h, name).toBeLessThanOrEqual(h + 0.5);
    }
    for (const [i, [a, ra]] of parts.entries()) {
      for (const [b, rb] of parts.slice(i + 1)) expect(overlap(ra, rb), `${a} over ${b}`).toBe(false);
    }
  });

  test(`on ${w}×${h} a fan of four cards stays between draw pile and discard`, () => {
    const l = layoutTable(w, h);
    const spots = fan(l, 4);
    expect(spots[0].x - spots[0].w / 2).toBeGreaterThanOrEqual(l.draw.x + l.draw.w / 2 - 1);
    expect(spots[3].x + spots[3].w / 2).toBeLessThanOrEqual(l.discard.x - l.discard.w / 2 + 1);
  });
}

test('at 1280×720 the measures are those of the picture', () => {
  const l = layoutTable(1280, 720);
  expect(l.form).toBe('desktop');
  expect(l.sheet).toEqual({ x: 26, y: 500, w: 296, h: 186 });
  expect(l.chronicle).toEqual({ x: 1008, y: 58, w: 262, h: 648 });
  expect(l.prompt.y).toBe(524);
  expect(l.draw.x).toBeCloseTo(396, 0);
  expect(l.discard.x).toBeCloseTo(784, 0);
});
