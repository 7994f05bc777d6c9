import { axialDistance } from '../../shared/hex/board.ts';
import type { Point } from '../table/layout.ts';
import { cellUnder, TABLE_CARD, type World } from './world.ts';

/** How far it is: in hexes from one hex of the board to another, anywhere else in card widths. */
export type Distance =
  | { readonly in: 'hexes'; readonly n: number }
  /** One figure behind the point. */
  | { readonly in: 'cards'; readonly n: number };

/** Between two points of the world. The same hex is 0, its neighbour 1. */
export function distanceOf(world: World, from: Point, to: Point): Distance {
  const [a, b] = [cellUnder(world, from), cellUnder(world, to)];
  if (world.field && a >= 0 && b >= 0) {
    const { cells } = world.field.view;
    const n = axialDistance(cells[b * 2] - cells[a * 2], cells[b * 2 + 1] - cells[a * 2 + 1]);
    return { in: 'hexes', n };
  }
  // All who look measure the same, however large they see it.
  const [start, end, card] = world.field
    ? [from, to, world.card]
    : [world.toTold(from), world.toTold(to), TABLE_CARD * 10];
  return { in: 'cards', n: Math.round((Math.hypot(end.x - start.x, end.y - start.y) / card) * 10) / 10 };
}

/** A ruler lies from hex middle to hex middle where it is on the board. */
export function rulerEnd(world: World, at: Point): Point {
  const cell = cellUnder(world, at);
  return cell >= 0 && world.field ? world.field.centre(cell) : at;
}
