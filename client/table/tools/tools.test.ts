import { beforeEach, expect, test } from 'vitest';
import type { Point } from '../layout.ts';
import type { Desk, Found, Hand, Pointer } from './desk.ts';
import { handsFor } from './hands.ts';

let done: string[];
let alive: Set<string>;
let under: Found;
let hand: Hand;

const at = (p: Point) => `${p.x},${p.y}`;
const desk: Desk = {
  find: () => under,
  exists: (piece) => alive.has(piece),
  movable: (piece) => piece === 'mine',
  pan: (dx, dy) => done.push(`pan ${dx},${dy}`),
  zoom: (p, f) => done.push(`zoom ${at(p)} ${f}`),
  pinch: (from, to) => done.push(`pinch ${at(from[0])} ${at(from[1])} > ${at(to[0])} ${at(to[1])}`),
  glide: (p) => done.push(`glide ${at(p)}`),
  lift: (piece, p) => done.push(`lift ${piece} ${at(p)}`),
  carry: (p) => done.push(`carry ${at(p)}`),
  putBack: () => done.push('put back'),
  letGo: (p) => done.push(`let go ${at(p)}`),
  click: (found, _p, how) => done.push(`click ${found.what}${how.list ? ' list' : ''}`),
  hover: (found) => done.push(`hover ${found.what}`),
};

const mouse = (x: number, y: number, button = 0): Pointer => ({
  id: 1,
  x,
  y,
  kind: 'mouse',
  button,
  time: 0,
});
const finger = (id: number, x: number, y: number, time = 0): Pointer => ({
  id,
  x,
  y,
  kind: 'touch',
  button: 0,
  time,
});

beforeEach(() => {
  done = [];
  alive = new Set(['mine', 'foe']);
  under = { what: 'piece', piece: 'mine', cell: 3 };
  hand = handsFor(desk).idle();
});

test('a press and release on a warrior is a click', () => {
  hand = hand.down(mouse(10, 10)).move(mouse(12, 11)).up(mouse(12, 11));
  expect(done).toEqual(['click piece']);
  expect(hand.name).toBe('idle');
});

test('a warrior dragged with the mouse is lifted, carried and let go', () => {
  hand = hand.down(mouse(10, 10)).move(mouse(40, 10));
  expect(hand.name).toBe('dragging');
  hand = hand.move(mouse(60, 12)).up(mouse(60, 12));
  expect(done).toEqual(['lift mine 10,10', 'carry 40,10', 'carry 60,12', 'let go 60,12']);
  expect(hand.name).toBe('idle');
});

test('a foe cannot be dragged: the board is panned instead', () => {
  under = { what: 'piece', piece: 'foe', cell: 4 };
  hand = hand.down(mouse(10, 10)).move(mouse(40, 15)).up(mouse(40, 15));
  expect(done).toEqual(['pan 30,5']);
});

test('the right button pans even where a warrior stands, and without moving asks for the list', () => {
  hand
    .down(mouse(10, 10, 2))
    .move(mouse(40, 10, 2))
    .up(mouse(40, 10, 2));
  expect(done).toEqual(['pan 30,0']);
  done = [];
  hand.down(mouse(10, 10, 2)).up(mouse(10, 10, 2));
  expect(done).toEqual(['click piece list']);
});

for (const [what, interrupt] of [
  ['Escape or a window losing focus', (h: Hand) => h.cancel()],
  ['the right button', (h: Hand) => h.down(mouse(40, 10, 2))],
] as const) {
  test(`${what} in mid-drag returns the warrior and places nothing`, () => {
    hand = interrupt(hand.down(mouse(10, 10)).move(mouse(40, 10)));
    expect(hand.name).toBe('idle');
    hand = hand.up(mouse(40, 10));
    expect(done).toEqual(['lift mine 10,10', 'carry 40,10', 'put back']);
  });
}

test('a second finger in mid-drag returns the warrior and pinches', () => {
  hand = hand
    .down(finger(1, 10, 10))
    .move(finger(1, 40, 10))
    .down(finger(2, 100, 10));
  expect(hand.name).toBe('pinching');
  expect(done.at(-1)).toBe('put back');
  hand = hand.move(finger(2, 120, 10));
  expect(done.at(-1)).toMatch(/^pinch/);
});

test('a warrior that falls while it is dragged is let go of', () => {
  hand = hand.down(mouse(10, 10)).move(mouse(40, 10));
  alive.delete('mine');
  hand = hand.tick(50);
  expect(hand.name).toBe('idle');
  expect(done.at(-1)).toBe('put back');
});

test('a warrior that falls between press and release is not clicked', () => {
  hand = hand.down(mouse(10, 10));
  alive.delete('mine');
  hand.up(mouse(10, 10));
  expect(done).toEqual([]);
});

test('one finger on empty ground pans', () => {
  under = { what: 'cell', cell: 8 };
  hand
    .down(finger(1, 10, 10))
    .move(finger(1, 30, 10))
    .move(finger(1, 35, 20))
    .up(finger(1, 35, 20));
  expect(done).toEqual(['pan 20,0', 'pan 5,10']);
});

test('a still finger asks for the list once, and lifting it then does nothing more', () => {
  hand = hand.down(finger(1, 10, 10, 1000)).tick(1200);
  expect(done).toEqual([]);
  hand = hand
    .tick(1460)
    .tick(1500)
    .up(finger(1, 10, 10, 1600));
  expect(done).toEqual(['click piece list']);
});

test('when one of two fingers leaves, the other goes on panning and clicks nothing', () => {
  hand = hand
    .down(finger(1, 10, 10))
    .down(finger(2, 50, 10))
    .up(finger(1, 10, 10));
  expect(hand.name).toBe('panning');
  hand = hand.move(finger(2, 60, 10)).up(finger(2, 60, 10));
  expect(done).toEqual(['pan 10,0']);
});

test('the minimap takes the view along', () => {
  under = { what: 'minimap' };
  hand.down(mouse(10, 10)).move(mouse(12, 10)).up(mouse(14, 10));
  expect(done).toEqual(['glide 12,10', 'glide 14,10']);
});

test('only the mouse hovers', () => {
  hand.move(finger(1, 5, 5)).move(mouse(5, 5));
  expect(done).toEqual(['hover piece']);
});
