import type Phaser from 'phaser';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import type { Scene } from '../../../shared/table/model.ts';
import { easel } from '../../art/canvas.ts';
import type { BoardImage } from '../../art/paintedBoard.ts';
import { plasticOf } from '../../art/plastics.ts';
import type { Camera, Stage as View } from '../camera.ts';
import type { Field } from '../field.ts';
import type { Layout, Point, Rect } from '../layout.ts';
import type { Stage } from '../stage.ts';

/** Half a warrior, screen px: so far from a point the minimap keeps. */
const REACH = 34;

/** The whole board small, with the window on it: for phones and for whoever has zoomed in. */
export class MinimapView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly scene: Scene;
  private readonly board: BoardImage;
  private image: Phaser.GameObjects.Image | null = null;
  private window: Phaser.GameObjects.Graphics | null = null;
  private rect: Rect | null = null;
  /** Left and right corner of the window that it can lie in. */
  private corners: readonly [number, number] = [0, 0];
  private lowest = 0;
  private dpr = 1;
  private drawnFor: PublicTable | null = null;
  private canvas: HTMLCanvasElement | null = null;

  constructor(stage: Stage, field: Field, scene: Scene, board: BoardImage) {
    this.stage = stage;
    this.field = field;
    this.scene = scene;
    this.board = board;
  }

  relay(layout: Layout, dpr: number): void {
    this.destroy();
    this.dpr = dpr;
    const place = layout.minimap;
    if (!place) return;
    const scale = Math.min(place.w / this.field.w, place.h / this.field.h);
    const h = this.field.h * scale;
    const w = this.field.w * scale;
    this.corners = [place.x, layout.board.x + layout.board.w - (place.x - layout.board.x) - w];
    this.lowest = place.y + place.h - h;
    this.rect = { x: place.x, y: this.lowest, w, h };
  }

  sync(table: PublicTable): void {
    if (!this.rect || this.drawnFor === table) return;
    this.drawnFor = table;
    const { x, y, w, h } = this.rect;
    this.drop();
    const [canvas, pen] = easel(w + 16, h + 16, this.dpr);
    const k = w / this.field.w;
    pen.translate(8, 8);
    pen.shadowColor = 'rgba(0,0,0,.65)';
    pen.shadowBlur = 9 * this.dpr;
    pen.shadowOffsetY = 4 * this.dpr;
    pen.fillStyle = '#4b3010';
    pen.fillRect(-3, -3, w + 6, h + 6);
    pen.shadowColor = 'transparent';
    pen.fillStyle = '#c79a4b';
    pen.fillRect(-2, -2, w + 4, h + 4);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(this.board, 0, 0, w, h);
    for (const piece of table.pieces.values()) {
      if (this.scene.zones[piece.zone]?.kind !== 'board' || piece.at < 0) continue;
      const c = this.field.centre(piece.at);
      const big = this.scene.kinds[piece.kind]?.size === 'big';
      pen.fillStyle = plasticOf(this.scene.sides[piece.seat]?.plastic ?? 'a').ramp[2];
      pen.strokeStyle = '#1c1008';
      pen.lineWidth = 0.7;
      pen.beginPath();
      const r = big ? 3 : 2.3;
      // Sides differ in shape too, as their rims do.
      if (piece.seat % 2 === 0) pen.arc(c.x * k, c.y * k, r, 0, 7);
      else pen.rect(c.x * k - r * 0.88, c.y * k - r * 0.88, r * 1.76, r * 1.76);
      pen.fill();
      pen.stroke();
    }
    this.canvas = canvas;
    this.image = this.stage
      .picture('mat', canvas, 1 / this.dpr, 0, 0)
      .setPosition(x - 8, y - 8)
      .setDepth(20);
    this.window = this.window ?? this.stage.graphics('mat').setDepth(21);
  }

  /** Keeps above a panel that has grown up to it; one beside the board, as on low screens, is not in the way. */
  keepAbove(panel: Rect): void {
    if (!this.rect) return;
    const beside = panel.x >= this.rect.x + this.rect.w;
    const y = beside ? this.lowest : Math.min(this.lowest, panel.y - this.rect.h - 8);
    if (y === this.rect.y) return;
    this.rect = { ...this.rect, y };
    this.image?.setPosition(this.rect.x - 8, y - 8);
  }

  /** Goes to the other corner when it would cover this screen point. */
  dodge(p: Point, view: View, camera: Camera): void {
    if (!this.rect) return;
    const { y } = this.rect;
    const covers = (x: number) => p.x > x - REACH && p.x < x + this.rect!.w + REACH && p.y > y - REACH;
    const x = covers(this.corners[0]) ? this.corners[1] : this.corners[0];
    if (x === this.rect.x) return;
    this.rect = { ...this.rect, x };
    this.image?.setPosition(x - 8, y - 8);
    this.look(camera, view);
  }

  look(camera: Camera, view: View): void {
    if (!this.rect || !this.window) return;
    const { x, y, w, h } = this.rect;
    const k = w / this.field.w;
    const left = Math.max(0, camera.x * k);
    const top = Math.max(0, camera.y * k);
    const right = Math.min(w, (camera.x + view.window.w / camera.zoom) * k);
    const bottom = Math.min(h, (camera.y + view.window.h / camera.zoom) * k);
    this.window.clear();
    if (right <= left || bottom <= top) return;
    this.window.lineStyle(3, 0x2b1608, 1).strokeRect(x + left, y + top, right - left, bottom - top);
    this.window.lineStyle(1.6, 0xfff6d2, 1).strokeRect(x + left, y + top, right - left, bottom - top);
  }

  /** The board point that the minimap shows at a screen point; null outside it. */
  pointAt(p: Point): Point | null {
    if (!this.rect) return null;
    const { x, y, w, h } = this.rect;
    if (p.x < x - 4 || p.y < y - 4 || p.x > x + w + 4 || p.y > y + h + 4) return null;
    return { x: ((p.x - x) / w) * this.field.w, y: ((p.y - y) / h) * this.field.h };
  }

  private drop(): void {
    this.image?.destroy();
    if (this.canvas) this.stage.forget(this.canvas);
    this.image = null;
    this.canvas = null;
  }

  destroy(): void {
    this.drop();
    this.window?.destroy();
    this.window = null;
    this.rect = null;
    this.drawnFor = null;
  }
}
