import type Phaser from 'phaser';
import {
  easel,
  linear,
  makeCanvas,
  type Pen,
  penOf,
  polygon,
  radial,
  roundedRect,
} from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import type { BoardImage } from '../../art/paintedBoard.ts';
import { woodStrip } from '../../art/wood.ts';
import type { Field } from '../field.ts';
import type { Layout, Point, Rect } from '../layout.ts';
import type { Stage } from '../stage.ts';

/** Felt is noise: beyond so many pixels it is baked coarser and nobody sees it. */
const FELT_PIXELS = 2_400_000;
/** Afternoon sun through a window: left edges and widths of the panes (TECHNIQUE section 6). */
const PANES = [
  [-150, 128],
  [-4, 128],
  [330, 150],
  [500, 150],
] as const;
/** How far the panes lean to the right, px for each px down. */
const SLOPE = 400 / 760;
/** Where the board usually lies in the room. */
const USUAL: Point = { x: 18, y: 55 };

/** Felt, wooden edges and the painted board: everything that never moves by itself. */
export class BackdropView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly fine: number;
  private images: Phaser.GameObjects.Image[] = [];
  private canvases: HTMLCanvasElement[] = [];
  private board: { readonly image: Phaser.GameObjects.Image; readonly canvas: HTMLCanvasElement } | null =
    null;

  constructor(stage: Stage, field: Field, fine: number) {
    this.stage = stage;
    this.field = field;
    this.fine = fine;
  }

  /** Lays the painted board, in the light of the room, in the place of one that was laid before. */
  layBoard(picture: BoardImage): void {
    const { stage, field } = this;
    // A draft is coarser than the board.
    const fine = picture.width / field.w;
    const canvas = makeCanvas(picture.width, picture.height);
    const light = penOf(canvas);
    light.drawImage(picture, 0, 0);
    light.scale(fine, fine);
    sunlight(light, field.w, field.h, USUAL, 1, 0.58);
    if (this.board) {
      this.board.image.destroy();
      stage.forget(this.board.canvas);
    } else this.layShadow();
    this.board = { canvas, image: stage.picture('board', canvas, 1 / fine, 0, 0).setDepth(-1) };
  }

  /** Of the board on the mat. */
  private layShadow(): void {
    const room = 26;
    const { w, h } = this.field;
    // The shadow is soft: a quarter of the pixels is enough for it.
    const coarse = Math.max(0.5, this.fine / 4);
    const [shade, pen] = easel(w + 2 * room, h + 2 * room, coarse);
    pen.shadowColor = 'rgba(6,10,4,.75)';
    pen.shadowBlur = 16 * coarse;
    pen.shadowOffsetX = 4 * coarse;
    pen.shadowOffsetY = 7 * coarse;
    pen.fillStyle = '#8d7444';
    pen.fillRect(room, room, w, h + 2.5);
    this.stage
      .picture('board', shade, 1 / coarse, 0, 0)
      .setPosition(-room, -room)
      .setDepth(-2);
  }

  /** Lays felt and wood for a window of this layout. */
  relay(layout: Layout, dpr: number): void {
    for (const image of this.images) image.destroy();
    for (const canvas of this.canvases) this.stage.forget(canvas);
    this.images = [];
    this.canvases = [];
    this.layFelt(layout, dpr);
    for (const [i, strip] of layout.wood.entries()) this.layWood(strip, i + 2, dpr);
    this.layWood(layout.rail, 9, dpr);
    this.layTrim(layout, dpr);
  }

  private layFelt(layout: Layout, dpr: number): void {
    const { width, height } = layout;
    const coarse = Math.min(dpr, Math.sqrt(FELT_PIXELS / (width * height)));
    const canvas = felt(width, height, coarse);
    const pen = penOf(canvas);
    pen.setTransform(coarse, 0, 0, coarse, 0, 0);
    pen.fillStyle = radial(
      pen,
      [width * 0.34, height * 0.3, 60],
      [width * 0.45, height * 0.5, Math.max(width, height) * 0.75],
      [
        [0, 'rgba(255,226,150,.30)'],
        [0.45, 'rgba(255,214,140,.05)'],
        [1, 'rgba(4,10,6,.62)'],
      ],
    );
    pen.fillRect(0, 0, width, height);
    sunlight(pen, width, height, { x: 0, y: 0 }, layout.form === 'phone' ? 0.5 : layout.scale, 0.3);
    stitches(pen, layout.mat, layout.scale);
    this.put('felt', canvas, 0, 0, coarse, 0);
  }

  private layWood(strip: Rect, seed: number, dpr: number): void {
    const fine = Math.min(dpr, 2);
    const room = 10;
    const [canvas, pen] = easel(strip.w + 2 * room, strip.h + 2 * room, fine);
    pen.shadowColor = 'rgba(0,0,0,.75)';
    pen.shadowBlur = 9 * fine;
    pen.drawImage(woodStrip(strip.w, strip.h, fine, seed), room, room, strip.w, strip.h);
    this.put('mat', canvas, strip.x - room, strip.y - room, fine, -100 + seed);
  }

  /** Thin brass where wood meets felt. */
  private layTrim(layout: Layout, dpr: number): void {
    const { rail, wood, width, height, scale } = layout;
    const t = 1.5 * scale;
    const bottom = wood.find((strip) => strip.w > strip.h)?.y ?? height;
    const lines: Rect[] = [{ x: 0, y: rail.h - 2 * scale, w: width, h: 2 * scale }];
    for (const strip of wood) {
      if (strip.w > strip.h) lines.push({ x: strip.x, y: strip.y - t, w: strip.w, h: t });
      else lines.push({ x: strip.x === 0 ? strip.w : strip.x - t, y: rail.h, w: t, h: bottom - rail.h });
    }
    for (const line of lines) {
      const [canvas, pen] = easel(line.w, line.h, dpr);
      pen.fillStyle = linear(pen, [0, 0], line.w > line.h ? [0, line.h] : [line.w, 0], [
        [0, '#f5dc9c'],
        [0.4, '#c79a4b'],
        [1, '#6d4a17'],
      ]);
      pen.fillRect(0, 0, line.w, line.h);
      this.put('mat', canvas, line.x, line.y, dpr, -80);
    }
  }

  private put(
    layer: 'felt' | 'mat',
    canvas: HTMLCanvasElement,
    x: number,
    y: number,
    fine: number,
    depth: number,
  ) {
    this.canvases.push(canvas);
    this.images.push(
      this.stage
        .picture(layer, canvas, 1 / fine, 0, 0)
        .setPosition(x, y)
        .setDepth(depth),
    );
  }
}

/**
 * Two windows' panes across the table, then a wash from gold to violet. `corner`: where in the room the pen's
 * (0, 0) lies.
 */
function sunlight(pen: Pen, w: number, h: number, corner: Point, scale: number, strength: number): void {
  const coarse = 0.25;
  const [panes, light] = easel(w, h, coarse);
  light.filter = 'blur(2.3px)';
  light.fillStyle = `rgba(255,232,178,${strength})`;
  for (const [x, wide] of PANES) {
    const at = (y: number) => x * scale + (corner.y + y + 20) * SLOPE - corner.x;
    polygon(light, [
      [at(-20), -20],
      [at(-20) + wide * scale, -20],
      [at(h + 20) + wide * scale, h + 20],
      [at(h + 20), h + 20],
    ]);
    light.fill();
  }
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(panes, 0, 0, w, h);
  pen.restore();
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w, h],
    [
      [0, 'rgba(255,206,120,.10)'],
      [1, 'rgba(24,10,30,.20)'],
    ],
  );
  pen.fillRect(0, 0, w, h);
}

function stitches(pen: Pen, mat: Rect, scale: number): void {
  roundedRect(pen, mat.x, mat.y, mat.w, mat.h, 12 * scale);
  pen.strokeStyle = 'rgba(226,196,130,.30)';
  pen.lineWidth = 1.2 * scale;
  pen.setLineDash([6 * scale, 5 * scale]);
  pen.stroke();
  pen.setLineDash([]);
}
