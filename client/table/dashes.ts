import type { Point } from './layout.ts';

/** Board units. */
const DASH = 7;
const GAP = 6;
/** Free of dashes at either end, where the pieces stand. */
const CLEAR = 17;

/** The dashes between two points, clear of both. */
export function dashed(start: Point, end: Point): readonly (readonly [Point, Point])[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const at = (far: number): Point => ({
    x: start.x + ((end.x - start.x) * far) / length,
    y: start.y + ((end.y - start.y) * far) / length,
  });
  const dashes: (readonly [Point, Point])[] = [];
  for (let far = CLEAR; far < length - CLEAR; far += DASH + GAP)
    dashes.push([at(far), at(Math.min(far + DASH, length - CLEAR))]);
  return dashes;
}
