import { COLOURS, type Colour } from '../../../shared/games/warrior-lands/model.ts';
import { easel, makeCanvas, penOf, roundedRect } from '../../art/canvas.ts';
import { CARD_RATIO, cardBack, colourCard } from '../../art/card.ts';

/** The colour of a Warrior Lands card kind ('card:R'), undefined for anything else. */
export function colourOf(kind: string): Colour | undefined {
  return COLOURS.find((c) => kind === `card:${c}`);
}

/** The face of a card of this kind, `w` px wide; a back where it has none. */
export function faceOf(kind: string, w: number, dpr: number): HTMLCanvasElement {
  const colour = colourOf(kind);
  return colour ? colourCard(colour, w, dpr) : cardBack(w, dpr);
}

const dims = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();

/** A card that can do nothing now lies in the shade. */
export function dimmed(card: HTMLCanvasElement): HTMLCanvasElement {
  const known = dims.get(card);
  if (known) return known;
  const canvas = makeCanvas(card.width, card.height);
  const pen = penOf(canvas);
  pen.drawImage(card, 0, 0);
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgba(20,34,26,.5)';
  pen.fillRect(0, 0, card.width, card.height);
  dims.set(card, canvas);
  return canvas;
}

const shadows = new Map<string, HTMLCanvasElement>();

/** The soft shadow under a card. */
export function cardShadow(w: number, dpr: number): HTMLCanvasElement {
  const key = `${w} ${dpr}`;
  const known = shadows.get(key);
  if (known) return known;
  const h = w * CARD_RATIO;
  const room = w * 0.14;
  const [canvas, pen] = easel(w + 2 * room, h + 2 * room, dpr);
  pen.shadowColor = 'rgba(6,8,2,.75)';
  pen.shadowBlur = room * 0.7 * dpr;
  // Only the shadow is wanted: the card itself is drawn far outside.
  pen.shadowOffsetX = 4 * w * dpr;
  roundedRect(pen, room - 4 * w, room, w, h, w * 0.08);
  pen.fill();
  if (shadows.size > 12) shadows.clear();
  shadows.set(key, canvas);
  return canvas;
}
