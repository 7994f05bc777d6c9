import type { BoardView } from '../../shared/table/model.ts';
import { boardGeometry, type Turn } from '../art/geometry.ts';
import type { Point } from './layout.ts';

/** Hex radius of the board at scale 1, in board units (TECHNIQUE section 8). */
export const R = 32.8;
/** Painted border around the outermost hexes, in board units. */
export const BORDER = 16;

/** Where a board's cells lie, in board units from the upper left corner of its painted border. */
export interface Field {
  readonly view: BoardView;
  readonly turn: Turn;
  readonly w: number;
  readonly h: number;
  readonly cells: number;
  centre(cell: number): Point;
  /** Cell under a point, -1 where none is. */
  cellAt(point: Point): number;
  /** Corners of a cell, scaled round its centre. */
  corners(cell: number, scale: number): readonly Point[];
  /** Board units to what drags are told in: hex radii as seat 0 sees the board; and back. */
  toRoom(p: Point): Point;
  fromRoom(p: Point): Point;
}

/**
 * Everybody sees their own army below: seat 1 sits opposite seat 0, and whoever watches sits beside seat 0.
 */
export const turnFor = (seat: number): Turn => (seat === 1 ? 180 : 0);

export function layField(view: BoardView, turn: Turn): Field {
  const geometry = boardGeometry(view, R, turn);
  const out = (p: Point): Point => ({ x: p.x + BORDER, y: p.y + BORDER });
  const w = geometry.width + 2 * BORDER;
  const h = geometry.height + 2 * BORDER;
  const across = (p: Point): Point => (turn === 180 ? { x: w - p.x, y: h - p.y } : p);
  return {
    view,
    turn,
    w,
    h,
    cells: geometry.cells,
    centre: (cell) => out(geometry.centre(cell)),
    cellAt: (p) => geometry.cellAt(p.x - BORDER, p.y - BORDER),
    corners: (cell, scale) => geometry.corners(cell, scale).map(out),
    toRoom: (p) => ({ x: across(p).x / R, y: across(p).y / R }),
    fromRoom: (p) => across({ x: p.x * R, y: p.y * R }),
  };
}
