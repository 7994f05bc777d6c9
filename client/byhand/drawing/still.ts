import type Phaser from 'phaser';
import { makeCanvas, penOf } from '../../art/canvas.ts';
import { CANVAS } from '../../phaser/parts.ts';
import type { LayerName, Stage } from '../../table/stage.ts';

/** What lies still while something is carried; light and what is carried are drawn over it. */
const LYING: readonly LayerName[] = ['felt', 'board', 'cells', 'shadows', 'pieces', 'tokens', 'tags', 'mat'];
const LOWEST = -1_000_000;
/** Nothing has changed for so long, ms: it is worth a picture. */
const QUIET = 70;

/**
 * While pieces are carried, everything else as one picture of the window: so that a frame costs what is carried and
 * not what lies on the table. Only for canvases that are drawn in software; a graphics card has no use for it.
 */
export class Still {
  private readonly game: Phaser.Game;
  private readonly stage: Stage;
  private readonly useful: boolean;
  private canvas: HTMLCanvasElement | null = null;
  private image: Phaser.GameObjects.Image | null = null;
  private spoilt = Number.NEGATIVE_INFINITY;
  private now = 0;

  constructor(game: Phaser.Game, stage: Stage) {
    this.game = game;
    this.stage = stage;
    this.useful = game.config.renderType === CANVAS;
  }

  /** Something that lies there has changed, or is seen from elsewhere. */
  spoil(): void {
    this.spoilt = this.now;
    this.drop();
  }

  /** Before each frame. `carries`: something is carried and nothing else moves. `dpr`: canvas pixels to the CSS px. */
  keep(now: number, carries: boolean, dpr: number): void {
    this.now = now;
    if (!this.useful) return;
    if (!carries) this.drop();
    else if (!this.image && now - this.spoilt > QUIET) this.take(now, dpr);
  }

  private take(now: number, dpr: number): void {
    const { game, stage } = this;
    const over = stage.layer('above').setVisible(false);
    game.step(now, 0);
    over.setVisible(true);
    const { width, height } = game.canvas;
    const canvas = makeCanvas(width, height);
    penOf(canvas).drawImage(game.canvas, 0, 0);
    this.canvas = canvas;
    this.image = stage
      .picture('above', canvas, 1 / dpr, 0, 0)
      .setPosition(0, 0)
      .setDepth(LOWEST);
    for (const name of LYING) stage.layer(name).setVisible(false);
  }

  private drop(): void {
    if (!this.image || !this.canvas) return;
    this.image.destroy();
    this.stage.forget(this.canvas);
    this.image = null;
    this.canvas = null;
    for (const name of LYING) this.stage.layer(name).setVisible(true);
    this.stage.touch();
  }
}
