import type Phaser from 'phaser';
import type { Point } from '../../table/layout.ts';
import type { Stage } from '../../table/stage.ts';
import { TALL } from '../../tables/spread.ts';
import type { Aimed } from '../carrying.ts';
import type { HandDesk } from '../desk.ts';
import type { HandView } from '../view.ts';

const GOLD = 0xffdf90;
/** Of more pieces than this only the hex of the one under the pointer is lit. */
const MOST_CELLS = 16;
/** Below what is carried. */
const DEPTH = -1000;

/** Light where something is going to be laid, and the box of a selection. */
export class Lamp {
  private readonly desk: HandDesk;
  private readonly stage: Stage;
  private readonly view: HandView;
  private readonly graphics: Phaser.GameObjects.Graphics;
  private lit = '';

  constructor(desk: HandDesk, stage: Stage, view: HandView) {
    this.desk = desk;
    this.stage = stage;
    this.view = view;
    this.graphics = stage.graphics('above').setDepth(DEPTH);
  }

  aim(aimed: Aimed | null): void {
    const key = aimed ? this.keyOf(aimed) : '';
    if (key === this.lit) return;
    this.lit = key;
    this.graphics.clear();
    this.stage.touch();
    if (!aimed?.aim) return;
    const { aim, handful } = aimed;
    const { zones, field } = this.desk.world.peek();
    if (aim.to === 'zone') {
      const { x, y, w, h } = zones[aim.zone];
      this.inWorld(x - 3, y - 3, w + 6, h + 6);
    } else if (aim.to === 'stack') {
      const { x, y, w } = aim.on;
      this.inWorld(x - w / 2 - 4, y - (w * TALL) / 2 - 4, w + 8, w * TALL + 8);
    } else if (aim.to === 'cell' && field) {
      const lead = handful.pieces.find(({ id }) => id === handful.lead);
      const to = field.centre(aim.cell);
      const lit = handful.pieces.length > MOST_CELLS ? [] : handful.pieces;
      const cells = lit.map(({ x, y }) =>
        lead ? field.cellAt({ x: x + to.x - lead.x, y: y + to.y - lead.y }) : -1,
      );
      for (const cell of new Set([aim.cell, ...cells]))
        if (cell >= 0) this.hex(field.corners(cell, 0.94).map((corner) => this.view.toScreen(corner)));
    } else if (aim.to === 'hand') {
      const { fan } = this.desk.layout.peek();
      const { [aim.zone]: place } = zones;
      if (fan && aim.zone === this.desk.ownHand.peek())
        this.frame(fan.x - 6, fan.y + 4, fan.w + 12, fan.h - 8);
      else if (place) this.inWorld(place.x - 3, place.y - 3, place.w + 6, place.h + 6);
    }
  }

  private keyOf({ aim, handful }: Aimed): string {
    if (!aim || aim.to === 'free') return '';
    if (aim.to === 'stack') return `on ${aim.on.piece.id}`;
    const where = aim.to === 'cell' ? aim.cell : aim.zone;
    const { x, y, zoom } = this.view.camera;
    return `${aim.to} ${where} ${handful.pieces.length} ${x} ${y} ${zoom}`;
  }

  private inWorld(x: number, y: number, w: number, h: number): void {
    const { zoom } = this.view.camera;
    const at = this.view.toScreen({ x, y });
    this.frame(at.x, at.y, w * zoom, h * zoom);
  }

  private frame(x: number, y: number, w: number, h: number): void {
    const g = this.graphics;
    g.fillStyle(GOLD, 0.14).fillRoundedRect(x, y, w, h, 10);
    for (const [wide, alpha] of [
      [8, 0.16],
      [5, 0.3],
      [2, 1],
    ])
      g.lineStyle(wide, GOLD, alpha).strokeRoundedRect(x, y, w, h, 10);
  }

  private hex(corners: readonly Point[]): void {
    const g = this.graphics;
    g.fillStyle(GOLD, 0.22);
    outline(g, corners);
    g.fillPath();
    for (const [wide, alpha] of [
      [5, 0.25],
      [2, 1],
    ]) {
      g.lineStyle(wide, GOLD, alpha);
      outline(g, corners);
      g.strokePath();
    }
  }
}

/** Begins and closes the path through these points. */
export function outline(g: Phaser.GameObjects.Graphics, points: readonly Point[]): void {
  g.beginPath();
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  }
  g.closePath();
}

/** The box of a selection, on the screen. */
export class Box {
  private readonly graphics: Phaser.GameObjects.Graphics;
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
    this.graphics = stage.graphics('above').setDepth(100_000);
  }

  show(from: Point | null, to: Point | null): void {
    this.graphics.clear();
    this.stage.touch();
    if (!from || !to) return;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [w, h] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
    this.graphics.fillStyle(0xffe9a8, 0.14).fillRect(x, y, w, h);
    this.graphics.lineStyle(1.5, 0xffe9a8, 0.95).strokeRect(x, y, w, h);
  }
}
