import type { Pen } from '../canvas.ts';
import { linear, radial, roundedRect } from '../canvas.ts';
import { mix } from '../colour.ts';
import { randomFrom } from '../noise.ts';
import { CARD_RATIO } from './tier.ts';

/** The sheet of a card and the window with its picture's landscape. */

export interface Sheet {
  readonly w: number;
  readonly h: number;
  /** Width of the edge. */
  readonly m: number;
  /** Radius of the corners. */
  readonly r: number;
}

export function sheetOf(w: number): Sheet {
  return { w, h: w * CARD_RATIO, m: Math.max(1.5, w * 0.028), r: w * 0.065 };
}

/** Paper from `top` to `bottom` colour in a coloured edge. */
export function paintSheet(pen: Pen, { w, h, m, r }: Sheet, top: string, bottom: string, edge: string): void {
  roundedRect(pen, 0, 0, w, h, r);
  pen.fillStyle = edge;
  pen.fill();
  roundedRect(pen, m, m, w - 2 * m, h - 2 * m, r * 0.75);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w * 0.4, h],
    [
      [0, top],
      [1, bottom],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  fibres(pen, w, h);
  pen.restore();
  roundedRect(pen, 0.5, 0.5, w - 1, h - 1, r);
  pen.strokeStyle = '#140c06';
  pen.lineWidth = 1;
  pen.stroke();
}

function fibres(pen: Pen, w: number, h: number): void {
  const random = randomFrom(Math.round(w * 7 + h));
  pen.fillStyle = 'rgba(0,0,0,.05)';
  for (let i = 0; i < Math.min(900, (w * h) / 90); i++) {
    pen.fillRect(random() * w, random() * h, random() * 1.4 + 0.4, random() * 1.4 + 0.4);
  }
}

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * A landscape of sky, far ridge and near ground. The same name gives the same ridges, so a card looks alike in
 * every size.
 */
export function paintScene(
  pen: Pen,
  { x, y, w, h }: Window,
  name: string,
  tint: string,
  sky: readonly [string, string],
): void {
  const corner = Math.min(w, h) * 0.05;
  pen.save();
  roundedRect(pen, x, y, w, h, corner);
  pen.clip();
  pen.fillStyle = linear(
    pen,
    [0, y],
    [0, y + h],
    [
      [0, sky[0]],
      [1, sky[1]],
    ],
  );
  pen.fillRect(x, y, w, h);
  const random = randomFrom(hash(name));
  for (const near of [0, 1]) {
    pen.globalAlpha = 0.16 + 0.12 * near;
    pen.fillStyle = tint;
    pen.beginPath();
    pen.moveTo(x, y + h);
    const steps = 7;
    for (let i = 0; i <= steps; i++) {
      const height = 0.58 + 0.14 * near - random() * (0.26 - 0.12 * near);
      pen.lineTo(x + (w * i) / steps, y + h * height);
    }
    pen.lineTo(x + w, y + h);
    pen.fill();
  }
  pen.globalAlpha = 1;
  pen.fillStyle = radial(
    pen,
    [x + w / 2, y + h * 0.42, h * 0.1],
    [x + w / 2, y + h * 0.45, h * 0.85],
    [
      [0, 'rgba(255,255,255,.4)'],
      [0.5, 'rgba(255,255,255,0)'],
      [1, 'rgba(0,0,0,.26)'],
    ],
  );
  pen.fillRect(x, y, w, h);
  pen.restore();
  roundedRect(pen, x + 0.5, y + 0.5, w - 1, h - 1, corner);
  pen.strokeStyle = 'rgba(0,0,0,.53)';
  pen.lineWidth = 1;
  pen.stroke();
}

/** Sky over a landscape in one colour, on light paper. */
export const daylight = (colour: string, strong = 0): [string, string] => [
  mix(colour, '#fff3d8', 0.8 - strong),
  mix(colour, '#ecd6a6', 0.45 - strong),
];

function hash(name: string): number {
  let n = 7;
  for (const c of name) n = (Math.imul(n, 31) + c.charCodeAt(0)) | 0;
  return Math.abs(n);
}
