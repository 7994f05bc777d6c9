import type { Command } from '../../shared/design/command.ts';
import type { Point } from '../art/geometry.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { CORNERS, cornerOfBox, pictureBox, scaled, shifted } from './picture-frame.ts';

/** A hold on the picture under the hexes, as fingers or the mouse have it: where they are now, what it comes to. */
export interface Grip {
  /** In the order in which they came down, points of the screen. */
  to(fingers: readonly Point[]): Command;
}

/** So near to a corner a press takes it, CSS px. */
const REACH = 24;

/**
 * Takes hold of the picture: two fingers turn it larger or smaller and move it, one takes a corner or moves it.
 * null beside it, or where there is none or it is not in the hand.
 */
export function gripAt(board: Board, desk: Desk, fingers: readonly Point[]): Grip | null {
  const { design } = desk.history.peek();
  const { background } = design;
  const box = pictureBox(design);
  if (desk.tool.peek().kind !== 'picture' || !background || !box) return null;
  const on = (at: Point) => board.onMap(at);
  const shift = (change: ReturnType<typeof shifted>): Command => ({ do: 'shift-picture', change });

  const [first, second] = fingers;
  if (second) {
    const spread = apart(first, second);
    const middle = on(between(first, second));
    return {
      to([a, b]) {
        if (!b) return shift(shifted(design, background, { x: 0, y: 0 }));
        const larger = scaled(design, background, apart(a, b) / spread, middle);
        const now = on(between(a, b));
        const by = { x: now.x - middle.x, y: now.y - middle.y };
        return shift(shifted(design, { ...background, ...larger }, by));
      },
    };
  }

  const corner = cornerAt(board, first);
  const start = on(first);
  if (corner >= 0) {
    const [right, below] = CORNERS[corner];
    const still = cornerOfBox(box, [!right, !below]);
    const from = { x: start.x - still.x, y: start.y - still.y };
    const long = from.x ** 2 + from.y ** 2 || 1;
    return {
      to([at]) {
        const now = on(at);
        const along = (now.x - still.x) * from.x + (now.y - still.y) * from.y;
        return shift(scaled(design, background, Math.max(0.01, along / long), still));
      },
    };
  }
  if (start.x < box.left || start.x > box.right || start.y < box.top || start.y > box.bottom) return null;
  return {
    to([at]) {
      const now = on(at);
      return shift(shifted(design, background, { x: now.x - start.x, y: now.y - start.y }));
    },
  };
}

/** What the pointer would do here. */
export function cursorAt(board: Board, desk: Desk, at: Point): string {
  const corner = cornerAt(board, at);
  if (corner >= 0) return corner === 0 || corner === 3 ? 'nwse-resize' : 'nesw-resize';
  return gripAt(board, desk, [at]) ? 'move' : '';
}

const cornerAt = (board: Board, at: Point): number =>
  board.handles().findIndex((handle) => apart(handle, at) < REACH);

const apart = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
