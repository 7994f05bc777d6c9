import type { BoardView } from '../table/model.ts';
import { lineOffsets } from './line.ts';

/**
 * The six neighbours of a hex as axial steps; `Board.near` lists them in this order. Neighbours i and i+1
 * are next to each other, i and i+3 opposite.
 */
export const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/**
 * A board made ready for play: cells are indices 0..size-1 in the order of `BoardView.cells`. Any set of
 * hexes will do; holes and islands too.
 */
export interface Board {
  readonly size: number;
  /** Axial coordinates by cell. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** `near[cell * 6 + i]` is the neighbour at `STEPS[i]`, -1 off the map. */
  readonly near: Int16Array;
  /** Cell at axial coordinates, -1 off the map. */
  cellAt(q: number, r: number): number;
  /** Hex steps between two cells as the crow flies (section 0: distance), holes or not. */
  distance(a: number, b: number): number;
  /** Cells at distance 1..n of `cell`, nearest first, then by index. The array is shared: do not write to it. */
  within(cell: number, n: number): Int16Array;
  /**
   * Lines of sight between two cells (A46): each variant lists the map cells strictly between them that a
   * straight line from centre to centre crosses. Two variants where the line runs along an edge, one
   * otherwise; one variant free of units is enough. Shared: do not write to it.
   */
  between(a: number, b: number): readonly Int16Array[];
}

export function compileBoard(view: BoardView): Board {
  const size = view.cells.length / 2;
  const q = Int16Array.from({ length: size }, (_, i) => view.cells[i * 2]);
  const r = Int16Array.from({ length: size }, (_, i) => view.cells[i * 2 + 1]);
  const index = new Map<number, number>();
  for (let cell = 0; cell < size; cell++) index.set(place(q[cell], r[cell]), cell);
  const cellAt = (atQ: number, atR: number): number => index.get(place(atQ, atR)) ?? -1;

  const near = new Int16Array(size * 6);
  for (let cell = 0; cell < size; cell++)
    for (let i = 0; i < 6; i++) near[cell * 6 + i] = cellAt(q[cell] + STEPS[i][0], r[cell] + STEPS[i][1]);

  const distance = (a: number, b: number): number => axialDistance(q[b] - q[a], r[b] - r[a]);

  const reach = new Map<number, Int16Array>();
  const within = (cell: number, n: number): Int16Array => {
    const key = n * size + cell;
    let cells = reach.get(key);
    if (!cells) {
      cells = disc(cell, n);
      reach.set(key, cells);
    }
    return cells;
  };
  const disc = (centre: number, n: number): Int16Array => {
    const found: number[] = [];
    // Over the hexes about it and not over the whole board: a large map costs no more than a small one.
    for (let dq = -n; dq <= n; dq++)
      for (let dr = Math.max(-n, -n - dq); dr <= Math.min(n, n - dq); dr++) {
        const cell = cellAt(q[centre] + dq, r[centre] + dr);
        if (cell >= 0 && cell !== centre) found.push(cell);
      }
    return Int16Array.from(found.sort((a, b) => distance(centre, a) - distance(centre, b) || a - b));
  };

  const lines = new Map<number, readonly Int16Array[]>();
  const between = (a: number, b: number): readonly Int16Array[] => {
    const key = a * size + b;
    let variants = lines.get(key);
    if (!variants) {
      variants = lineOffsets(q[b] - q[a], r[b] - r[a]).map((offsets) =>
        Int16Array.from(offsets.map(([dq, dr]) => cellAt(q[a] + dq, r[a] + dr)).filter((cell) => cell >= 0)),
      );
      lines.set(key, variants);
    }
    return variants;
  };

  return { size, q, r, near, cellAt, distance, within, between };
}

/** Hex steps of an axial difference. */
export function axialDistance(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The hex that a point in axial coordinates, not whole, lies in. */
export function axialRounded(q: number, r: number): readonly [q: number, r: number] {
  const s = -q - r;
  const rq = Math.round(q);
  const rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  // The coordinate that was rounded the farthest follows from the two others.
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  return dr > ds ? [rq, -rq - rs] : [rq, rr];
}

/** One number per coordinate pair; coordinates fit 16 bits. */
const place = (q: number, r: number): number => q * 65536 + r;
