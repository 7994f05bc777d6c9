import type Phaser from 'phaser';
import { easel } from '../../art/canvas.ts';
import type { Point } from '../../table/layout.ts';
import type { Stage } from '../../table/stage.ts';
import type { HandSprite } from './sprite.ts';

/** Fewer are moved one by one. */
export const RAFT_FROM = 12;
/** No picture may be larger, canvas pixels. */
const LARGEST = 4096;
/** Around the places of the pieces, for what stands out of them, px at zoom 1. */
const ROOM = 90;

/** Many pieces that are carried together, as one picture: they keep their distances. */
export class Raft {
  private readonly stage: Stage;
  private readonly image: Phaser.GameObjects.Image;
  private readonly canvas: HTMLCanvasElement;
  private readonly off: Point;
  private readonly sprites: readonly HandSprite[];

  /** null: they lie too far apart for one picture. `lead`: from where places count. */
  static of(stage: Stage, sprites: readonly HandSprite[], lead: Point): Raft | null {
    const room = ROOM * Math.max(...sprites.map((sprite) => sprite.grown * Math.max(1, sprite.lying.w / 60)));
    const left = Math.min(...sprites.map(({ x }) => x)) - room;
    const top = Math.min(...sprites.map(({ y }) => y)) - room;
    const w = Math.max(...sprites.map(({ x }) => x)) + room - left;
    const h = Math.max(...sprites.map(({ y }) => y)) + room - top;
    const dpr = Math.min(2.5, window.devicePixelRatio || 1);
    if (Math.max(w, h) * dpr > LARGEST) return null;
    return new Raft(stage, sprites, lead, { left, top, w, h, dpr });
  }

  private constructor(
    stage: Stage,
    sprites: readonly HandSprite[],
    lead: Point,
    box: { left: number; top: number; w: number; h: number; dpr: number },
  ) {
    this.stage = stage;
    this.sprites = sprites;
    this.off = { x: box.left - lead.x, y: box.top - lead.y };
    const [canvas, pen] = easel(box.w, box.h, box.dpr);
    pen.translate(-box.left, -box.top);
    for (const sprite of sprites) {
      sprite.paint(pen);
      sprite.show(false);
    }
    this.canvas = canvas;
    this.image = stage.picture('above', canvas, 1 / box.dpr, 0, 0).setDepth(0);
    this.place(lead);
  }

  place(lead: Point): void {
    this.image.setPosition(lead.x + this.off.x, lead.y + this.off.y);
  }

  /** They are single pieces again. */
  destroy(): void {
    this.image.destroy();
    this.stage.forget(this.canvas);
    for (const sprite of this.sprites) sprite.show(true);
  }
}
