import type Phaser from 'phaser';
import type { Stage } from '../../table/stage.ts';
import type { Placed } from '../arrange.ts';
import type { Shown } from '../shown.ts';
import { TALL } from '../spread.ts';
import type { Faces } from './faces.ts';

/** How a piece looks apart from its place. */
export interface Dress {
  readonly grey: boolean;
  /** CSS colour of the rim of light, '' for none. */
  readonly glow: string;
  /** Why it is of no use now, '' for nothing. */
  readonly reason: string;
  /** It is taken up: it stands out of its neighbours. */
  readonly raised: boolean;
}
export const plainDress: Dress = { grey: false, glow: '', reason: '', raised: false };

const LIFTED = 1000;
/** Above all of its own zone. */
const RAISED = 150;

/** One piece on the table: its picture, shadow, light and what is written on it. CSS px. */
export class Sprite {
  readonly id: string;
  x = 0;
  y = 0;
  turn = 0;
  depth = 0;
  /** Width at rest; textures are drawn for it. */
  w = 0;
  /** While it grows or shrinks on its way. */
  scale = 1;
  /** 1 face on, 0 edge on. */
  flip = 1;
  /** 0 on the table, 1 in the hand. */
  lift = 0;
  alpha = 1;
  piece: Shown;
  /** Counts its ways: an older one that still runs no longer moves it. */
  way = 0;
  private readonly stage: Stage;
  private readonly faces: Faces;
  private readonly card: boolean;
  private dress = plainDress;
  private body: Phaser.GameObjects.Image;
  private shadow: Phaser.GameObjects.Image | null = null;
  private glow: Phaser.GameObjects.Image | null = null;
  private written: Phaser.GameObjects.Image[] = [];
  private wornFor = '';
  /** Taken from the table: a way that still runs moves nothing. */
  private gone = false;

  constructor(stage: Stage, faces: Faces, piece: Shown, card: boolean, at: Placed) {
    this.id = piece.id;
    this.piece = piece;
    this.stage = stage;
    this.faces = faces;
    this.card = card;
    this.w = at.w;
    this.x = at.x;
    this.y = at.y;
    this.turn = at.turn;
    this.depth = at.depth;
    this.body = stage.picture('pieces', faces.piece(piece, at.w, false), 1 / faces.dpr);
    if (card) this.shadow = stage.picture('pieces', faces.shadow(at.w, at.w * TALL), 1 / faces.dpr);
    this.renew();
  }

  get height(): number {
    return this.card ? this.w * TALL : this.w;
  }

  wear(dress: Dress): void {
    this.dress = dress;
    this.renew();
  }

  /** Begins where another lies, as that one looks. */
  take({ x, y, turn, w, scale, piece }: Sprite): void {
    Object.assign(this, { x, y, turn, scale: (w * scale) / this.w });
    this.become({ ...this.piece, kind: piece.kind }, this.w);
  }

  /** Shows another face or another size at once. */
  become(piece: Shown, w: number): void {
    this.piece = piece;
    this.w = w;
    this.renew();
  }

  /** Makes the pictures fit what it is now. */
  private renew(): void {
    if (this.gone) return;
    const { piece, w, dress, stage, faces } = this;
    const key = `${piece.kind} ${piece.zone} ${piece.seat} ${w} ${JSON.stringify(dress)} ${JSON.stringify(piece.marks)}`;
    if (key === this.wornFor) return;
    this.wornFor = key;
    this.body.setTexture(stage.texture(faces.piece(piece, w, dress.grey)));
    this.shadow?.setTexture(stage.texture(faces.shadow(w, w * TALL)));
    this.glow?.destroy();
    this.glow = dress.glow
      ? stage.picture(
          'pieces',
          this.card ? faces.glow(w, this.height, dress.glow) : faces.ring(w, dress.glow),
          1 / faces.dpr,
        )
      : null;
    for (const image of this.written) image.destroy();
    const written = [];
    if (dress.reason && this.card && w >= 64) written.push(faces.reason(dress.reason, w));
    for (const [mark, count] of Object.entries(piece.marks)) {
      const stamp = this.card && count > 0 && w >= 40 ? faces.stamp(mark, count, w) : null;
      if (stamp) written.push(stamp);
    }
    this.written = written.map((canvas) => stage.picture('pieces', canvas, 1 / faces.dpr));
    this.draw();
  }

  draw(): void {
    if (this.gone) return;
    const { faces } = this;
    const raised = this.dress.raised && this.lift === 0;
    const depth = this.depth + (this.lift > 0 ? LIFTED * 100 : raised ? RAISED : 0);
    const grown = (this.scale * (1 + 0.08 * this.lift)) / faces.dpr;
    const set = (image: Phaser.GameObjects.Image, y: number, d: number) =>
      image
        .setPosition(this.x, y)
        .setRotation(this.turn)
        .setScale(grown * Math.max(0.02, this.flip), grown)
        .setAlpha(this.alpha)
        .setDepth(d);
    const y = this.y - 6 * this.lift - (raised && this.card ? this.w * 0.1 : 0);
    if (this.shadow) {
      set(this.shadow, this.y + 2 + 10 * this.lift, depth - 0.4);
      this.shadow.x += 4 * this.lift;
    }
    if (this.glow) set(this.glow, y, depth - 0.2);
    set(this.body, y, depth);
    for (const [i, image] of this.written.entries()) {
      // A stamp lies below the face of whoever is on the card, a reason in its middle.
      const from = this.dress.reason ? 0 : this.height * 0.2;
      const below = from + (i - (this.written.length - 1) / 2) * this.height * 0.2;
      set(image, y + below, depth + 0.2);
      if (!this.dress.reason || i > 0) image.setRotation(this.turn - 0.07);
    }
    this.stage.touch();
  }

  destroy(): void {
    this.gone = true;
    for (const image of [this.body, this.shadow, this.glow, ...this.written]) image?.destroy();
    this.stage.touch();
  }
}
