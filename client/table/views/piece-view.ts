import type Phaser from 'phaser';
import type { Marks } from '../../../shared/table/model.ts';
import type { Condition } from '../../art/badge.ts';
import { badge } from '../../art/badge.ts';
import { tinted } from '../../art/canvas.ts';
import { chips } from '../../art/chip.ts';
import { pebble } from '../../art/pebble.ts';
import { LIFT, type PieceArt, type PieceLook, pieceArt } from '../../art/piece.ts';
import { tokenPlaces } from '../../art/places.ts';
import { R } from '../field.ts';
import type { Point } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { conditionsOf } from './marks.ts';

/** Size of a token's canvas for its radius: the bakers leave room for the shadow. */
const TOKEN_CANVAS = 1 / 0.33;
const PEBBLE_CANVAS = 1 / 0.38;

/**
 * One warrior on the board: face, shadow, pebble, chips and badges, all moved together. It shows what it was
 * last told and knows nothing else.
 */
export class PieceView {
  readonly id: string;
  readonly art: PieceArt;
  at: Point = { x: 0, y: 0 };
  /** 0 stands, 1 is held in the air. */
  lift = 0;
  /** Offset in board units for hops, lunges and shakes; lies on top of `at`. */
  nudge: Point = { x: 0, y: 0 };
  /** Radians; a falling piece tips. */
  tip = 0;
  /** 1 is the usual height; setting down squashes a little. */
  squash = 1;
  marks: Marks = {};
  private readonly stage: Stage;
  private readonly face: Phaser.GameObjects.Image;
  private readonly ground: Phaser.GameObjects.Image;
  private readonly held: Phaser.GameObjects.Image;
  private readonly fine: number;
  private tokens: { image: Phaser.GameObjects.Image; x: number; y: number; name: string }[] = [];
  private tokensFor = '';
  private alpha = 1;

  /** `fine`: texture pixels per board unit. */
  constructor(stage: Stage, id: string, look: PieceLook, fine: number) {
    this.stage = stage;
    this.id = id;
    this.fine = fine;
    this.art = pieceArt(look, R, fine);
    const put = (layer: 'shadows' | 'pieces', l: PieceArt['face']) =>
      stage.picture(layer, l.canvas, 1 / fine, l.anchorX / l.width, l.anchorY / l.height);
    this.ground = put('shadows', this.art.shadow);
    this.held = put('shadows', this.art.lifted).setVisible(false);
    this.face = put('pieces', this.art.face);
  }

  /** Marks as they should show: `selected` enlarges the pebble. */
  mark(marks: Marks): void {
    this.marks = marks;
    const conditions = conditionsOf(marks);
    const key = `${marks.token ?? 0} ${marks.chip ?? 0} ${conditions.join()}`;
    if (key === this.tokensFor) return;
    this.tokensFor = key;
    for (const t of this.tokens) t.image.destroy();
    this.tokens = [];
    const spots = tokenPlaces(this.art, R, conditions.length, marks.chip ?? 0);
    if (marks.token) {
      const px = spots.pebble.r * PEBBLE_CANVAS;
      this.token('token', pebble(px, this.fine), spots.pebble, 0.46, 0.44);
    }
    if (marks.chip) {
      const px = spots.chips.r * TOKEN_CANVAS;
      this.token('chip', chips(marks.chip, px, this.fine), spots.chips, 0.46, 0.62);
    }
    for (const [i, condition] of conditions.entries()) {
      const spot = spots.badges[i];
      this.token(condition, badge(condition, spot.r * TOKEN_CANVAS, this.fine), spot, 0.48, 0.47);
    }
    this.draw();
  }

  private token(name: string, canvas: HTMLCanvasElement, spot: Point, ax: number, ay: number): void {
    const image = this.stage.picture('tokens', canvas, 1 / this.fine, ax, ay);
    this.tokens.push({ image, x: spot.x, y: spot.y, name });
  }

  /** The picture of one of its tokens ('token', 'chip', a condition), for an animation. */
  tokenImage(name: string): Phaser.GameObjects.Image | undefined {
    return this.tokens.find((t) => t.name === name)?.image;
  }

  /** The condition whose badge lies at a board point. */
  conditionAt(p: Point): Condition | undefined {
    const hit = this.tokens.find(
      (t) =>
        t.name !== 'token' &&
        t.name !== 'chip' &&
        Math.hypot(p.x - this.at.x - t.x, p.y - this.at.y - t.y) < 11,
    );
    return hit?.name as Condition | undefined;
  }

  /** Puts everything where the fields say. */
  draw(): void {
    this.stage.touch();
    const x = this.at.x + this.nudge.x;
    const y = this.at.y + this.nudge.y;
    const up = this.lift * LIFT;
    const grown = 1 + 0.06 * this.lift;
    this.face
      .setPosition(x, y - up)
      .setScale(grown / this.fine, (grown * this.squash) / this.fine)
      .setRotation(this.tip)
      .setAlpha(this.alpha)
      .setDepth(this.at.y + (this.lift > 0 ? 40 : 0));
    // The standing shadow gives way to the soft one as the piece leaves the ground.
    this.ground
      .setVisible(this.lift < 0.5)
      .setPosition(x, y)
      .setAlpha(this.alpha * (1 - this.lift * 1.6));
    this.held
      .setVisible(this.lift > 0)
      .setPosition(x, y)
      .setAlpha(this.alpha * Math.min(1, this.lift * 1.4));
    for (const t of this.tokens) t.image.setPosition(x + t.x, y + t.y - up).setAlpha(this.alpha);
  }

  /** A white shape over the piece; whoever asked for it takes it away. */
  flash(): Phaser.GameObjects.Image {
    const { face } = this.art;
    const white = whiteOf(face.canvas);
    const image = this.stage.picture(
      'tokens',
      white,
      1 / this.fine,
      face.anchorX / face.width,
      face.anchorY / face.height,
    );
    return image.setPosition(this.face.x, this.face.y).setDepth(-1);
  }

  fade(alpha: number): void {
    this.alpha = alpha;
    this.draw();
  }

  /** Whether a board point lies on base or figure; the figure counts generously for small pieces. */
  covers(p: Point): boolean {
    const dx = p.x - this.at.x;
    const dy = p.y - (this.at.y - this.lift * LIFT);
    const { rx, ry, top, halfWidth } = this.art;
    if ((dx / rx) ** 2 + (dy / ry) ** 2 <= 1.1) return true;
    return dy < 0 && dy > top && Math.abs(dx) < halfWidth * 0.8;
  }

  destroy(): void {
    for (const image of [this.face, this.ground, this.held]) image.destroy();
    for (const t of this.tokens) t.image.destroy();
  }
}

const whites = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();

/** The canvas renderer knows no tint, so the flash is a picture of its own. */
function whiteOf(face: HTMLCanvasElement): HTMLCanvasElement {
  const known = whites.get(face);
  if (known) return known;
  const white = tinted(face, () => '#fffdf2');
  whites.set(face, white);
  return white;
}
