import { expect, test } from 'vitest';
import { aimAt, type Handful, laidBy, placesFor } from './drop.ts';
import { fanOf } from './fan.ts';
import { arrangeByHand, type Lying } from './lying.ts';
import { boardTable, cardScene, cardTable, laid, scene } from './testing/table.ts';

const world = boardTable();
const field = world.field!;
const lies = (piece: ReturnType<typeof laid>, x: number, y: number, w = 58): Lying => ({
  ...{ piece, form: 'card', where: 'world', x, y, w, turn: 0, depth: 0, count: 1 },
});

test('a piece let go in a hex stands in that hex, wherever in it the pointer was', () => {
  const { x, y } = field.centre(14);
  const aim = aimAt(world, scene, [], { x: x + 12, y: y - 9 }, 'figure', true);
  expect(aim).toEqual({ to: 'cell', cell: 14 });
  const handful: Handful = { lead: 'a', pieces: [{ id: 'a', x: x + 12, y: y - 9 }] };
  expect(placesFor(world, scene, aim, handful)).toEqual([{ id: 'a', zone: 'board', at: 14 }]);
});

test('without snapping it lies where it was let go, free on the board', () => {
  const { x, y } = field.centre(14);
  const aim = aimAt(world, scene, [], { x: x + 12, y }, 'figure', false);
  const places = placesFor(world, scene, aim, { lead: 'a', pieces: [{ id: 'a', x: x + 12, y }] });
  expect(places).toEqual([
    { id: 'a', zone: 'board', at: -1, x: Math.round((x + 12) * 10), y: Math.round(y * 10) },
  ]);
});

test('a group keeps its formation, its order, and loses nobody over the edge of the board', () => {
  const cells = [7, 8, 13];
  const at = cells.map((cell) => field.centre(cell));
  const lead = at[0];
  // The lead goes one hex to the left, a little inexactly: 8 and 13 go along.
  const to = { x: field.centre(6).x + 5, y: field.centre(6).y - 4 };
  const pieces = at.map((p, i) => ({ id: `${i}`, x: p.x + to.x - lead.x, y: p.y + to.y - lead.y }));
  const aim = aimAt(world, scene, [], to, 'figure', true);
  expect(placesFor(world, scene, aim, { lead: '0', pieces })).toEqual([
    { id: '0', zone: 'board', at: 6 },
    { id: '1', zone: 'board', at: 7 },
    { id: '2', zone: 'board', at: 12 },
  ]);
  const over = pieces.map((piece) => (piece.id === '2' ? { ...piece, x: -400 } : piece));
  const places = placesFor(world, scene, aim, { lead: '0', pieces: over });
  expect(places.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(places[2]).toMatchObject({ zone: 'felt' });
});

test('seen from the other side, places are told as the first seat sees them', () => {
  const other = boardTable(180);
  const p = { x: 40, y: 50 };
  const told = other.toTold(p);
  expect(told).toEqual({
    x: Math.round((other.picture.w - 40) * 10),
    y: Math.round((other.picture.h - 50) * 10),
  });
  const back = other.fromTold(told);
  expect(Math.hypot(back.x - p.x, back.y - p.y)).toBeLessThan(0.1);
});

test('a card laid on a card makes a stack in exactly its place', () => {
  const below = lies(laid('b', { x: 100, y: -900 }), 10, -90);
  const aim = aimAt(world, scene, [below], { x: 18, y: -84 }, 'card', true);
  expect(aim.to).toBe('stack');
  expect(placesFor(world, scene, aim, { lead: 'a', pieces: [{ id: 'a', x: 18, y: -84 }] })).toEqual([
    { id: 'a', zone: 'felt', x: 100, y: -900 },
  ]);
  expect(aimAt(world, scene, [below], { x: 18, y: -84 }, 'card', false).to).not.toBe('stack');
  expect(aimAt(world, scene, [below], { x: 10 + 40, y: -90 }, 'card', true).to).not.toBe('stack');
});

test('a pile takes all in their order, on top', () => {
  const { x, y, w, h } = world.zones.draw;
  const aim = aimAt(world, scene, [], { x: x + w / 2, y: y + h / 2 }, 'card', true);
  const pieces = ['a', 'b'].map((id) => ({ id, x, y }));
  expect(placesFor(world, scene, aim, { lead: 'a', pieces })).toEqual([
    { id: 'a', zone: 'draw' },
    { id: 'b', zone: 'draw' },
  ]);
});

test('in a row it comes to lie after what is left of it', () => {
  const table = cardTable();
  const row = table.zones.fallen;
  const there = [0, 1, 2].map((at) =>
    lies(laid(`${at}`, { zone: 'fallen', at }), row.x + 100 + at * 100, row.y + 60),
  );
  const aim = (x: number) => aimAt(table, cardScene, there, { x, y: row.y + 60 }, 'card', true);
  expect(aim(row.x + 20)).toEqual({ to: 'zone', zone: 'fallen', at: 0 });
  expect(aim(row.x + 210)).toEqual({ to: 'zone', zone: 'fallen', at: 1 });
  expect(aim(row.x + 500)).toEqual({ to: 'zone', zone: 'fallen', at: 3 });
});

test('a card goes to the space of a trail, and without snapping beside it', () => {
  const table = cardTable();
  const points = [{ x: 300, y: 400 }];
  const trail = { x: 200, y: 350, w: 200, h: 100, spread: 'points', card: 40, points } as const;
  const world = { ...table, zones: { ...table.zones, trail } };
  const at = { x: 306, y: 404 };
  expect(aimAt(world, cardScene, [], at, 'card', true)).toEqual({ to: 'zone', zone: 'trail', at: 0 });
  expect(aimAt(world, cardScene, [], at, 'card', false)).toEqual({ to: 'free' });
});

test('on a card table nothing is laid beyond its picture', () => {
  const table = cardTable();
  const places = placesFor(
    table,
    cardScene,
    { to: 'free' },
    { lead: 'a', pieces: [{ id: 'a', x: 2000, y: -50 }] },
  );
  expect(places).toEqual([{ id: 'a', zone: 'felt', x: 12800, y: 440 }]);
});

test('zones without a place in the picture lie beside it as soon as something is in them', () => {
  expect(cardTable().zones.seen).toBeUndefined();
  const table = cardTable('seen');
  expect(table.trays).toEqual(['seen']);
  expect(table.zones.seen.y).toBeGreaterThan(table.picture.y + table.picture.h);
});

const room = { x: 100, y: 600, w: 1000, h: 120 };

test('what is let go shows at once where the table will lay it: in its hex, on its pile, in its place of the hand', () => {
  const there = [
    laid('w', { kind: 'spear' }),
    ...[0, 1].map((at) => laid(`d${at}`, { zone: 'draw', at })),
    ...[0, 1, 2].map((at) => laid(`h${at}`, { zone: 'hand:0', at })),
  ];
  const pieces = new Map(there.map((piece) => [piece.id, piece]));
  const moves = [
    { id: 'w', zone: 'board', at: 14 },
    { id: 'h2', zone: 'draw' },
    { id: 'h0', zone: 'hand:0', at: 1 },
    { id: 'd1', zone: 'hand:0', at: 2 },
  ];
  const now = laidBy(pieces, { act: 'move', pieces: moves, down: false }, scene);
  const { lying, stacks } = arrangeByHand(world, scene, now, 0, (n) => fanOf(room, n, false, 0));
  const { x, y } = field.centre(14);
  expect(lying.get('w')).toMatchObject({ x, y });
  expect(stacks.get('draw')).toEqual(['d0', 'h2']);
  expect(stacks.get('hand:0')).toEqual(['h1', 'h0', 'd1']);
  expect(pieces.get('h0')?.at).toBe(0);
});

test('a card laid face down shows its back at once', () => {
  const pieces = new Map([['c', laid('c', { zone: 'hand:0' })]]);
  const move = { act: 'move', pieces: [{ id: 'c', zone: 'felt', x: 10, y: 20 }] } as const;
  const lie = (down: boolean) => laidBy(pieces, { ...move, pieces: [...move.pieces], down }, scene).get('c');
  expect([lie(true)?.open, lie(false)?.open]).toEqual([false, true]);
});
