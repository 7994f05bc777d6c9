import type { Pen } from '../canvas.ts';
import { radial } from '../canvas.ts';
import type { Marker } from './markers.ts';
import { drawMarker } from './markers.ts';

/**
 * A rope down from (x, y), `length` long, with the ten tokens of one kind strung on it: the enemy's hang at the
 * top and are dull, one's own lie at the bottom. `own` of `all` tokens are one's own. CSS px.
 */
export function drawRope(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  marker: Marker,
  own: number,
  all = 10,
): void {
  strand(pen, x, y, y + length);
  for (const end of [y, y + length]) peg(pen, x, end);
  const step = tokenStep(length, all);
  for (let i = 0; i < all; i++) {
    drawMarker(pen, marker, x, tokenPlace(y, length, i, own, all), step * 0.5, i < all - own);
  }
}

/** Distance of two tokens that touch. */
export const tokenStep = (length: number, all = 10): number => (length - 24) / (all + 2.2);

/** Where the token with number `i` from the top hangs when `own` of them are one's own. */
export function tokenPlace(y: number, length: number, i: number, own: number, all = 10): number {
  const step = tokenStep(length, all);
  const mine = i >= all - own;
  return mine ? y + length - 12 - (all - 1 - i + 0.5) * step : y + 12 + (i + 0.5) * step;
}

function strand(pen: Pen, x: number, from: number, to: number): void {
  pen.save();
  pen.lineCap = 'round';
  for (const [width, colour] of [
    [6, '#241406'],
    [4, '#a4793f'],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, from);
    pen.lineTo(x, to);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.lineWidth = 1.2;
  pen.strokeStyle = '#5f3f18';
  for (let at = from + 2; at < to - 3; at += 5) {
    pen.beginPath();
    pen.moveTo(x - 2, at + 3.4);
    pen.lineTo(x + 2, at);
    pen.stroke();
  }
  pen.restore();
}

function peg(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, 6, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [x - 2, y - 2, 0],
    [x, y, 6.5],
    [
      [0, '#f4cf8e'],
      [0.5, '#b77f38'],
      [1, '#6c4415'],
    ],
  );
  pen.fill();
  pen.strokeStyle = '#2a1706';
  pen.lineWidth = 1;
  pen.stroke();
}
