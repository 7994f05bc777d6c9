import type { ZonePlace, ZonePoint } from './table.ts';

/** Where one piece lies: its middle and its width in CSS px, and its turn in radians. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly turn: number;
}

export interface Spread {
  readonly lies: readonly Lie[];
  /** How far the zone can be swiped, px; 0 where everything fits. */
  readonly reach: number;
}

/** Height of a card to its width. */
export const TALL = 7 / 5;
/** So much of every card in a hand can be touched, px. */
export const FINGER = 46;
const GAP = 8;

/**
 * Where the pieces of a zone lie. `ats`: their places in the zone, ascending, which only points and stacks care for;
 * `swipe`: how far the hand is swiped, px.
 */
export function spread(zone: ZonePlace, ats: readonly number[], swipe = 0): Spread {
  const place = zone.lies ? { ...zone, ...zone.lies } : zone;
  switch (place.spread) {
    case 'fan':
      return slotted(place, ats, fan(place, countOf(place, ats), swipe));
    case 'row': {
      const places = along(place, countOf(place, ats), place.w, place.card, 0);
      return slotted(place, ats, still(places.map((x) => inRow(place, x))));
    }
    case 'column':
      return still(
        along(place, ats.length, place.h, place.card * TALL, place.tuck ?? 0).map((y) => ({
          x: place.x + place.w / 2,
          y: place.y + y,
          w: place.card,
          turn: 0,
        })),
      );
    case 'stack':
      return still(ats.map((_, i) => inStack(place, i, ats.length)));
    case 'points':
      return still(onPoints(place, ats));
  }
}

const countOf = ({ slots }: ZonePlace, ats: readonly number[]): number =>
  slots === undefined ? ats.length : Math.max(slots, ...ats.map((at) => at + 1));

/** Only the places that are taken, where pieces keep their own. */
const slotted = ({ slots }: ZonePlace, ats: readonly number[], { lies, reach }: Spread): Spread =>
  slots === undefined ? { lies, reach } : { lies: ats.map((at) => lies[at]), reach };

const still = (lies: readonly Lie[]): Spread => ({ lies, reach: 0 });

/** A hand: side by side, overlapping down to a finger's breadth each; swiped where that is still too wide. */
function fan(place: ZonePlace, count: number, swipe: number): Spread {
  const { card, w } = place;
  const wide = card + (place.gap ?? GAP);
  const fits = count > 1 ? (w - card) / (count - 1) : wide;
  const step = Math.max(Math.min(FINGER, wide), Math.min(wide, fits));
  const run = card + step * (count - 1);
  const reach = Math.max(0, run - w);
  const at = Math.max(0, Math.min(reach, swipe));
  const start = reach > 0 ? -at : (w - run) / 2;
  const lies = Array.from({ length: count }, (_, i) =>
    // What is swiped out of sight waits in a stack at the edge.
    inRow(place, Math.max(card / 2, Math.min(w - card / 2, start + card / 2 + i * step))),
  );
  return { lies, reach };
}

const inRow = (place: ZonePlace, x: number): Lie => ({
  x: place.x + x,
  y: place.y + place.h / 2,
  w: place.card,
  turn: 0,
});

/** Middles of `count` things of length `size` along `room`, closer together where they must. `show`: at most so much of each. */
function along(place: ZonePlace, count: number, room: number, size: number, show: number): number[] {
  const wide = show || size + (place.gap ?? GAP);
  const step = count > 1 ? Math.min(wide, Math.max(0, room - size) / (count - 1)) : 0;
  const free = room - size - step * (count - 1);
  const start = place.from === 'start' ? 0 : place.from === 'end' ? free : free / 2;
  return Array.from({ length: count }, (_, i) => start + size / 2 + i * step);
}

/** The uppermost few lie a little apart, so that it is seen that they are several. */
function inStack(place: ZonePlace, i: number, count: number): Lie {
  const below = Math.min(3, count - 1 - i);
  return {
    x: place.x + place.w / 2 + below * 2,
    y: place.y + place.h / 2 + below * 2,
    w: place.card,
    turn: 0,
  };
}

function onPoints(place: ZonePlace, ats: readonly number[]): Lie[] {
  const taken = new Map<number, number>();
  const total = new Map<number, number>();
  for (const at of ats) total.set(at, (total.get(at) ?? 0) + 1);
  return ats.map((at) => {
    const nth = taken.get(at) ?? 0;
    taken.set(at, nth + 1);
    const point: ZonePoint = place.points?.[at] ?? { x: place.x + place.w / 2, y: place.y + place.h / 2 };
    const off = around(nth, total.get(at) ?? 1, place.card * 0.42);
    return { x: point.x + off.x, y: point.y + off.y, w: point.w ?? place.card, turn: 0 };
  });
}

function around(nth: number, of: number, far: number): { x: number; y: number } {
  if (of === 1) return { x: 0, y: 0 };
  const angle = (nth / of) * 2 * Math.PI + (of === 2 ? 0 : -Math.PI / 2);
  return { x: -Math.cos(angle) * far, y: Math.sin(angle) * far * 0.7 };
}

/** The point of a zone that is meant by a place on the screen: the nearest within reach; -1 for none. */
export function pointAt(place: ZonePlace, at: { readonly x: number; readonly y: number }): number {
  let best = -1;
  let near = Math.max(24, place.card * 0.7);
  for (const [i, point] of (place.points ?? []).entries()) {
    const away = Math.hypot(point.x - at.x, point.y - at.y);
    if (away >= near) continue;
    near = away;
    best = i;
  }
  return best;
}
