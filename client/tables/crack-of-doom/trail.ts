import { DOOM } from '../../../shared/games/crack-of-doom/data/spaces.ts';

export type Spot = readonly [x: number, y: number];

/** A smooth line through knots, measured so that it can be divided into equal steps. */
export interface Line {
  /** Points a small step apart. */
  readonly points: readonly Spot[];
  /** Length of the line up to each point. */
  readonly along: readonly number[];
}

/** A Catmull-Rom spline through the knots. */
export function smooth(knots: readonly Spot[], step = 0.02): Line {
  const points: Spot[] = [];
  for (let t = 0; t < knots.length - 1; t += step) points.push(onSpline(knots, t));
  points.push(knots[knots.length - 1]);
  const along = [0];
  for (let i = 1; i < points.length; i++)
    along.push(along[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  return { points, along };
}

function onSpline(knots: readonly Spot[], t: number): Spot {
  const i = Math.min(knots.length - 2, Math.floor(t));
  const u = t - i;
  const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((k) => knots[Math.max(0, Math.min(knots.length - 1, k))]);
  const mixed = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u * u +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u * u * u);
  return [mixed(0), mixed(1)];
}

/** Middles of the spaces by their number; there is no space 0, its place is that of the first. */
export function spacesOn({ points, along }: Line): readonly Spot[] {
  const whole = along[along.length - 1];
  const spaces: Spot[] = [points[0]];
  let i = 0;
  for (let n = 1; n <= DOOM; n++) {
    const wanted = (whole * (n - 1)) / (DOOM - 1);
    while (i < along.length - 1 && along[i] < wanted) i++;
    spaces.push(points[i]);
  }
  return spaces;
}

/** The part of the line between two spaces, which may lie between whole numbers. */
export function stretch({ points, along }: Line, from: number, to: number): readonly Spot[] {
  const whole = along[along.length - 1];
  const at = (space: number) => (whole * (space - 1)) / (DOOM - 1);
  return points.filter((_, i) => along[i] >= at(from) && along[i] <= at(to));
}
