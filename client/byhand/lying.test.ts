import { expect, test } from 'vitest';
import { fanOf, placeInFan } from './fan.ts';
import { arrangeByHand, covers, oneOfSeveral, piecesUnder } from './lying.ts';
import { inBox } from './marquee.ts';
import { distanceOf } from './measure.ts';
import type { Laid } from './pieces.ts';
import { boardTable, laid, scene } from './testing/table.ts';

const world = boardTable();
const field = world.field!;
const room = { x: 100, y: 600, w: 1000, h: 120 };
const arrange = (...pieces: Laid[]) =>
  arrangeByHand(world, scene, new Map(pieces.map((piece) => [piece.id, piece])), 0, (n) =>
    fanOf(room, n, false, 0),
  );

test('a pile is drawn as its uppermost card with their number, and the next one', () => {
  const { lying, stacks } = arrange(...[3, 0, 2, 1].map((at) => laid(`c${at}`, { zone: 'draw', at })));
  expect(stacks.get('draw')).toEqual(['c0', 'c1', 'c2', 'c3']);
  expect([...lying.keys()].sort()).toEqual(['c2', 'c3']);
  expect(lying.get('c3')?.count).toBe(4);
});

test('what was laid later lies above, in one place of the felt', () => {
  const { lying, stacks } = arrange(
    laid('upper', { x: 500, y: 500, z: 9 }),
    laid('lower', { x: 500, y: 500, z: 2 }),
  );
  expect(stacks.get('felt 500,500')).toEqual(['lower', 'upper']);
  expect(lying.get('upper')!.depth).toBeGreaterThan(lying.get('lower')!.depth);
  expect(lying.get('upper')!.count).toBe(2);
  const [top] = piecesUnder(lying.values(), 'world', { x: 50, y: 50 });
  expect(top.piece.id).toBe('upper');
});

test('two warriors in one hex stand beside each other, and each can be touched', () => {
  const { lying } = arrange(
    laid('a', { kind: 'spear', zone: 'board', at: 8 }),
    laid('b', { kind: 'spear', zone: 'board', at: 8 }),
  );
  const [a, b] = [lying.get('a')!, lying.get('b')!];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  expect([a.count, b.count]).toEqual([1, 2]);
  expect(covers(a, { x: a.x, y: a.y - 10 }) && covers(b, { x: b.x, y: b.y - 10 })).toBe(true);
});

test('a warrior that lies free on another does not hide it', () => {
  const { lying } = arrange(
    laid('a', { kind: 'spear', x: 500, y: 500, z: 1 }),
    laid('b', { kind: 'spear', x: 500, y: 500, z: 2 }),
  );
  const [a, b] = [lying.get('a')!, lying.get('b')!];
  expect(Math.abs(a.x - b.x)).toBeGreaterThan(10);
  expect(b.count).toBe(2);
});

test('a click where several pieces stand asks which is meant, but not on a stack of cards nor between two hexes', () => {
  const { lying } = arrange(
    laid('counter', { kind: 'counter', x: 500, y: 500, z: 1 }),
    laid('other', { kind: 'counter', x: 505, y: 500, z: 2 }),
    laid('card', { kind: 'red', x: 2500, y: 500, z: 3 }),
    laid('upon', { kind: 'red', x: 2500, y: 500, z: 4 }),
    laid('alone', { kind: 'spear', zone: 'board', at: 8 }),
  );
  const meant = (id: string) => {
    const { x, y } = lying.get(id)!;
    return oneOfSeveral(piecesUnder(lying.values(), 'world', { x, y }), scene.zones).sort();
  };
  expect(meant('counter')).toEqual(['counter', 'other']);
  expect(meant('upon')).toEqual([]);
  expect(meant('alone')).toEqual([]);
  const [a, b] = [8, 9].map((at) => ({
    ...lying.get('alone')!,
    piece: laid(`w${at}`, { zone: 'board', at }),
  }));
  expect(oneOfSeveral([a, b], scene.zones)).toEqual(['w8']);
});

test('others’ hands are not laid out, one’s own is', () => {
  const { lying, stacks } = arrange(
    laid('mine', { zone: 'hand:0' }),
    laid('theirs', { zone: 'hand:1', kind: '', open: false }),
  );
  expect([...lying.keys()]).toEqual(['mine']);
  expect(stacks.get('hand:1')).toEqual(['theirs']);
});

test('a card that is turned can be touched where it lies then', () => {
  const { lying } = arrange(laid('a', { x: 0, y: 0, turn: 3 }));
  const a = lying.get('a')!;
  expect(covers(a, { x: 36, y: 0 })).toBe(true);
  expect(covers(a, { x: 0, y: 36 })).toBe(false);
});

test('a box selects what stands in it, without what is locked', () => {
  const { lying } = arrange(
    laid('in', { kind: 'spear', zone: 'board', at: 8 }),
    laid('locked', { kind: 'spear', zone: 'board', at: 9 }),
    laid('out', { kind: 'spear', zone: 'board', at: 30 }),
  );
  const { x, y } = field.centre(8);
  const box = { x: x - 20, y: y - 20, w: 120, h: 40 };
  expect(inBox(lying.values(), box, (id) => id !== 'locked')).toEqual(['in']);
});

test('the ruler counts hexes on the board, none within one, and card widths beside it', () => {
  const c = (cell: number) => field.centre(cell);
  expect(distanceOf(world, c(8), { x: c(8).x + 9, y: c(8).y })).toEqual({ in: 'hexes', n: 0 });
  expect(distanceOf(world, c(8), c(9))).toEqual({ in: 'hexes', n: 1 });
  expect(distanceOf(world, c(0), c(35))).toEqual({ in: 'hexes', n: 8 });
  expect(distanceOf(world, { x: -400, y: 0 }, { x: -400, y: 116 })).toEqual({ in: 'cards', n: 2 });
});

test('fifty cards fit into a hand on a desk; on a phone they are swiped, a finger’s breadth each', () => {
  const desk = fanOf({ x: 0, y: 0, w: 1180, h: 130 }, 50, false, 0);
  expect(desk.reach).toBe(0);
  expect(desk.spots[49].x).toBeLessThan(1180);
  const phone = fanOf({ x: 0, y: 0, w: 378, h: 120 }, 50, true, 0);
  expect(phone.reach).toBeGreaterThan(0);
  expect(phone.spots[1].x - phone.spots[0].x).toBeGreaterThanOrEqual(34);
  const swiped = fanOf({ x: 0, y: 0, w: 378, h: 120 }, 50, true, phone.reach);
  expect(swiped.spots[49].x + swiped.card / 2).toBeCloseTo(378);
});

test('cards of a hand lie side by side as long as there is room, so that names and figures can be read', () => {
  const desk = { x: 206, y: 550, w: 946, h: 170 };
  for (const count of [2, 5, 8]) {
    const { spots, card, reach } = fanOf(desk, count, false, 0);
    expect(reach).toBe(0);
    for (let i = 1; i < count; i++) expect(spots[i].x - spots[i - 1].x).toBeGreaterThan(card);
  }
  const { spots } = fanOf(desk, 20, false, 0);
  expect(spots[19].x - spots[0].x).toBeLessThan(desk.w);
});

test('nine cards in a hand on a phone all show without swiping', () => {
  const { reach, spots } = fanOf({ x: 0, y: 0, w: 378, h: 120 }, 9, true, 0);
  expect(reach).toBe(0);
  expect(spots[1].x - spots[0].x).toBeGreaterThanOrEqual(34);
});

test('a card is put between those of the hand where it is let go', () => {
  const fan = fanOf(room, 3, false, 0);
  const at = (x: number) => placeInFan(fan, { x, y: fan.spots[0].y });
  expect(at(fan.spots[0].x - 40)).toBe(0);
  expect(at(fan.spots[1].x - 5)).toBe(1);
  expect(at(fan.spots[2].x + 60)).toBe(3);
});

test('on the high strip of a phone nine cards lie in two rows, and a tenth is put between those of the row it is over', () => {
  const fan = fanOf({ x: 0, y: 500, w: 374, h: 175 }, 9, true, 0);
  expect(fan.reach).toBe(0);
  expect(fan.spots[4].y).toBe(fan.spots[0].y);
  expect(fan.spots[5].y).toBeGreaterThan(fan.spots[4].y + fan.card);
  expect(fan.spots[1].x - fan.spots[0].x).toBeGreaterThan(fan.card);
  expect(placeInFan(fan, { x: fan.spots[1].x - 5, y: 520 })).toBe(1);
  expect(placeInFan(fan, { x: fan.spots[6].x - 5, y: 650 })).toBe(6);
});
