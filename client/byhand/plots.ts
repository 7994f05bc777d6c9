import type { Scene } from '../../shared/table/model.ts';
import type { Point } from '../table/layout.ts';
import type { CardLayout, Plot, ZonePoint } from '../tables/table.ts';

/**
 * From one picture of a card table to another one of the same table: a seat opposite has it upside down, a phone has
 * its parts below each other. Each plot of the one is laid over the same plot of the other. Points of a zone, such as
 * the spaces of a trail, and what is next to them, come to lie on their like: a trail may run otherwise on a phone.
 */
export function wayBetween(from: CardLayout, to: CardLayout, scene: Scene): (p: Point) => Point {
  const plots = pairsOf(from, to);
  const spots = spotsOf(from, to, scene);
  return (p) => {
    const spot = spots.find(({ a, near }) => Math.hypot(p.x - a.x, p.y - a.y) < near);
    if (spot) {
      const { a, b, near, far } = spot;
      const k = far / near;
      return { x: b.x + (p.x - a.x) * k, y: b.y + (p.y - a.y) * k };
    }
    return beside(overPlots(plots, p), spots);
  };
}

interface Pair {
  readonly a: Plot;
  readonly b: Plot;
}

function pairsOf(from: CardLayout, to: CardLayout): readonly Pair[] {
  const [here, there] = [plotsOf(from), plotsOf(to)];
  const pairs = Object.entries(here).flatMap(([name, a]) => (there[name] ? [{ a, b: there[name] }] : []));
  return pairs.length > 0 ? pairs : [{ a: wholeOf(from), b: wholeOf(to) }];
}

const wholeOf = ({ rail, width, height }: CardLayout): Plot => ({
  ...{ x: 0, y: rail.h, w: width, h: height - rail.h },
});
const plotsOf = (layout: CardLayout): Readonly<Record<string, Plot>> =>
  layout.plots ?? { all: wholeOf(layout) };

function overPlots(pairs: readonly Pair[], p: Point): Point {
  const [{ a, b }] = pairs.reduce<readonly [Pair, number]>(
    (best, pair) => {
      const away = awayFrom(pair.a, p);
      return away < best[1] ? [pair, away] : best;
    },
    [pairs[0], awayFrom(pairs[0].a, p)],
  );
  const u = (p.x - a.x) / a.w;
  const v = (p.y - a.y) / a.h;
  const down = Boolean(a.flipped) === Boolean(b.flipped) ? v : 1 - v;
  return { x: b.x + u * b.w, y: b.y + down * b.h };
}

/** 0 inside. */
function awayFrom({ x, y, w, h }: Plot, p: Point): number {
  return Math.hypot(Math.max(x - p.x, 0, p.x - x - w), Math.max(y - p.y, 0, p.y - y - h));
}

interface Spot {
  readonly a: ZonePoint;
  readonly b: ZonePoint;
  /** So far around it counts as being there: on the one picture, and on the other. */
  readonly near: number;
  readonly far: number;
}

/** Points that both pictures have, where they don't lie alike anyhow. */
function spotsOf(from: CardLayout, to: CardLayout, scene: Scene): readonly Spot[] {
  const plots = pairsOf(from, to);
  return Object.entries(from.zones).flatMap(([zone, { points }]) => {
    const others = to.zones[zone]?.points;
    if (!points || !others || scene.zones[zone]?.kind === 'hand') return [];
    const [near, far] = [apart(points), apart(others)];
    const alike = points.every((a, i) => {
      const over = overPlots(plots, a);
      return others[i] && Math.hypot(over.x - others[i].x, over.y - others[i].y) < far / 2;
    });
    if (alike) return [];
    return points.flatMap((a, i) => (others[i] ? [{ a, b: others[i], near, far }] : []));
  });
}

/** Half the way between the two that are nearest to each other, leaving out those that lie together. */
function apart(points: readonly ZonePoint[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) {
      const away = Math.hypot(a.x - b.x, a.y - b.y);
      if (away > 1 && away < least) least = away;
    }
  return Number.isFinite(least) ? least / 2 : 1;
}

/** What was not on a spot does not come to lie on one: it would not find back. */
function beside(p: Point, spots: readonly Spot[]): Point {
  const spot = spots.find(({ b, far }) => Math.hypot(p.x - b.x, p.y - b.y) < far);
  if (!spot) return p;
  const { b, far } = spot;
  const away = Math.hypot(p.x - b.x, p.y - b.y);
  const [dx, dy] = away < 0.01 ? [0, 1] : [(p.x - b.x) / away, (p.y - b.y) / away];
  return { x: b.x + dx * far * 1.02, y: b.y + dy * far * 1.02 };
}
