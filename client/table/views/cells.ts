import type Phaser from 'phaser';
import { easel, type Pen, polygon } from '../../art/canvas.ts';
import { KY } from '../../art/geometry.ts';
import { highlight } from '../../art/highlight.ts';
import { type Field, R } from '../field.ts';
import type { Stage } from '../stage.ts';

export type Glow = 'legal' | 'hovered' | 'selected' | 'ready' | 'foe' | 'friend' | 'area' | 'danger' | 'last';

/** The breath of the light is slow: more frames a second would only cost power. */
const BREATH_FRAME = 80;

/** Light on the hexes: what may be entered, who may be struck, whose turn it is. */
export class CellsView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly glows: Map<Glow, HTMLCanvasElement>;
  private readonly fine: number;
  private lit = new Map<string, Phaser.GameObjects.Image>();
  private since = new Map<string, number>();
  private now = 0;
  private breathed = 0;

  constructor(stage: Stage, field: Field, fine: number) {
    this.stage = stage;
    this.field = field;
    this.fine = fine;
    const upright = (field.view.orientation === 'pointy') === (field.turn % 180 === 0);
    const c = field.centre(0);
    const ring = field.corners(0, 1).map((p) => ({ x: p.x - c.x, y: p.y - c.y }));
    this.glows = new Map<Glow, HTMLCanvasElement>([
      ...(['legal', 'hovered', 'selected', 'foe'] as const).map(
        (kind) => [kind, highlight(kind, R, fine, upright).canvas] as const,
      ),
      ...(['ready', 'friend', 'area', 'danger', 'last'] as const).map(
        (kind) => [kind, bake(kind, ring, fine)] as const,
      ),
    ]);
  }

  /** Shows exactly these glows; new ones fade in, ring by ring from `from`. */
  show(glows: readonly { readonly cell: number; readonly glow: Glow }[], from = -1): void {
    const wanted = new Set(glows.map((g) => `${g.glow} ${g.cell}`));
    for (const [key, image] of this.lit) {
      if (wanted.has(key)) continue;
      image.destroy();
      this.lit.delete(key);
      this.since.delete(key);
    }
    const start = from >= 0 ? this.field.centre(from) : null;
    for (const { cell, glow } of glows) {
      const key = `${glow} ${cell}`;
      if (this.lit.has(key) || cell < 0) continue;
      const at = this.field.centre(cell);
      const image = this.stage.picture('cells', this.glows.get(glow)!, 1 / this.fine);
      image.setPosition(at.x, at.y).setAlpha(0).setDepth(DEPTH[glow]);
      const rings = start ? Math.hypot(at.x - start.x, (at.y - start.y) / KY) / (R * Math.sqrt(3)) : 0;
      this.lit.set(key, image);
      this.since.set(key, this.now + (glow === 'legal' ? rings * 12 : 0));
    }
  }

  /** Fades in, then breathes slowly, a few frames a second. `calm`: keeps still. */
  tick(now: number, calm: boolean): void {
    this.now = now;
    const youngest = Math.max(...this.since.values());
    const breathing = !calm && this.lit.size > 0 && now - this.breathed > BREATH_FRAME;
    if (now - youngest > 400 && !breathing) return;
    this.breathed = now;
    for (const [key, image] of this.lit) {
      const age = now - this.since.get(key)!;
      const breath =
        calm || !key.startsWith('legal') ? 1 : 0.92 + 0.08 * Math.cos((age / 2400) * 2 * Math.PI);
      image.setAlpha(Math.max(0, Math.min(1, age / 120)) * breath);
    }
    if (this.lit.size > 0) this.stage.touch();
  }

  destroy(): void {
    for (const image of this.lit.values()) image.destroy();
    this.lit.clear();
  }
}

const DEPTH: Readonly<Record<Glow, number>> = {
  last: 0,
  ready: 1,
  legal: 2,
  hovered: 3,
  area: 4,
  friend: 4,
  danger: 4,
  foe: 5,
  selected: 6,
};

type Own = 'ready' | 'friend' | 'area' | 'danger' | 'last';

function bake(glow: Own, ring: readonly { x: number; y: number }[], fine: number): HTMLCanvasElement {
  const reach = R + 12;
  const [canvas, pen] = easel(2 * reach, 2 * reach, fine);
  pen.translate(reach, reach);
  PAINT[glow](
    pen,
    (scale) =>
      polygon(
        pen,
        ring.map((p) => [p.x * scale, p.y * scale] as const),
      ),
    fine,
  );
  return canvas;
}

type Painter = (pen: Pen, outline: (scale: number) => void, fine: number) => void;

const PAINT: Readonly<Record<Own, Painter>> = {
  /** Warriors that may be chosen. */
  ready: (pen, outline, fine) => {
    outline(0.88);
    pen.shadowColor = 'rgba(120,220,255,.9)';
    pen.shadowBlur = 6 * fine;
    pen.strokeStyle = 'rgba(222,249,255,.85)';
    pen.lineWidth = 1.5;
    pen.stroke();
  },
  /** Who can be helped: a soft ring of laurel green. */
  friend: (pen, outline, fine) => {
    outline(0.9);
    pen.fillStyle = 'rgba(96,150,74,.20)';
    pen.fill();
    pen.shadowColor = 'rgba(150,214,120,.9)';
    pen.shadowBlur = 6 * fine;
    pen.strokeStyle = 'rgba(206,238,176,.9)';
    pen.lineWidth = 1.7;
    pen.stroke();
  },
  /** What a spell reaches besides its target. */
  area: (pen, outline, fine) => {
    outline(0.95);
    pen.fillStyle = 'rgba(122,78,190,.34)';
    pen.fill();
    pen.shadowColor = 'rgba(196,160,255,.9)';
    pen.shadowBlur = 6 * fine;
    pen.strokeStyle = 'rgba(232,216,255,.9)';
    pen.lineWidth = 1.5;
    pen.stroke();
  },
  /** One's own, where a blow would hurt them too. */
  danger: (pen, outline) => {
    outline(0.94);
    pen.fillStyle = 'rgba(214,30,18,.42)';
    pen.fill();
    pen.strokeStyle = '#ffe1d6';
    pen.lineWidth = 2;
    pen.setLineDash([3, 4]);
    pen.stroke();
  },
  /** Where the last one came from. */
  last: (pen, outline) => {
    outline(0.88);
    pen.strokeStyle = 'rgba(70,44,16,.55)';
    pen.lineWidth = 1.6;
    pen.setLineDash([1, 5]);
    pen.lineCap = 'round';
    pen.stroke();
  },
};
