import { expect, test } from 'vitest';
import { FINGER, pointAt, spread } from './spread.ts';
import type { ZonePlace } from './table.ts';

const hand: ZonePlace = { x: 100, y: 500, w: 600, h: 150, spread: 'fan', card: 100 };
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const xs = (place: ZonePlace, n: number, swipe = 0) => spread(place, upTo(n), swipe).lies.map(({ x }) => x);

test('a small hand lies side by side in the middle of its place', () => {
  expect(xs(hand, 3)).toEqual([292, 400, 508]);
  expect(spread(hand, upTo(3)).reach).toBe(0);
});

test('a larger hand overlaps and fills its place', () => {
  const lies = xs(hand, 9);
  expect(lies[0]).toBe(150);
  expect(lies[8]).toBe(650);
  expect(lies[1] - lies[0]).toBe(62.5);
});

test('fifty cards leave a finger of each and are swiped', () => {
  const { reach } = spread(hand, upTo(50));
  expect(reach).toBe(100 + 49 * FINGER - 600);
  expect(xs(hand, 50)[1] - xs(hand, 50)[0]).toBe(FINGER);
  const end = xs(hand, 50, reach);
  expect(end[49]).toBe(650);
  expect(end[48]).toBe(650 - FINGER);
});

test('nine cards on a phone are swiped, and what is out of sight waits at the edge', () => {
  const phone: ZonePlace = { x: 8, y: 500, w: 374, h: 150, spread: 'fan', card: 104 };
  const { lies, reach } = spread(phone, upTo(9));
  expect(reach).toBe(104 + 8 * FINGER - 374);
  for (const { x } of lies) {
    expect(x).toBeGreaterThanOrEqual(8 + 52);
    expect(x).toBeLessThanOrEqual(8 + 374 - 52);
  }
});

test('in a hand of fifty-two every card can be brought where a finger’s breadth of it shows, on a desk and on a phone', () => {
  const phone: ZonePlace = { x: 8, y: 500, w: 374, h: 150, spread: 'fan', card: 104 };
  for (const place of [hand, phone]) {
    const { reach } = spread(place, upTo(52));
    const swipes = Array.from({ length: Math.ceil(reach / 40) + 1 }, (_, i) => Math.min(reach, i * 40));
    for (const card of upTo(52)) {
      const free = swipes.map((swipe) => {
        const lies = xs(place, 52, swipe);
        const left = lies[card] - place.card / 2;
        const next = card < 51 ? lies[card + 1] - place.card / 2 : left + place.card;
        return Math.min(next, place.x + place.w) - Math.max(left, place.x);
      });
      expect(Math.max(...free), `card ${card}`).toBeGreaterThanOrEqual(FINGER);
    }
  }
});

test('a swipe beyond the end stays at the end', () => {
  const { reach } = spread(hand, upTo(50));
  expect(xs(hand, 50, reach + 500)).toEqual(xs(hand, 50, reach));
});

test('a row begins where it is told to', () => {
  const row = { ...hand, spread: 'row' } as const;
  expect(xs({ ...row, from: 'start' }, 2)).toEqual([150, 258]);
  expect(xs({ ...row, from: 'end' }, 2)).toEqual([542, 650]);
  expect(xs(row, 12).at(-1)).toBeCloseTo(650);
});

test('where places are kept, a card that is gone leaves its gap', () => {
  const kept = { ...hand, slots: 9 };
  const all = spread(kept, upTo(9)).lies;
  expect(spread(kept, [0, 1, 2, 8]).lies).toEqual([all[0], all[1], all[2], all[8]]);
});

test('tucked cards of a column show their upper part', () => {
  const column: ZonePlace = {
    x: 0,
    y: 0,
    w: 100,
    h: 400,
    spread: 'column',
    card: 100,
    tuck: 50,
    from: 'start',
  };
  expect(spread(column, upTo(3)).lies.map(({ y }) => y)).toEqual([70, 120, 170]);
});

test('the uppermost card of a stack lies in the middle', () => {
  const stack: ZonePlace = { x: 0, y: 0, w: 100, h: 140, spread: 'stack', card: 80 };
  const { lies } = spread(stack, upTo(5));
  expect(lies[4]).toMatchObject({ x: 50, y: 70 });
  expect(lies[0]).toEqual(lies[1]);
});

test('pawns on one point stand around it, apart from each other', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
  ];
  const path: ZonePlace = { x: 0, y: 0, w: 100, h: 20, spread: 'points', card: 40, points };
  const { lies } = spread(path, [0, 1, 1]);
  expect(lies[0]).toMatchObject({ x: 10, y: 10 });
  expect(Math.hypot(lies[1].x - lies[2].x, lies[1].y - lies[2].y)).toBeGreaterThan(30);
  expect(pointAt(path, { x: 82, y: 14 })).toBe(1);
  expect(pointAt(path, { x: 50, y: 60 })).toBe(-1);
});
