import {
  type Camera,
  centreOn,
  openOn,
  pan,
  pinch,
  type Stage as Range,
  toBoard,
  toScreen,
  zoomAt,
} from '../table/camera.ts';
import type { Point } from '../table/layout.ts';
import type { HandLayout } from './layout.ts';
import type { World } from './world.ts';

/** Zooming beyond this shows nothing new. */
const CLOSEST = 3;
/** Where all of it would be smaller than so, it begins as high as the window and is panned sideways. */
const READABLE = 0.5;

/** Which part of the world shows, and the way from the screen to the world and back. */
export class HandView {
  camera: Camera;
  private world: World;
  private range: Range;
  private readonly changed: () => void;
  /** Where things lie, across. */
  private readonly lying: () => readonly number[];
  /** Nobody has moved it yet: it shows as much as it can when the window changes. */
  private untouched = true;

  constructor(world: World, layout: HandLayout, changed: () => void, lying: () => readonly number[]) {
    this.world = world;
    this.lying = lying;
    this.range = rangeOf(world, layout);
    this.changed = changed;
    this.camera = this.start();
  }

  relay(world: World, layout: HandLayout): void {
    const { x, y, w, h } = this.range.window;
    const middle = this.toWorld({ x: x + w / 2, y: y + h / 2 });
    // Another seat's view, or a table laid for another window, is looked at from its beginning.
    if (world.table !== this.world.table) this.untouched = true;
    this.world = world;
    this.range = rangeOf(world, layout);
    this.set(this.untouched ? this.start() : centreOn(this.range, middle, this.camera.zoom));
  }

  /** Everything, or as much as can be read; a card table as it was laid for this window. */
  private start(): Camera {
    const { bounds, table, picture } = this.world;
    if (table) return { x: picture.x, y: picture.y, zoom: 1 };
    const { window } = this.range;
    const all = Math.min(window.w / bounds.w, window.h / bounds.h);
    const middle = { x: bounds.x + bounds.w / 2, y: bounds.y + bounds.h / 2 };
    if (all >= READABLE) return centreOn(this.range, middle, Math.min(all, 1.6));
    const zoom = Math.max(all, Math.min(1, window.h / bounds.h));
    return openOn(this.range, { ...middle, x: busiest(this.lying(), middle.x, window.w / zoom) }, zoom);
  }

  /** Shows everything. */
  whole(): void {
    const { bounds, table, picture } = this.world;
    const { window } = this.range;
    const all = Math.min(window.w / bounds.w, window.h / bounds.h);
    const middle = { x: bounds.x + bounds.w / 2, y: bounds.y + bounds.h / 2 };
    this.set(table && bounds === picture ? this.start() : centreOn(this.range, middle, all));
    this.untouched = true;
  }

  pan(dx: number, dy: number): void {
    this.moved(pan(this.camera, this.range, dx, dy));
  }

  /** Moves on towards what does not show yet; says whether there was anything. */
  push(dx: number, dy: number): boolean {
    const { x, y, w, h } = this.range.window;
    const { bounds } = this.world;
    const first = this.toScreen(bounds);
    const last = this.toScreen({ x: bounds.x + bounds.w, y: bounds.y + bounds.h });
    const right = dx > 0 ? first.x < x : last.x > x + w;
    const down = dy > 0 ? first.y < y : last.y > y + h;
    const [px, py] = [right ? dx : 0, down ? dy : 0];
    if (px === 0 && py === 0) return false;
    this.pan(px, py);
    return true;
  }

  zoom(at: Point, factor: number): void {
    this.moved(zoomAt(this.camera, this.range, at, factor));
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.moved(pinch(this.camera, this.range, from, to));
  }

  /** Brings a point of the world into sight, where it is not. */
  show(at: Point): void {
    const { x, y, w, h } = this.range.window;
    const p = this.toScreen(at);
    const room = 50;
    if (p.x > x + room && p.x < x + w - room && p.y > y + room && p.y < y + h - room) return;
    this.moved(centreOn(this.range, at, this.camera.zoom));
  }

  toWorld(p: Point): Point {
    return toBoard(this.camera, this.range, p);
  }

  toScreen(p: Point): Point {
    return toScreen(this.camera, this.range, p);
  }

  private moved(camera: Camera): void {
    this.untouched = false;
    this.set(camera);
  }

  private set(camera: Camera): void {
    this.camera = camera;
    this.changed();
  }
}

/** The middle of the stretch, so wide, in which most of these lie: as near to `middle` as it can be. */
export function busiest(lying: readonly number[], middle: number, wide: number): number {
  // What lies at the very edge is cut off there.
  const half = wide * 0.4;
  const within = (x: number) => lying.filter((at) => Math.abs(at - x) <= half + 0.01).length;
  let best = middle;
  for (const at of lying)
    for (const x of [at - half, at, at + half]) {
      const more = within(x) - within(best);
      if (more > 0 || (more === 0 && Math.abs(x - middle) < Math.abs(best - middle))) best = x;
    }
  return best;
}

function rangeOf({ bounds }: World, { view }: HandLayout): Range {
  const all = Math.min(view.w / bounds.w, view.h / bounds.h);
  return {
    window: view,
    w: bounds.x + bounds.w,
    h: bounds.y + bounds.h,
    min: Math.min(0.4, all * 0.8),
    max: Math.max(CLOSEST, all * 2),
  };
}
