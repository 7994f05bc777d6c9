import { axialRounded } from '../../shared/hex/board.ts';
import type { BoardView } from '../../shared/table/model.ts';

/**
 * Where hexes lie. Board units are CSS px at board scale 1 · R/32.8: x to the right, y down, the upper left
 * corner of the board's box at (0, 0). The board is seen a little from the front, so everything is squashed
 * vertically by KY after it has been turned.
 */
export const KY = 0.84;

/** Turns of the board in degrees, clockwise: "own seat below". Art is never turned, only places are. */
export type Turn = 0 | 90 | 180 | 270;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardGeometry {
  readonly R: number;
  readonly cells: number;
  /** The box round all hexes. */
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** Where axial (0, 0) lies, be there a cell or not. */
  readonly origin: Point;
  centre(cell: number): Point;
  /** The cell whose hex holds a point, -1 where there is none. */
  cellAt(x: number, y: number): number;
  /** The cell with the nearest centre, at whatever distance; -1 on an empty board. */
  nearest(x: number, y: number): number;
  /** The six corners of a cell's hex, scaled round its centre. */
  corners(cell: number, scale?: number): readonly Point[];
}

const SQRT3 = Math.sqrt(3);

/** The six corners of a hex round (0, 0), seen a little from the front as all of the board. */
export function cornersOf(R: number, pointy: boolean): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i + (pointy ? Math.PI / 6 : 0);
    return { x: Math.cos(a) * R, y: Math.sin(a) * R * KY };
  });
}

/** Geometry of a board with hex radius `R`, turned by `turn`. Pure; make it once per view. */
export function boardGeometry(view: BoardView, R: number, turn: Turn = 0): BoardGeometry {
  const pointy = view.orientation === 'pointy';
  const cells = view.cells.length / 2;
  const [cos, sin] = QUARTER[turn];
  const index = new Map<number, number>();
  const xs = new Float64Array(cells);
  const ys = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const q = view.cells[cell * 2];
    const r = view.cells[cell * 2 + 1];
    index.set(place(q, r), cell);
    const x = pointy ? SQRT3 * (q + r / 2) * R : 1.5 * q * R;
    const y = pointy ? 1.5 * r * R : SQRT3 * (r + q / 2) * R;
    xs[cell] = x * cos - y * sin;
    ys[cell] = x * sin + y * cos;
  }
  // After a quarter turn a pointy hex stands on its side.
  const upright = pointy === (turn === 0 || turn === 180);
  const halfWidth = upright ? (SQRT3 / 2) * R : R;
  const halfHeight = upright ? R : (SQRT3 / 2) * R;
  const left = least(xs) - halfWidth;
  const top = least(ys) - halfHeight;
  const ring = cornersOf(R, upright);

  /** Axial coordinates, not whole, of a point of the squashed picture. */
  const axialAt = (x: number, y: number): readonly [number, number] => {
    const turnedX = (x + left) / R;
    const turnedY = (y / KY + top) / R;
    const px = turnedX * cos + turnedY * sin;
    const py = -turnedX * sin + turnedY * cos;
    if (pointy) return [px / SQRT3 - py / 3, (2 / 3) * py];
    return [(2 / 3) * px, py / SQRT3 - px / 3];
  };
  const cellAt = (x: number, y: number): number => {
    const [q, r] = axialRounded(...axialAt(x, y));
    return index.get(place(q, r)) ?? -1;
  };
  const centre = (cell: number): Point => ({ x: xs[cell] - left, y: (ys[cell] - top) * KY });

  return {
    R,
    cells,
    width: cells ? most(xs) + halfWidth - left : 0,
    height: cells ? (most(ys) + halfHeight - top) * KY : 0,
    turn,
    origin: { x: 0 - left, y: (0 - top) * KY },
    centre,
    cellAt,
    nearest(x, y) {
      const inside = cellAt(x, y);
      if (inside >= 0) return inside;
      let best = -1;
      let bestAway = Number.POSITIVE_INFINITY;
      for (let cell = 0; cell < cells; cell++) {
        const away = (xs[cell] - left - x) ** 2 + (ys[cell] - top - y / KY) ** 2;
        if (away < bestAway) [best, bestAway] = [cell, away];
      }
      return best;
    },
    corners(cell, scale = 1) {
      const { x, y } = centre(cell);
      return ring.map((p) => ({ x: x + p.x * scale, y: y + p.y * scale }));
    },
  };
}

/** Cosine and sine of the turns, exactly. */
const QUARTER: Readonly<Record<Turn, readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

const place = (q: number, r: number): number => (q + 4096) * 8192 + (r + 4096);
const least = (values: Float64Array): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: Float64Array): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
