import type { Pen } from '../canvas.ts';
import { FONT_DISPLAY, FONT_SANS, FONT_TEXT } from '../fontNames.ts';

/** Everything that is written on cards. Sizes and places in CSS px. */

export const INK = '#2b2118';

/** A font for `pen.font`. */
export const display = (size: number, weight = 900) => `${weight} ${size}px ${FONT_DISPLAY}`;
export const serif = (size: number, weight = 500) => `${weight} ${size}px ${FONT_TEXT}`;
export const sans = (size: number, weight = 700) => `${weight} ${size}px ${FONT_SANS}`;

export interface NamePlace {
  readonly x: number;
  /** Middle of the name, over one line or two. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** For two lines; as much as they need where absent. */
  readonly height?: number;
  readonly align?: CanvasTextAlign;
}

/** A card's name: on one line if it fits at nearly full size, else on two at the most even break, else smaller. */
export function writeName(pen: Pen, name: string, place: NamePlace, colour: string): void {
  const { x, y, width, size } = place;
  pen.fillStyle = colour;
  pen.textAlign = place.align ?? 'center';
  pen.textBaseline = 'middle';
  const one = Math.min(size, fitting(pen, name, width));
  const pair = broken(pen, name);
  const highest = Math.min(size * 0.94, (place.height ?? Number.POSITIVE_INFINITY) / 2.05);
  const two = pair ? Math.min(highest, fitting(pen, pair.widest, width)) : 0;
  if (!pair || one >= size * 0.82 || one >= two) {
    pen.font = serif(one, 800);
    pen.fillText(name, x, y);
    return;
  }
  pen.font = serif(two, 800);
  pen.fillText(pair.first, x, y - two * 0.46);
  pen.fillText(pair.second, x, y + two * 0.46);
}

/** Size at which the name is as wide as `width`. */
function fitting(pen: Pen, text: string, width: number): number {
  pen.font = serif(20, 800);
  return (20 * width) / pen.measureText(text).width;
}

function broken(pen: Pen, name: string): { first: string; second: string; widest: string } | null {
  const parts = name.split(' ');
  pen.font = serif(20, 800);
  let best: { first: string; second: string; widest: string } | null = null;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < parts.length; i++) {
    const first = parts.slice(0, i).join(' ');
    const second = parts.slice(i).join(' ');
    const widths = [pen.measureText(first).width, pen.measureText(second).width];
    const width = Math.max(...widths);
    if (width >= narrowest) continue;
    narrowest = width;
    best = { first, second, widest: widths[0] > widths[1] ? first : second };
  }
  return best;
}

/** Breaks a text at spaces into lines of at most `width`, with the font that the pen has. */
export function linesOf(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** As few lines as the width asks for, all about as long: no word stands alone at the end. */
export function balanced(pen: Pen, text: string, width: number): string[] {
  let best = linesOf(pen, text, width);
  for (let narrow = width * 0.96; narrow > width / 2; narrow *= 0.96) {
    const lines = linesOf(pen, text, narrow);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

export interface TextBox {
  /** Middle of the box. */
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** A paragraph, centred, in the largest size up to `size` at which it fits into the box. */
export function writeText(pen: Pen, text: string, box: TextBox, colour: string): void {
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let size = box.size; ; size *= 0.94) {
    pen.font = serif(size);
    const lines = balanced(pen, text, box.width);
    const step = size * 1.16;
    if (lines.length * step > box.height && size > box.size * 0.6) continue;
    lines.forEach((line, i) => {
      pen.fillText(line, box.x, box.top + step * (i + 0.5));
    });
    return;
  }
}
