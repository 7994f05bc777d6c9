import type { Point, Rect } from './layout.ts';

/**
 * Which part of the board shows, as a value. `x`, `y` is the board point in the window's upper left corner,
 * `zoom` is CSS pixels per board unit.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** What the camera may show: its window on the screen, the board's size, and the limits of zoom. */
export interface Stage {
  readonly window: Rect;
  readonly w: number;
  readonly h: number;
  readonly min: number;
  readonly max: number;
}

export const toScreen = (c: Camera, s: Stage, p: Point): Point => ({
  x: s.window.x + (p.x - c.x) * c.zoom,
  y: s.window.y + (p.y - c.y) * c.zoom,
});

export const toBoard = (c: Camera, s: Stage, p: Point): Point => ({
  x: c.x + (p.x - s.window.x) / c.zoom,
  y: c.y + (p.y - s.window.y) / c.zoom,
});

/**
 * Keeps some of the board in sight: each of its edges can be brought to the middle of the window, so that no
 * hex stays under a panel or a thumb.
 */
export function keepInSight(c: Camera, s: Stage): Camera {
  const zoom = Math.min(s.max, Math.max(s.min, c.zoom));
  const w = s.window.w / zoom;
  const h = s.window.h / zoom;
  return {
    x: Math.min(s.w - w / 2, Math.max(-w / 2, c.x)),
    y: Math.min(s.h - h / 2, Math.max(-h / 2, c.y)),
    zoom,
  };
}

/** Moves the board along with a pointer that went `dx`, `dy` screen pixels. */
export const pan = (c: Camera, s: Stage, dx: number, dy: number): Camera =>
  keepInSight({ x: c.x - dx / c.zoom, y: c.y - dy / c.zoom, zoom: c.zoom }, s);

/** Zooms so that the board point under `at` (screen) stays there. */
export function zoomAt(c: Camera, s: Stage, at: Point, factor: number): Camera {
  const zoom = Math.min(s.max, Math.max(s.min, c.zoom * factor));
  const held = toBoard(c, s, at);
  return keepInSight(
    { x: held.x - (at.x - s.window.x) / zoom, y: held.y - (at.y - s.window.y) / zoom, zoom },
    s,
  );
}

/** Two fingers: the board point that was between them stays between them. */
export function pinch(
  c: Camera,
  s: Stage,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Camera {
  const spread = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const before = middle(from);
  const after = middle(to);
  const factor = spread(from) > 1 ? spread(to) / spread(from) : 1;
  const moved = {
    x: c.x - (after.x - before.x) / c.zoom,
    y: c.y - (after.y - before.y) / c.zoom,
    zoom: c.zoom,
  };
  return zoomAt(moved, s, after, factor);
}

/** The whole board in the middle of the window. */
export function fitAll(s: Stage): Camera {
  const zoom = Math.min(s.max, Math.max(s.min, Math.min((s.window.w - 12) / s.w, (s.window.h - 14) / s.h)));
  return centreOn(s, { x: s.w / 2, y: s.h / 2 }, zoom);
}

/** `point` in the middle of the window (or at the given share of its width), at `zoom`. */
export const centreOn = (s: Stage, point: Point, zoom: number, share = 0.5): Camera =>
  keepInSight({ x: point.x - (s.window.w * share) / zoom, y: point.y - s.window.h / 2 / zoom, zoom }, s);

/** How a board is first shown: around `point`, and no further past its edges than it must. */
export function openOn(s: Stage, point: Point, zoom: number): Camera {
  const c = centreOn(s, point, zoom);
  const within = (at: number, board: number, window: number): number =>
    board <= window ? (board - window) / 2 : Math.min(board - window, Math.max(0, at));
  return {
    x: within(c.x, s.w, s.window.w / c.zoom),
    y: within(c.y, s.h, s.window.h / c.zoom),
    zoom: c.zoom,
  };
}

/**
 * The camera moved as little as needed to show `point` with `room` board units around it. Past its edges no room is
 * wanted of a board that is narrower or lower than the window: it would slide under the rail for nothing.
 */
export function reveal(c: Camera, s: Stage, point: Point, room: number): Camera {
  const w = s.window.w / c.zoom;
  const h = s.window.h / c.zoom;
  const rx = Math.min(room, w / 2);
  const ry = Math.min(room, h / 2);
  const along = (at: number, p: number, r: number, window: number, board: number): number => {
    const fits = board <= window;
    const from = fits ? Math.max(0, p - r) : p - r;
    const to = fits ? Math.min(board, p + r) : p + r;
    return Math.min(from, Math.max(to - window, at));
  };
  return keepInSight(
    { x: along(c.x, point.x, rx, w, s.w), y: along(c.y, point.y, ry, h, s.h), zoom: c.zoom },
    s,
  );
}

/**
 * The camera moved aside, to the right or upwards, so that none of `points` lies under one of `covers` (screen)
 * and all stay in the window, `room` screen pixels round each. Where that can't be, only the first point
 * counts; where that can't be either, the camera stays.
 */
export function uncover(
  c: Camera,
  s: Stage,
  points: readonly Point[],
  covers: readonly Rect[],
  room: number,
): Camera {
  for (const some of [points, points.slice(0, 1)]) {
    const found = wayOut(c, s, some, covers, room);
    if (found) return found;
  }
  return c;
}

function wayOut(
  c: Camera,
  s: Stage,
  points: readonly Point[],
  covers: readonly Rect[],
  room: number,
): Camera | undefined {
  const at = points.map((p) => toScreen(c, s, p));
  const hidden = (p: Point, { x, y, w, h }: Rect): boolean =>
    p.x + room > x && p.x - room < x + w && p.y + room > y && p.y - room < y + h;
  const { x, y, w } = s.window;
  const clear = (dx: number, dy: number): boolean =>
    at.every(
      (p) =>
        p.x + dx < x + w &&
        p.y - dy > y &&
        !covers.some((cover) => hidden({ x: p.x + dx, y: p.y - dy }, cover)),
    );
  // Just past each side that faces the board: one of these is the least that helps.
  const rights = [0, ...covers.flatMap((cover) => at.map((p) => cover.x + cover.w + room - p.x))];
  const ups = [0, ...covers.flatMap((cover) => at.map((p) => p.y + room - cover.y))];
  const ways = rights
    .flatMap((dx) => ups.map((dy) => ({ dx, dy })))
    .filter(({ dx, dy }) => dx >= 0 && dy >= 0)
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  for (const { dx, dy } of ways) {
    if (!clear(dx, dy)) continue;
    if (dx === 0 && dy === 0) return c;
    const moved = pan(c, s, dx, -dy);
    // At the limit of the camera it may not have gone all the way.
    if (Math.abs(moved.x - c.x + dx / c.zoom) < 1 && Math.abs(moved.y - c.y - dy / c.zoom) < 1) return moved;
  }
  return undefined;
}
