import type Phaser from 'phaser';
import type { Point } from '../../table/layout.ts';
import type { Stage } from '../../table/stage.ts';
import { TALL } from '../../tables/spread.ts';
import type { Aimed } from '../carrying.ts';
import type { HandDesk } from '../desk.ts';

const GOLD = 0xffdf90;
/** More hexes than this are not lit under what is carried. */
const MOST_CELLS = 60;

/** Light where something is going to be laid, and the box of a selection. */
export class Lamp {
  private readonly desk: HandDesk;
  private readonly stage: Stage;
  private readonly world: Phaser.GameObjects.Graphics;
  private readonly screen: Phaser.GameObjects.Graphics;
  private lit = '';

  constructor(desk: HandDesk, stage: Stage) {
    this.desk = desk;
    this.stage = stage;
    this.world = stage.graphics('cells').setDepth(20);
    this.screen = stage.graphics('mat').setDepth(-50);
  }

  aim(aimed: Aimed | null): void {
    const key = aimed ? this.keyOf(aimed) : '';
    if (key === this.lit) return;
    this.lit = key;
    this.world.clear();
    this.screen.clear();
    this.stage.touch();
    if (!aimed?.aim) return;
    const { aim, handful } = aimed;
    const { zones, field } = this.desk.world.peek();
    if (aim.to === 'zone') {
      const { x, y, w, h } = zones[aim.zone];
      this.frame(this.world, x - 3, y - 3, w + 6, h + 6, 12);
    } else if (aim.to === 'stack') {
      const { x, y, w } = aim.on;
      this.frame(this.world, x - w / 2 - 4, y - (w * TALL) / 2 - 4, w + 8, w * TALL + 8, 8);
    } else if (aim.to === 'cell' && field) {
      const lead = handful.pieces.find(({ id }) => id === handful.lead);
      const to = field.centre(aim.cell);
      const cells = handful.pieces.slice(0, MOST_CELLS).map(({ id, x, y }) => {
        if (!lead || id === handful.lead) return aim.cell;
        return field.cellAt({ x: x + to.x - lead.x, y: y + to.y - lead.y });
      });
      for (const cell of new Set(cells)) if (cell >= 0) this.hex(field.corners(cell, 0.94));
    } else if (aim.to === 'hand') {
      const { fan } = this.desk.layout.peek();
      if (fan && aim.zone === this.desk.ownHand.peek())
        this.frame(this.screen, fan.x - 6, fan.y + 4, fan.w + 12, fan.h - 8, 12);
    }
  }

  private keyOf({ aim, handful }: Aimed): string {
    if (!aim || aim.to === 'free') return '';
    if (aim.to === 'stack') return `on ${aim.on.piece.id}`;
    const cell = aim.to === 'cell' ? aim.cell : aim.zone;
    return `${aim.to} ${cell} ${handful.pieces.length}`;
  }

  private frame(g: Phaser.GameObjects.Graphics, x: number, y: number, w: number, h: number, r: number): void {
    g.fillStyle(GOLD, 0.14).fillRoundedRect(x, y, w, h, r);
    for (const [wide, alpha] of [
      [8, 0.16],
      [5, 0.3],
      [2, 1],
    ])
      g.lineStyle(wide, GOLD, alpha).strokeRoundedRect(x, y, w, h, r);
  }

  private hex(corners: readonly Point[]): void {
    const { world } = this;
    world.fillStyle(GOLD, 0.22);
    outline(world, corners);
    world.fillPath();
    for (const [wide, alpha] of [
      [5, 0.25],
      [2, 1],
    ]) {
      world.lineStyle(wide, GOLD, alpha);
      outline(world, corners);
      world.strokePath();
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
