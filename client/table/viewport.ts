import {
  type Camera,
  centreOn,
  fitAll,
  openOn,
  pan,
  pinch,
  type Stage as Range,
  reveal,
  toBoard,
  toScreen,
  uncover,
  zoomAt,
} from './camera.ts';
import { type Field, R } from './field.ts';
import type { Layout, Point, Rect } from './layout.ts';
import { type Motions, sineInOut } from './motion.ts';

/** Zooming beyond this shows nothing new. */
const CLOSEST = 2.6;
/** A hex must stay at least so wide for a finger, CSS px; smaller boards start panned instead of tiny. */
const FINGER = 52;

/** The camera of one table: where it looks now, and its way to where it is sent. */
export class Viewport {
  camera: Camera;
  private readonly field: Field;
  private readonly motions: Motions;
  private readonly changed: () => void;
  private range: Range;
  private fitted = true;
  /** Where it looked before it stepped aside for a panel, and where it stepped. */
  private aside: { readonly from: Camera; readonly to: Camera } | null = null;

  constructor(field: Field, layout: Layout, motions: Motions, changed: () => void) {
    this.field = field;
    this.motions = motions;
    this.changed = changed;
    this.range = rangeOf(field, layout);
    this.camera = this.start();
  }

  get view(): Range {
    return this.range;
  }

  /** The window changed: what was in its middle stays there, a fitted board stays fitted. */
  relay(layout: Layout, first: Point | null): void {
    const middle = toBoard(this.camera, this.range, centreOf(this.range));
    const zoom = this.camera.zoom;
    this.range = rangeOf(this.field, layout);
    this.set(this.fitted ? this.start(first) : centreOn(this.range, middle, zoom));
  }

  /** All of the board where it is large enough so, or else the part around `first`. */
  start(first: Point | null = null): Camera {
    const all = fitAll(this.range);
    const readable = FINGER / (R * Math.sqrt(3));
    if (all.zoom >= readable) return all;
    const zoom = Math.max(readable, Math.min(1, this.range.window.h / this.field.h));
    return openOn(this.range, first ?? { x: this.field.w / 2, y: this.field.h / 2 }, zoom);
  }

  pan(dx: number, dy: number): void {
    this.moved(pan(this.camera, this.range, dx, dy));
  }

  zoom(at: Point, factor: number): void {
    this.moved(zoomAt(this.camera, this.range, at, factor));
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.moved(pinch(this.camera, this.range, from, to));
  }

  centre(point: Point): void {
    this.moved(centreOn(this.range, point, this.camera.zoom));
  }

  /** Glides so that all these board points are in the window, if they can be. */
  async attend(points: readonly Point[]): Promise<void> {
    let goal = this.camera;
    for (const point of [...points].reverse()) goal = reveal(goal, this.range, point, 60);
    await this.glideTo(goal);
  }

  /** Glides aside so that these board points, most of all the first, are not under panels. */
  async stepAside(points: readonly Point[], covers: readonly Rect[]): Promise<void> {
    const from = this.camera;
    const to = uncover(from, this.range, points, covers, R * 0.9 * from.zoom);
    if (to === from) return;
    this.aside = { from: this.aside?.to === from ? this.aside.from : from, to };
    await this.glideTo(to);
    if (this.aside?.to === to) this.set(to);
  }

  /** Glides back from where it stepped, unless it has been moved since. */
  async stepBack(): Promise<void> {
    const { aside } = this;
    this.aside = null;
    if (aside && aside.to === this.camera) await this.glideTo(aside.from);
  }

  private async glideTo(goal: Camera): Promise<void> {
    const from = this.camera;
    if (Math.hypot(goal.x - from.x, goal.y - from.y) < 2) return;
    await this.motions.play(
      260,
      (t) =>
        this.set({
          x: from.x + (goal.x - from.x) * t,
          y: from.y + (goal.y - from.y) * t,
          zoom: this.camera.zoom,
        }),
      sineInOut,
    );
  }

  toBoard(p: Point): Point {
    return toBoard(this.camera, this.range, p);
  }

  toScreen(p: Point): Point {
    return toScreen(this.camera, this.range, p);
  }

  inWindow(p: Point): boolean {
    const { x, y, w, h } = this.range.window;
    return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h;
  }

  private moved(camera: Camera): void {
    this.fitted = false;
    this.aside = null;
    this.set(camera);
  }

  private set(camera: Camera): void {
    this.camera = camera;
    this.changed();
  }
}

function rangeOf(field: Field, layout: Layout): Range {
  const { board } = layout;
  const all = Math.min((board.w - 12) / field.w, (board.h - 14) / field.h);
  return { window: board, w: field.w, h: field.h, min: Math.min(0.5, all), max: Math.max(CLOSEST, all * 2) };
}

const centreOf = ({ window: { x, y, w, h } }: Range): Point => ({ x: x + w / 2, y: y + h / 2 });
