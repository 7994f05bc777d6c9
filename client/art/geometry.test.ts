import { expect, test } from 'vitest';
import type { BoardView } from '../../shared/table/model.ts';
import type { Turn } from './geometry.ts';
import { boardGeometry, KY } from './geometry.ts';

const TURNS: readonly Turn[] = [0, 90, 180, 270];
const ORIENTATIONS = ['pointy', 'flat'] as const;

/** Two islands and a strip: no rectangle, with holes, on both sides of the origin. */
function ragged(orientation: 'pointy' | 'flat'): BoardView {
  const cells: number[] = [];
  for (let q = -3; q <= 4; q++)
    for (let r = -2; r <= 3; r++) if ((q + 2 * r) % 5 !== 0 && !(q === 1 && r > 0)) cells.push(q, r);
  return { orientation, cells, ground: 'g'.repeat(cells.length / 2) };
}

const each = (check: (view: BoardView, turn: Turn) => void) => {
  for (const orientation of ORIENTATIONS) for (const turn of TURNS) check(ragged(orientation), turn);
};

test('a point in a hex finds that hex, right up to its corners, whichever way the board lies', () => {
  each((view, turn) => {
    const board = boardGeometry(view, 32.8, turn);
    for (let cell = 0; cell < board.cells; cell++) {
      const { x, y } = board.centre(cell);
      expect(board.cellAt(x, y)).toBe(cell);
      for (const p of board.corners(cell, 0.97)) expect(board.cellAt(p.x, p.y)).toBe(cell);
      const near = board.corners(cell, 0.97);
      near.forEach((p, i) => {
        const next = near[(i + 1) % 6];
        expect(board.cellAt((p.x + next.x) / 2, (p.y + next.y) / 2)).toBe(cell);
      });
    }
  });
});

test('just outside a hex lies its neighbour or nothing', () => {
  each((view, turn) => {
    const board = boardGeometry(view, 20, turn);
    for (let cell = 0; cell < board.cells; cell++) {
      const out = board.corners(cell, 1.03);
      out.forEach((p, i) => {
        const next = out[(i + 1) % 6];
        expect(board.cellAt((p.x + next.x) / 2, (p.y + next.y) / 2)).not.toBe(cell);
      });
    }
  });
});

test('the box holds every hex and touches the outermost', () => {
  each((view, turn) => {
    const board = boardGeometry(view, 32.8, turn);
    const corners = Array.from({ length: board.cells }, (_, cell) => board.corners(cell)).flat();
    const xs = corners.map((p) => p.x);
    const ys = corners.map((p) => p.y);
    expect(Math.min(...xs)).toBeCloseTo(0);
    expect(Math.min(...ys)).toBeCloseTo(0);
    expect(Math.max(...xs)).toBeCloseTo(board.width);
    expect(Math.max(...ys)).toBeCloseTo(board.height);
  });
});

test('half a turn puts the far side near: every place is mirrored in both directions', () => {
  for (const orientation of ORIENTATIONS) {
    const view = ragged(orientation);
    const straight = boardGeometry(view, 32.8);
    const turned = boardGeometry(view, 32.8, 180);
    for (let cell = 0; cell < straight.cells; cell++) {
      expect(turned.centre(cell).x).toBeCloseTo(straight.width - straight.centre(cell).x);
      expect(turned.centre(cell).y).toBeCloseTo(straight.height - straight.centre(cell).y);
    }
  }
});

test('a quarter turn lays the board on its side', () => {
  const view = ragged('pointy');
  const straight = boardGeometry(view, 32.8);
  const turned = boardGeometry(view, 32.8, 90);
  expect(turned.width).toBeCloseTo(straight.height / KY);
  expect(turned.height).toBeCloseTo(straight.width * KY);
});

test('far from every hex the nearest centre is found', () => {
  const board = boardGeometry(ragged('pointy'), 32.8);
  expect(board.cellAt(-500, -500)).toBe(-1);
  expect(board.cellAt(Number.NaN, 4)).toBe(-1);
  for (const [x, y] of [
    [-500, -500],
    [2000, 10],
    [board.width / 2, 900],
  ]) {
    const found = board.nearest(x, y);
    const away = (cell: number) => {
      const c = board.centre(cell);
      return Math.hypot(c.x - x, (c.y - y) / KY);
    };
    for (let cell = 0; cell < board.cells; cell++) expect(away(found)).toBeLessThanOrEqual(away(cell) + 1e-6);
  }
});

test('rows of a pointy board are one and a half radii apart, squashed by the tilt', () => {
  const board = boardGeometry({ orientation: 'pointy', cells: [0, 0, 1, 0, 0, 1], ground: 'ggg' }, 10);
  const [a, b, c] = [0, 1, 2].map((cell) => board.centre(cell));
  expect(b.x - a.x).toBeCloseTo(Math.sqrt(3) * 10);
  expect(c.y - a.y).toBeCloseTo(15 * KY);
});

test('what lies at axial (0, 0) lies at the origin, whichever way the board lies, with a hex there or not', () => {
  each((view, turn) => {
    const { origin, R } = boardGeometry(view, 32.8, turn);
    const whole = boardGeometry({ ...view, cells: [...view.cells, 0, 0] }, R, turn);
    const middle = whole.centre(whole.cells - 1);
    expect(origin.x).toBeCloseTo(middle.x, 6);
    expect(origin.y).toBeCloseTo(middle.y, 6);
  });
});
