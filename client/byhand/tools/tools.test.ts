import { beforeEach, expect, test } from 'vitest';
import type { Point } from '../../table/layout.ts';
import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Reach, Tool, Under } from './hand.ts';
import { palmsFor } from './palms.ts';

let done: string[];
let under: Under;
let tool: Tool;
let takeable: boolean;
let chosen: boolean;
let there: boolean;
let space: boolean;
let hand: Hand;

const at = ({ x, y }: Point) => `${x},${y}`;
const reach: Reach = {
  find: () => under,
  tool: () => tool,
  pans: () => space,
  exists: () => there,
  takeable: () => takeable,
  selected: () => chosen,
  swipes: () => false,
  swipe: (by) => done.push(`swipe ${by}`),
  pan: (dx, dy) => done.push(`pan ${dx},${dy}`),
  pinch: () => done.push('pinch'),
  lift: (piece) => done.push(`lift ${piece}`),
  carry: (p) => done.push(`carry ${at(p)}`),
  putBack: () => done.push('put back'),
  letGo: (p, { invert }) => done.push(`let go ${at(p)}${invert ? ' inverted' : ''}`),
  box: (from, to, add) => done.push(`box ${at(from)} ${at(to)}${add ? ' adds' : ''}`),
  endBox: (ok) => done.push(ok ? 'boxed' : 'no box'),
  point: (kind, from, to) => done.push(`${kind} ${at(from)} ${at(to)}`),
  endPoint: (ok) => done.push(ok ? 'shown' : 'not shown'),
  ping: (p) => done.push(`ping ${at(p)}`),
  click: (found, _p, { add }) => done.push(`click ${found.what}${add ? ' adds' : ''}`),
  again: (found) => done.push(`again ${found.what}`),
  menu: (found) => done.push(`menu ${found.what}`),
  hover: (found) => done.push(`hover ${found.what}`),
};

const mouse = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  ...{ id: 1, x, y, kind: 'mouse', button: 0, time: 0 },
  ...more,
});
const finger = (id: number, x: number, y: number, time = 0): Pointer => ({
  ...{ id, x, y, kind: 'touch', button: 0, time },
});

beforeEach(() => {
  done = [];
  under = { what: 'piece', piece: 'warrior' };
  tool = 'hand';
  takeable = true;
  chosen = false;
  there = true;
  space = false;
  hand = palmsFor(reach).idle();
});

test('a piece that is pressed and moved is lifted, carried and let go', () => {
  hand = hand.down(mouse(10, 10)).move(mouse(40, 10));
  expect(hand.name).toBe('dragging');
  hand.move(mouse(60, 20)).up(mouse(60, 20, { alt: true }));
  expect(done).toEqual(['lift warrior', 'carry 40,10', 'carry 60,20', 'let go 60,20 inverted']);
});

for (const [what, interrupt] of [
  ['Escape', (h: Hand) => h.cancel()],
  ['the right button', (h: Hand) => h.down(mouse(40, 10, { button: 2 }))],
] as const)
  test(`${what} in mid-drag puts everything back and lays nothing`, () => {
    hand = interrupt(hand.down(mouse(10, 10)).move(mouse(40, 10)));
    expect(hand.name).toBe('idle');
    hand.up(mouse(40, 10));
    expect(done.slice(2)).toEqual(['put back']);
  });

test('a second finger in mid-drag puts everything back and pinches', () => {
  hand = hand
    .down(finger(1, 10, 10))
    .move(finger(1, 60, 10))
    .down(finger(2, 100, 10));
  expect(hand.name).toBe('pinching');
  expect(done.at(-1)).toBe('put back');
});

test('what is gone from the table is gone from the hand', () => {
  hand = hand.down(mouse(10, 10)).move(mouse(40, 10));
  there = false;
  expect(hand.tick(20).name).toBe('idle');
  expect(done.at(-1)).toBe('put back');
});

test('a locked or held piece is not lifted: the mouse draws a box', () => {
  takeable = false;
  hand.down(mouse(10, 10)).move(mouse(40, 10)).up(mouse(40, 10));
  expect(done).toEqual(['box 10,10 40,10', 'boxed']);
});

test('the mouse draws a box on felt, with Shift beside what is selected', () => {
  under = { what: 'table' };
  hand
    .down(mouse(10, 10, { shift: true }))
    .move(mouse(90, 50))
    .up(mouse(90, 50));
  expect(done).toEqual(['box 10,10 90,50 adds', 'boxed']);
});

test('a finger on felt pans, and draws a box only with the select tool', () => {
  under = { what: 'table' };
  hand
    .down(finger(1, 10, 10))
    .move(finger(1, 50, 10))
    .up(finger(1, 50, 10));
  expect(done).toEqual(['pan 40,0']);
  done = [];
  tool = 'select';
  hand
    .down(finger(1, 10, 10))
    .move(finger(1, 50, 10))
    .up(finger(1, 50, 10));
  expect(done).toEqual(['box 10,10 50,10', 'boxed']);
});

test('Escape while a box is drawn selects nothing', () => {
  under = { what: 'table' };
  hand.down(mouse(10, 10)).move(mouse(50, 50)).cancel();
  expect(done.at(-1)).toBe('no box');
});

test('a still finger opens the menu of a piece once, and pings on felt', () => {
  hand = hand.down(finger(1, 10, 10, 100)).tick(300);
  expect(done).toEqual([]);
  hand
    .tick(560)
    .tick(700)
    .up(finger(1, 10, 10, 800));
  expect(done).toEqual(['menu piece']);
  under = { what: 'table' };
  palmsFor(reach)
    .idle()
    .down(finger(1, 10, 10, 100))
    .tick(560);
  expect(done.at(-1)).toBe('ping 10,10');
});

test('the right button opens the menu, and pans when it moves', () => {
  hand.down(mouse(10, 10, { button: 2 })).up(mouse(10, 10, { button: 2 }));
  expect(done).toEqual(['menu piece']);
  done = [];
  hand.down(mouse(10, 10, { button: 2 })).move(mouse(40, 10, { button: 2 }));
  expect(done).toEqual(['pan 30,0']);
});

test('two clicks in one place are one and then a double one, but not two slow ones', () => {
  const tap = (time: number) => hand.down(mouse(10, 10, { time })).up(mouse(10, 10, { time: time + 20 }));
  tap(0);
  tap(200);
  tap(2000);
  expect(done).toEqual(['click piece', 'again piece', 'click piece']);
});

test('Shift and a click adds', () => {
  hand.down(mouse(10, 10, { shift: true })).up(mouse(10, 10));
  expect(done).toEqual(['click piece adds']);
});

test('Space pans wherever it is pressed', () => {
  space = true;
  hand.down(mouse(10, 10)).move(mouse(20, 15)).up(mouse(20, 15));
  expect(done).toEqual(['pan 10,5']);
});

test('ruler and arrow are drawn over pieces too, and a ping is one click', () => {
  tool = 'ruler';
  hand.down(mouse(10, 10)).move(mouse(30, 10)).up(mouse(30, 10));
  expect(done).toEqual(['ruler 10,10 10,10', 'ruler 10,10 30,10', 'shown']);
  done = [];
  tool = 'ping';
  expect(hand.down(mouse(5, 6)).name).toBe('idle');
  expect(done).toEqual(['ping 5,6']);
});

test('the cards of one’s own hand are swiped between them', () => {
  under = { what: 'fan' };
  hand
    .down(finger(1, 100, 10))
    .move(finger(1, 60, 10))
    .up(finger(1, 60, 10));
  expect(done).toEqual(['swipe 40']);
});

test('only the mouse hovers', () => {
  hand.move(finger(1, 5, 5)).move(mouse(5, 5));
  expect(done).toEqual(['hover piece']);
});
