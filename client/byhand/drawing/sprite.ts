import type Phaser from 'phaser';
import type { Pen } from '../../art/canvas.ts';
import type { Stage } from '../../table/stage.ts';
import type { Lying } from '../lying.ts';
import { drawDressing, dressKey } from './dressing.ts';
import type { Look, Looks } from './looks.ts';

/** On the table, in one's own hand, or carried over everything. */
export type Where = Lying['where'] | 'carried';

const LAYERS = { world: 'pieces', hand: 'mat', carried: 'above' } as const;

/** One piece as it is drawn: its picture, what lies on it, and the rim of light around it. */
export class HandSprite {
  lying: Lying;
  where: Where;
  /** Px of its layer. */
  x: number;
  y: number;
  /** Carried things are as large as the table is zoomed, and a little larger. */
  grown = 1;
  /** Counts its ways: an older way that still runs lets go of it. */
  way = 0;
  private readonly stage: Stage;
  private looks: Looks;
  private readonly face: Phaser.GameObjects.Image;
  private look: Look;
  private dress: { image: Phaser.GameObjects.Image; canvas: HTMLCanvasElement } | null = null;
  private dressed = '';
  private ring: Phaser.GameObjects.Image | null = null;
  private ringColour = '';

  constructor(stage: Stage, looks: Looks, lying: Lying) {
    this.stage = stage;
    this.looks = looks;
    this.lying = lying;
    this.where = lying.where;
    this.x = lying.x;
    this.y = lying.y;
    this.look = looks.of(lying);
    this.face = stage.picture(
      LAYERS[this.where],
      this.look.canvas,
      this.look.scale,
      this.look.ax,
      this.look.ay,
    );
    this.redress();
    this.draw();
  }

  get ringed(): string {
    return this.ringColour;
  }

  /** It looks like this from now on, wherever it is. */
  become(lying: Lying): void {
    this.lying = lying;
    const look = this.looks.of(lying);
    if (look.canvas !== this.look.canvas) {
      this.face.setTexture(this.stage.texture(look.canvas)).setOrigin(look.ax, look.ay);
    }
    this.look = look;
    this.redress();
  }

  /** Goes over to another layer. */
  to(where: Where): void {
    if (where === this.where) return;
    this.where = where;
    const layer = this.stage.layer(LAYERS[where]);
    for (const image of [this.face, this.dress?.image, this.ring]) if (image) layer.add(image);
  }

  /** A rim of this colour, '' for none. */
  light(colour: string): void {
    if (colour === this.ringColour) return;
    this.ringColour = colour;
    this.ring?.destroy();
    this.ring = null;
    if (colour !== '') {
      const look = this.looks.ring(this.lying, colour);
      this.ring = this.stage.picture(LAYERS[this.where], look.canvas, look.scale, look.ax, look.ay);
    }
    this.draw();
  }

  /** Puts everything where the fields say. */
  draw(): void {
    const { lying, grown, x, y } = this;
    const scale = this.look.scale * grown;
    const turn = lying.form === 'figure' || lying.form === 'pawn' ? 0 : lying.turn;
    this.face.setPosition(x, y).setScale(scale).setRotation(turn);
    this.dress?.image.setPosition(x, y).setScale(grown / this.looks.fine);
    this.ring
      ?.setPosition(x, y)
      .setScale((grown * ringScale(lying)) / this.looks.fine)
      .setRotation(turn);
    this.stage.touch();
  }

  /** Only its place has changed. */
  place(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.face.setPosition(x, y);
    this.dress?.image.setPosition(x, y);
    this.ring?.setPosition(x, y);
  }

  /** Above what has a lower number, in its layer. */
  raise(depth: number): void {
    this.face.setDepth(depth);
    this.dress?.image.setDepth(depth + 0.004);
    this.ring?.setDepth(depth - 0.004);
  }

  /** Draws it as it is now into another picture, whose px are those of its layer. */
  paint(pen: Pen): void {
    const { face, dress, look, looks, grown } = this;
    const draw = (canvas: HTMLCanvasElement, scale: number, ax: number, ay: number) => {
      const [w, h] = [canvas.width * scale, canvas.height * scale];
      pen.drawImage(canvas, -ax * w, -ay * h, w, h);
    };
    pen.save();
    pen.translate(this.x, this.y);
    if (dress) pen.save();
    pen.rotate(face.rotation);
    draw(look.canvas, look.scale * grown, look.ax, look.ay);
    if (dress) {
      pen.restore();
      draw(dress.canvas, grown / looks.fine, 0.5, 0.5);
    }
    pen.restore();
  }

  show(on: boolean): void {
    this.face.setVisible(on);
    this.dress?.image.setVisible(on);
  }

  fade(alpha: number): void {
    this.face.setAlpha(alpha);
    this.dress?.image.setAlpha(alpha);
    this.stage.touch();
  }

  destroy(): void {
    this.face.destroy();
    this.ring?.destroy();
    this.undress();
    this.stage.touch();
  }

  private redress(): void {
    const key = dressKey(this.lying);
    if (key === this.dressed) return;
    this.dressed = key;
    this.undress();
    if (key === '') return;
    const art = this.lying.form === 'figure' ? this.looks.art(this.lying.piece) : null;
    const canvas = drawDressing(this.lying, art, this.looks.fine);
    const image = this.stage.picture(LAYERS[this.where], canvas, 1 / this.looks.fine);
    this.dress = { image, canvas };
  }

  private undress(): void {
    if (!this.dress) return;
    this.dress.image.destroy();
    this.stage.forget(this.dress.canvas);
    this.dress = null;
  }
}

const ringScale = ({ form, w }: Lying): number => (form === 'figure' ? w : form === 'pawn' ? w / 46 : 1);
