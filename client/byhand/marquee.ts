import type { Point } from '../table/layout.ts';
import type { Rect } from '../tables/table.ts';
import type { Lying } from './lying.ts';

export function rectOf(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
}

/** What a box on the table selects: pieces whose place is in it. `takeable`: others are left out. */
export function inBox(
  lying: Iterable<Lying>,
  { x, y, w, h }: Rect,
  takeable: (piece: string) => boolean,
): string[] {
  const found: string[] = [];
  for (const one of lying) {
    if (one.where !== 'world' || one.x < x || one.y < y || one.x > x + w || one.y > y + h) continue;
    if (takeable(one.piece.id)) found.push(one.piece.id);
  }
  return found;
}
