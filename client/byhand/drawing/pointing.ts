import type Phaser from 'phaser';
import { easel, roundedRect } from '../../art/canvas.ts';
import { FONT_SANS } from '../../art/fontNames.ts';
import type { Point } from '../../table/layout.ts';
import type { Stage } from '../../table/stage.ts';
import { measure } from '../../table/views/lettering.ts';
import { outline } from './lamp.ts';

/** What somebody shows: a ping at `to`, or an arrow or a ruler from `from` to there. World px. */
export interface Shown {
  readonly kind: 'ping' | 'arrow' | 'ruler';
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  /** Written beside it: who, how far. */
  readonly text: string;
}

/** So long it stays after its last sign, ms. */
const STAYS = { ping: 2400, arrow: 4500, ruler: 4500 } as const;

interface Standing extends Shown {
  readonly since: number;
  label: { image: Phaser.GameObjects.Image; canvas: HTMLCanvasElement } | null;
}

/** Pings, arrows and rulers of everybody, one of each kind and person. */
export class Pointing {
  private readonly stage: Stage;
  private readonly toScreen: (p: Point) => Point;
  private readonly graphics: Phaser.GameObjects.Graphics;
  private readonly shown = new Map<string, Standing>();
  private readonly calm: () => boolean;

  constructor(stage: Stage, toScreen: (p: Point) => Point, calm: () => boolean) {
    this.stage = stage;
    this.toScreen = toScreen;
    this.calm = calm;
    this.graphics = stage.graphics('above').setDepth(90_000);
  }

  /** `who`: one hand shows one thing of a kind. */
  show(who: string, what: Shown, now: number): void {
    const key = `${who} ${what.kind}`;
    const before = this.shown.get(key);
    const keeps = before?.text === what.text;
    if (before && !keeps) this.drop(before);
    const label = keeps ? (before?.label ?? null) : null;
    this.shown.set(key, { ...what, since: now, label });
    this.stage.touch();
  }

  /** Nothing is pointed at by this hand any more. */
  end(who: string): void {
    for (const [key, one] of this.shown) if (key.startsWith(`${who} `)) this.forget(key, one);
  }

  /** What is shown now, each with what is written beside it. */
  get signs(): readonly Pick<Shown, 'kind' | 'text'>[] {
    return [...this.shown.values()].map(({ kind, text }) => ({ kind, text }));
  }

  tick(now: number): void {
    if (this.shown.size === 0) return;
    this.graphics.clear();
    for (const [key, one] of this.shown) {
      const age = (now - one.since) / STAYS[one.kind];
      if (age >= 1) this.forget(key, one);
      else this.draw(one, age, now);
    }
    this.stage.touch();
  }

  private draw(one: Standing, age: number, now: number): void {
    const to = this.toScreen(one.to);
    const alpha = age > 0.75 ? (1 - age) * 4 : 1;
    const colour = Number.parseInt(one.colour.slice(1), 16);
    const g = this.graphics;
    if (one.kind === 'ping') {
      const beat = this.calm() ? 0.5 : ((now - one.since) % 800) / 800;
      g.lineStyle(7, 0x1a0d06, alpha * 0.5 * (1 - beat)).strokeCircle(to.x, to.y, 8 + beat * 34);
      g.lineStyle(4, colour, alpha * (1 - beat)).strokeCircle(to.x, to.y, 8 + beat * 34);
      g.fillStyle(0x1a0d06, alpha * 0.6).fillCircle(to.x, to.y, 8);
      g.fillStyle(colour, alpha).fillCircle(to.x, to.y, 6);
    } else {
      const from = this.toScreen(one.from);
      for (const [wide, ink, a] of [
        [8, 0x1a0d06, 0.55],
        [4, colour, 1],
      ])
        g.lineStyle(wide, ink, alpha * a).lineBetween(from.x, from.y, to.x, to.y);
      g.fillStyle(colour, alpha).fillCircle(from.x, from.y, 5);
      if (one.kind === 'ruler') g.fillStyle(colour, alpha).fillCircle(to.x, to.y, 5);
      else this.head(from, to, colour, alpha);
    }
    if (one.text === '') return;
    one.label ??= this.written(one.text, one.colour);
    const middle = one.kind === 'ping' ? { x: to.x, y: to.y - 26 } : { x: to.x, y: to.y - 24 };
    one.label.image.setPosition(middle.x, middle.y).setAlpha(alpha);
  }

  private head(from: Point, to: Point, colour: number, alpha: number): void {
    const a = Math.atan2(to.y - from.y, to.x - from.x);
    const at = (turn: number, far: number) => ({
      x: to.x + Math.cos(a + turn) * far,
      y: to.y + Math.sin(a + turn) * far,
    });
    const points = [at(0, 6), at(2.6, 20), at(-2.6, 20)];
    this.graphics.fillStyle(colour, alpha).lineStyle(1.5, 0x1a0d06, alpha * 0.7);
    outline(this.graphics, points);
    this.graphics.fillPath().strokePath();
  }

  private written(text: string, colour: string) {
    const font = `800 14px ${FONT_SANS}`;
    const w = measure(text, font) + 18;
    const dpr = Math.min(2, window.devicePixelRatio || 1);
    const [canvas, pen] = easel(w + 8, 32, dpr);
    pen.shadowColor = 'rgba(0,0,0,.7)';
    pen.shadowBlur = 4 * dpr;
    roundedRect(pen, 4, 4, w, 23, 11);
    pen.fillStyle = '#f6e6bd';
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.stroke();
    pen.font = font;
    pen.fillStyle = '#2b1a0e';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, 4 + w / 2, 16);
    const image = this.stage.picture('above', canvas, 1 / dpr).setDepth(90_001);
    return { image, canvas };
  }

  private forget(key: string, one: Standing): void {
    this.drop(one);
    this.shown.delete(key);
    if (this.shown.size === 0) this.graphics.clear();
    this.stage.touch();
  }

  private drop(one: Standing): void {
    if (!one.label) return;
    one.label.image.destroy();
    this.stage.forget(one.label.canvas);
    one.label = null;
  }
}
