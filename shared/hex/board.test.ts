import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axialDistance, type Board, compileBoard, STEPS } from './board.ts';

const hexagon = (radius: number): Board => {
  const cells: number[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++) if (axialDistance(q, r) <= radius) cells.push(q, r);
  return compileBoard({ orientation: 'pointy', cells, ground: 'g'.repeat(cells.length / 2) });
};

const places = (board: Board, cells: Iterable<number>): string[] =>
  [...cells].map((cell) => `${board.q[cell]},${board.r[cell]}`);

const board = hexagon(5);
const centre = board.cellAt(0, 0);

test('a hex in the middle has six neighbours in the agreed order, and the edge of the map has none beyond', () => {
  const near = [...board.near.subarray(centre * 6, centre * 6 + 6)];
  expect(places(board, near)).toEqual(STEPS.map(([q, r]) => `${q},${r}`));
  const corner = board.cellAt(5, 0);
  expect([...board.near.subarray(corner * 6, corner * 6 + 6)].filter((cell) => cell < 0)).toHaveLength(3);
});

test('coordinates off the map are no cell', () => {
  expect(board.cellAt(6, 0)).toBe(-1);
  expect(board.cellAt(-3, -3)).toBe(-1);
});

test('a board may be any set of hexes, with holes', () => {
  const islands = compileBoard({ orientation: 'flat', cells: [0, 0, 2, 0, 2, 1], ground: 'ggg' });
  expect(islands.size).toBe(3);
  expect([...islands.near.subarray(0, 6)]).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(islands.distance(0, 2)).toBe(3);
  expect([...islands.within(0, 2)]).toEqual([1]);
});

test('distance is the number of steps that a walk over neighbours needs', () => {
  const steps = new Map([[centre, 0]]);
  const queue = [centre];
  for (const cell of queue)
    for (const next of board.near.subarray(cell * 6, cell * 6 + 6))
      if (next >= 0 && !steps.has(next)) {
        steps.set(next, (steps.get(cell) ?? 0) + 1);
        queue.push(next);
      }
  for (const [cell, n] of steps) expect(board.distance(centre, cell)).toBe(n);
  expect(steps.size).toBe(board.size);
});

test('the hexes within n are 3n(n+1) in the open, nearest first, without the hex itself', () => {
  for (let n = 1; n <= 5; n++) {
    const cells = [...board.within(centre, n)];
    expect(cells).toHaveLength(3 * n * (n + 1));
    const away = cells.map((cell) => board.distance(centre, cell));
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(cells).not.toContain(centre);
  }
});

test('neighbourhood goes both ways', () => {
  fc.assert(
    fc.property(fc.nat(board.size - 1), fc.nat(5), (cell, i) => {
      const next = board.near[cell * 6 + i];
      if (next >= 0) expect(board.near[next * 6 + ((i + 3) % 6)]).toBe(cell);
    }),
  );
});

test('a shot along an axis crosses the hexes of the axis', () => {
  const lines = board.between(centre, board.cellAt(4, 0));
  expect(lines.map((line) => places(board, line))).toEqual([['1,0', '2,0', '3,0']]);
});

test('a shot along an edge may pass on either side of it (A46)', () => {
  const lines = board.between(centre, board.cellAt(1, 1)).map((line) => places(board, line));
  expect(lines).toHaveLength(2);
  expect(lines.flat().sort()).toEqual(['0,1', '1,0']);
});

test('a long shot along edges keeps to one side all the way', () => {
  const lines = board.between(centre, board.cellAt(2, 2)).map((line) => places(board, line));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('1,1');
  expect(lines.map((line) => line.length)).toEqual([3, 3]);
  const sides = lines.map((line) =>
    line
      .filter((place) => place !== '1,1')
      .sort()
      .join(' '),
  );
  expect(sides.sort()).toEqual(['0,1 1,2', '1,0 2,1']);
});

test('a slanting shot crosses every hex that the line goes through, however little', () => {
  const lines = board.between(centre, board.cellAt(3, 1)).map((line) => places(board, line));
  expect(lines).toEqual([['1,0', '1,1', '2,0', '2,1']]);
});

test('neighbours see each other with nothing between', () => {
  for (const [q, r] of STEPS)
    expect(board.between(centre, board.cellAt(q, r)).map((l) => l.length)).toEqual([0]);
});

test('the way back crosses the same hexes', () => {
  fc.assert(
    fc.property(fc.nat(board.size - 1), fc.nat(board.size - 1), (a, b) => {
      fc.pre(a !== b);
      const sets = (from: number, to: number): string[] =>
        board
          .between(from, to)
          .map((line) => [...line].sort((x, y) => x - y).join(' '))
          .sort();
      expect(sets(a, b)).toEqual(sets(b, a));
    }),
  );
});
