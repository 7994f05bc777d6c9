import { easel, makeCanvas, type Pen, penOf } from '../../art/canvas.ts';

export interface Lettering {
  readonly font: string;
  readonly colour: string;
  /** Shadow under the letters, for text that lies on felt or wood. */
  readonly shadow?: string;
}

/** CSS pixels around the text, for its shadow. */
const ROOM = 6;

/** One line of text as a canvas; its middle is the canvas's middle. Sizes in CSS pixels. */
export function lettered(text: string, style: Lettering, dpr: number): HTMLCanvasElement {
  const w = measure(text, style.font);
  const size = Number(/(\d+(?:\.\d+)?)px/.exec(style.font)?.[1] ?? 14);
  const [canvas, pen] = easel(w + 2 * ROOM, size * 1.3 + 2 * ROOM, dpr);
  if (style.shadow) {
    pen.shadowColor = style.shadow;
    pen.shadowBlur = 3 * dpr;
    pen.shadowOffsetY = dpr;
  }
  write(pen, text, style, (w + 2 * ROOM) / 2, size * 0.65 + ROOM);
  return canvas;
}

/** Writes around a middle. */
export function write(pen: Pen, text: string, style: Lettering, x: number, y: number): void {
  pen.font = style.font;
  pen.fillStyle = style.colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

export function measure(text: string, font: string): number {
  ruler ??= penOf(makeCanvas(1, 1));
  ruler.font = font;
  return Math.ceil(ruler.measureText(text).width);
}
let ruler: Pen | undefined;
