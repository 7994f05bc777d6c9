import type { Scene } from '../../../shared/table/model.ts';
import { easel, makeCanvas, type Pen, penOf, roundedRect } from '../../art/canvas.ts';
import { cardBack } from '../../art/card.ts';
import type { CardInk } from '../../art/cards/ink.ts';
import { type PieceArt, pieceArt } from '../../art/piece.ts';
import { R } from '../../table/field.ts';
import { colourOf as actionColour, faceOf } from '../../table/views/card-pictures.ts';
import { lookOf } from '../../table/views/pieces.ts';
import { Faces } from '../../tables/drawing/faces.ts';
import { TALL } from '../../tables/spread.ts';
import type { Lying } from '../lying.ts';
import type { Laid } from '../pieces.ts';
import { drawStuff, isStuff } from './stuff.ts';

/** A baked picture: `scale` px to its pixel, anchored at the given share of its size. */
export interface Look {
  readonly canvas: HTMLCanvasElement;
  readonly scale: number;
  readonly ax: number;
  readonly ay: number;
}

/** Soft edge of shadows and rings, px. */
const HALO = 14;
/** Cards of a pile that stick out below it, at most, and by how much, px. */
const UNDER = 5;
const EDGE = 1.7;

/** What everything looks like, drawn once and shown many times. */
export class Looks {
  private readonly scene: Scene;
  private readonly faces: Faces;
  private readonly own: number;
  /** Canvas pixels to the px of the world. */
  readonly fine: number;
  private readonly made = new Map<string, Look>();

  constructor(scene: Scene, ink: CardInk, colourOf: (seat: number) => string, own: number, fine: number) {
    this.scene = scene;
    this.faces = new Faces(scene, ink, colourOf, fine);
    this.own = own;
    this.fine = fine;
  }

  /** The piece as it lies there, with its shadow. */
  of(lying: Lying): Look {
    const { piece, form, w, count } = lying;
    if (form === 'figure') return this.figure(piece, w);
    if (form === 'pawn') return this.pawn(piece, w);
    if (form === 'marker') return this.marker(piece, w);
    return this.card(piece, Math.round(w), count);
  }

  art(piece: Laid): PieceArt {
    return pieceArt(lookOf(this.scene, piece.kind, piece.seat, this.own), R, this.fine);
  }

  private figure(piece: Laid, w: number): Look {
    const { fine } = this;
    const key = `figure ${piece.kind} ${piece.seat}${piece.down ? ' down' : ''}`;
    const made = this.keep(key, () => {
      const { face, shadow } = this.art(piece);
      const left = Math.max(face.anchorX, shadow.anchorX);
      const top = Math.max(face.anchorY, shadow.anchorY);
      const right = Math.max(face.width - face.anchorX, shadow.width - shadow.anchorX);
      const bottom = Math.max(face.height - face.anchorY, shadow.height - shadow.anchorY);
      const canvas = makeCanvas((left + right) * fine, (top + bottom) * fine);
      const pen = penOf(canvas);
      pen.scale(fine, fine);
      pen.translate(left, top);
      const put = (l: PieceArt['face']) => pen.drawImage(l.canvas, -l.anchorX, -l.anchorY, l.width, l.height);
      put(shadow);
      if (piece.down) pen.filter = 'grayscale(0.75) brightness(0.7)';
      put(face);
      return { canvas, ax: (left * fine) / canvas.width, ay: (top * fine) / canvas.height };
    });
    return { ...made, scale: w / fine };
  }

  private pawn(piece: Laid, w: number): Look {
    const canvas = this.faces.piece(piece, Math.round(w), false);
    return { canvas, scale: 1 / this.fine, ax: 0.5, ay: 0.5 };
  }

  private marker(piece: Laid, w: number): Look {
    const side = Math.round(w);
    if (!isStuff(piece.kind)) {
      const plain = this.faces.piece(piece, side, false);
      return { canvas: plain, scale: 1 / this.fine, ax: 0.5, ay: 0.5 };
    }
    const { value = 0 } = piece.marks;
    return this.keep(`stuff ${piece.kind} ${piece.seat} ${side} ${value}`, () => {
      const [canvas, pen] = easel(side, side, this.fine);
      drawStuff(pen, piece, this.scene.kinds[piece.kind]?.name ?? '', side);
      return { canvas, ax: 0.5, ay: 0.5 };
    });
  }

  private card(piece: Laid, w: number, count: number): Look {
    const under = count > 1 ? Math.min(UNDER, Math.ceil((count - 1) / 5)) : 0;
    const face = piece.open ? piece.kind : '';
    const back = face === '' ? `${this.deckOf(piece)}` : '';
    const colour = this.scene.board && piece.seat >= 0 ? piece.seat : '';
    return this.keep(`card ${face} ${back} ${colour} ${w} ${under}`, () => {
      const h = w * TALL;
      const sunk = under * EDGE;
      const [canvas, pen] = easel(w + 2 * HALO + sunk, h + 2 * HALO + sunk, this.fine);
      pen.translate(HALO, HALO);
      shade(pen, sunk, sunk, w, h, this.fine);
      const below = under > 0 ? this.back(piece, w) : null;
      for (let i = under; below && i > 0; i--) pen.drawImage(below, i * EDGE, i * EDGE, w, h);
      pen.drawImage(face === '' ? this.back(piece, w) : this.front(face, w), 0, 0, w, h);
      const all = { w: canvas.width / this.fine, h: canvas.height / this.fine };
      return { canvas, ax: (HALO + w / 2) / all.w, ay: (HALO + h / 2) / all.h };
    });
  }

  /** A card's face, `w` px wide. */
  front(kind: string, w: number): HTMLCanvasElement {
    return actionColour(kind) ? faceOf(kind, w, this.fine) : this.faces.card(kind, w);
  }

  private back(piece: Laid, w: number): HTMLCanvasElement {
    return this.scene.board ? cardBack(w, this.fine) : this.faces.back(this.deckOf(piece), w);
  }

  private deckOf({ kind, zone }: Laid): string {
    return this.scene.kinds[kind]?.face?.deck ?? this.faces.deckOf(zone);
  }

  /** A rim of light around a piece of this size. */
  ring(lying: Lying, colour: string): Look {
    const { fine } = this;
    const { form } = lying;
    if (form === 'card') {
      const w = Math.round(lying.w);
      return this.keep(`ring card ${w} ${colour}`, () => {
        const h = w * TALL;
        const [canvas, pen] = easel(w + 2 * HALO, h + 2 * HALO, fine);
        pen.shadowColor = colour;
        pen.shadowBlur = 9 * fine;
        pen.strokeStyle = colour;
        pen.lineWidth = 3.5;
        for (let i = 0; i < 2; i++) {
          roundedRect(pen, HALO - 1.5, HALO - 1.5, w + 3, h + 3, w * 0.07 + 2);
          pen.stroke();
        }
        return { canvas, ax: 0.5, ay: 0.5 };
      });
    }
    const rx = form === 'figure' ? 27 : form === 'pawn' ? 22 : Math.round(lying.w * 0.6);
    const ry = form === 'figure' ? 21 : form === 'pawn' ? 12 : rx;
    return this.keep(`ring ${form} ${rx} ${colour}`, () => {
      const [canvas, pen] = easel(2 * (rx + HALO), 2 * (ry + HALO), fine);
      pen.translate(rx + HALO, ry + HALO);
      pen.shadowColor = colour;
      pen.shadowBlur = 8 * fine;
      pen.strokeStyle = colour;
      pen.lineWidth = 3;
      for (let i = 0; i < 2; i++) {
        pen.beginPath();
        pen.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2);
        pen.stroke();
      }
      return { canvas, ax: 0.5, ay: 0.5 };
    });
  }

  private keep(key: string, bake: () => Omit<Look, 'scale'>): Look {
    const known = this.made.get(key);
    if (known) return known;
    const look = { ...bake(), scale: 1 / this.fine };
    this.made.set(key, look);
    return look;
  }

  /** Takes back all that was drawn. */
  clear(forget: (canvas: HTMLCanvasElement) => void): void {
    for (const { canvas } of this.made.values()) forget(canvas);
    this.made.clear();
    this.faces.clear(forget);
  }
}

/** The soft shadow of a card that lies at (x, y). */
function shade(pen: Pen, x: number, y: number, w: number, h: number, fine: number): void {
  pen.save();
  pen.shadowColor = 'rgba(10,5,2,.7)';
  pen.shadowBlur = 6 * fine;
  pen.shadowOffsetX = 1.5 * fine;
  pen.shadowOffsetY = 3 * fine;
  pen.fillStyle = '#2a180c';
  roundedRect(pen, x + 1, y + 1, w - 2, h - 2, w * 0.065);
  pen.fill();
  pen.restore();
}
