import type { Scene } from '../../../shared/table/model.ts';
import { easel, type Pen, roundedRect } from '../../art/canvas.ts';
import { drawBack } from '../../art/cards/backs.ts';
import { drawFace, hasAnatomy } from '../../art/cards/card.ts';
import type { CardInk } from '../../art/cards/ink.ts';
import { drawPawn } from '../../art/cards/markers.ts';
import { FONT_SANS } from '../../art/fontNames.ts';
import { measure } from '../../table/views/lettering.ts';
import type { Shown } from '../shown.ts';
import { TALL } from '../spread.ts';
import { drawPlain } from './plain.ts';
import { drawFootRing, drawReason, drawToken } from './standing.ts';

/** The face of a card of this kind, at the pen's origin, `w` CSS px wide. The width chooses the anatomy. */
export function drawCard(pen: Pen, scene: Scene, kind: string, w: number, ink: CardInk): void {
  const known = scene.kinds[kind];
  if (known?.face && hasAnatomy(known.face.frame)) drawFace(pen, known, w, ink);
  else drawPlain(pen, known, kind, w);
}

/** Soft edge around glows and shadows, CSS px. */
export const HALO = 18;

/** Everything that is drawn once and shown many times, by what it shows. Canvases of `dpr` pixels to the CSS px. */
export class Faces {
  private readonly scene: Scene;
  private readonly ink: CardInk;
  readonly dpr: number;
  private readonly made = new Map<string, HTMLCanvasElement>();

  private readonly colourOf: (seat: number) => string;

  constructor(scene: Scene, ink: CardInk, colourOf: (seat: number) => string, dpr: number) {
    this.scene = scene;
    this.ink = ink;
    this.colourOf = colourOf;
    this.dpr = dpr;
  }

  /** A piece as it lies, `w` wide; `grey`: of no use now. */
  piece(piece: Shown, w: number, grey: boolean): HTMLCanvasElement {
    const kind = this.scene.kinds[piece.kind];
    if (kind?.shape === 'pawn') {
      // Its foot stands in the middle of the box.
      return this.make(`pawn ${piece.seat} ${w}`, w * 1.2, w * 2, (pen) =>
        drawPawn(pen, w * 0.6, w, w * 0.95, this.colourOf(piece.seat)),
      );
    }
    if (kind && kind.shape !== 'card') {
      return this.make(`marker ${piece.kind} ${piece.seat} ${w}`, w, w, (pen) =>
        drawToken(pen, kind.icon, kind.name, piece.seat < 0 ? '' : this.colourOf(piece.seat), w),
      );
    }
    return piece.kind === '' ? this.back(this.deckOf(piece.zone), w) : this.card(piece.kind, w, grey);
  }

  card(kind: string, w: number, grey = false): HTMLCanvasElement {
    const paint = (pen: Pen) => drawCard(pen, this.scene, kind, w, this.ink);
    if (!grey) return this.make(`card ${kind} ${w}`, w, w * TALL, paint);
    return this.make(`grey ${kind} ${w}`, w, w * TALL, (pen) => {
      paint(pen);
      pen.globalCompositeOperation = 'saturation';
      pen.fillStyle = '#808080';
      pen.fillRect(0, 0, w, w * TALL);
      pen.globalCompositeOperation = 'source-over';
      pen.fillStyle = 'rgba(32,24,16,.46)';
      pen.fillRect(0, 0, w, w * TALL);
      pen.globalCompositeOperation = 'destination-in';
      pen.fillStyle = '#000';
      roundedRect(pen, 0, 0, w, w * TALL, w * 0.065);
      pen.fill();
    });
  }

  back(deck: string, w: number): HTMLCanvasElement {
    return this.make(`back ${deck} ${w}`, w, w * TALL, (pen) => drawBack(pen, deck, w));
  }

  deckOf(zone: string): string {
    return this.scene.zones[zone]?.back ?? '';
  }

  /** A soft rim of one colour around a card of this width; HALO px larger on each side. */
  glow(w: number, h: number, colour: string): HTMLCanvasElement {
    return this.make(`glow ${w} ${h} ${colour}`, w + 2 * HALO, h + 2 * HALO, (pen) => {
      pen.shadowColor = colour;
      pen.shadowBlur = 12 * this.dpr;
      pen.strokeStyle = colour;
      pen.lineWidth = 3;
      for (let i = 0; i < 2; i++) {
        roundedRect(pen, HALO - 1.5, HALO - 1.5, w + 3, h + 3, w * 0.065 + 2);
        pen.stroke();
      }
    });
  }

  /** A ring of light around the foot of a pawn or a marker. */
  ring(w: number, colour: string): HTMLCanvasElement {
    return this.make(`ring ${w} ${colour}`, w * 1.6, w * 1.6, (pen) =>
      drawFootRing(pen, w * 1.6, colour, this.dpr),
    );
  }

  shadow(w: number, h: number): HTMLCanvasElement {
    return this.make(`shadow ${w} ${h}`, w + 2 * HALO, h + 2 * HALO, (pen) => {
      pen.shadowColor = 'rgba(12,6,2,.75)';
      pen.shadowBlur = 6 * this.dpr;
      // The card itself is drawn out of sight: only its shadow falls into the picture.
      pen.shadowOffsetX = 4000;
      pen.fillStyle = '#000';
      roundedRect(pen, HALO - 4000 / this.dpr, HALO, w, h, w * 0.065);
      pen.fill();
    });
  }

  /** Why a card is of no use now, written across it. */
  reason(text: string, w: number): HTMLCanvasElement {
    const size = Math.max(11, Math.min(14, w * 0.13));
    const lines = broken(text, w - size * 0.8, `700 ${size}px ${FONT_SANS}`);
    return this.make(`reason ${text} ${w}`, w, lines.length * size * 1.12 + size * 0.6 + 2, (pen) =>
      drawReason(pen, lines, w, size),
    );
  }

  /** A mark as a red stamp; null where the game has no word for it. */
  stamp(mark: string, count: number, w: number): HTMLCanvasElement | null {
    const key = `mark.${mark}`;
    const word = this.ink.say({ key });
    if (word === key) return null;
    const text = count > 1 ? `${word} ×${count}` : word;
    const size = Math.max(11, w * 0.17);
    const wide = measure(text, `800 ${size}px ${FONT_SANS}`) + size * 1.1;
    return this.make(`stamp ${text} ${w}`, wide + 6, size * 1.7 + 6, (pen) => {
      roundedRect(pen, 3, 3, wide, size * 1.7, size * 0.85);
      pen.fillStyle = '#8c2118';
      pen.fill();
      pen.strokeStyle = '#f6d9c8';
      pen.lineWidth = 1.5;
      pen.stroke();
      pen.fillStyle = '#fff1e4';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.font = `800 ${size}px ${FONT_SANS}`;
      pen.fillText(text, 3 + wide / 2, 3 + size * 0.9);
    });
  }

  /** A pile of `count` cards with this on top ('' face down), as wide as `w` and what sticks out of it. */
  pile(zone: string, count: number, top: string, w: number): HTMLCanvasElement {
    const under = Math.min(4, Math.ceil((count - 1) / 6));
    const deck = this.deckOf(zone) || this.scene.kinds[top]?.face?.deck || '';
    return this.make(`pile ${deck} ${under} ${top} ${w}`, w + 10, w * TALL + 10, (pen) => {
      const back = this.back(deck, w);
      const upper = top === '' ? back : this.card(top, w);
      for (let i = under; i > 0; i--) pen.drawImage(back, i * 2, i * 2, w, w * TALL);
      pen.drawImage(upper, 0, 0, w, w * TALL);
    });
  }

  private make(key: string, w: number, h: number, paint: (pen: Pen) => void): HTMLCanvasElement {
    const known = this.made.get(key);
    if (known) return known;
    const [canvas, pen] = easel(w, h, this.dpr);
    paint(pen);
    this.made.set(key, canvas);
    return canvas;
  }

  /** Takes back all that was drawn. */
  clear(forget: (canvas: HTMLCanvasElement) => void): void {
    for (const canvas of this.made.values()) forget(canvas);
    this.made.clear();
  }
}

/** Words in at most two lines that fit into `room`. */
function broken(text: string, room: number, font: string): string[] {
  const words = text.split(' ');
  if (words.length < 2 || measure(text, font) <= room) return [text];
  let best = [text];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const wide = Math.max(...lines.map((line) => measure(line, font)));
    if (wide >= least) continue;
    least = wide;
    best = lines;
  }
  return best;
}
