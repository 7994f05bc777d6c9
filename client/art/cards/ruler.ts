import type { Pen } from '../canvas.ts';
import { linear, roundedRect } from '../canvas.ts';
import { randomFrom } from '../noise.ts';
import { display } from './lettering.ts';

/** What one side can reach with its die, and what it has rolled. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly rolled?: number;
}

export interface RulerPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * A wooden ruler with both sides' reaches on one number line: the upper above the figures, the lower below.
 * Figures that both reach are the darkest. CSS px; 78 high shows everything best.
 */
export function drawRuler(
  pen: Pen,
  place: RulerPlace,
  upper: Reach | null,
  lower: Reach | null,
  from = 1,
  to = 14,
): void {
  const { w, h } = place;
  pen.save();
  pen.translate(place.x, place.y);
  wood(pen, w, h);
  const margin = h * 0.24;
  const unit = (w - 2 * margin) / (to - from);
  const at = (n: number) => margin + (Math.max(from, Math.min(to, n)) - from) * unit;
  const thick = h * 0.245;
  if (upper) bar(pen, upper, at, h * 0.065, thick);
  if (lower) bar(pen, lower, at, h * 0.69, thick);
  // On a short ruler every second figure keeps its distance from the next.
  const step = unit < h * 0.28 ? 2 : 1;
  for (let n = from; n <= to; n += step) {
    const both = [upper, lower].every((reach) => reach !== null && n >= reach.from && n <= reach.to);
    figure(pen, n, at(n), h, both);
  }
  for (const [reach, y] of [
    [upper, h * 0.185],
    [lower, h * 0.815],
  ] as const) {
    if (reach?.rolled !== undefined) bead(pen, reach.rolled, at(reach.rolled), y, h * 0.148);
  }
  pen.restore();
}

function wood(pen: Pen, w: number, h: number): void {
  roundedRect(pen, 0, 0, w, h, h * 0.09);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, h],
    [
      [0, '#dcb97c'],
      [0.5, '#c99c5a'],
      [1, '#b2843f'],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  const random = randomFrom(31);
  for (let i = 0; i < 46; i++) {
    const y = random() * h;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(w * 0.3, y + random() * 7 - 3, w * 0.7, y - random() * 7 + 3, w, y + random() * 4 - 2);
    pen.strokeStyle = `rgba(94,56,18,${0.06 + random() * 0.16})`;
    pen.lineWidth = 0.6 + random() * 1.2;
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = '#4a3013';
  pen.lineWidth = 2;
  roundedRect(pen, 1, 1, w - 2, h - 2, h * 0.08);
  pen.stroke();
}

function bar(pen: Pen, reach: Reach, at: (n: number) => number, y: number, thick: number): void {
  const left = at(reach.from) - thick * 0.58;
  const width = at(reach.to) - at(reach.from) + thick * 1.16;
  roundedRect(pen, left, y, width, thick, thick / 2);
  pen.fillStyle = reach.colour;
  pen.fill();
  pen.strokeStyle = '#1a0e06';
  pen.lineWidth = 1.4;
  pen.stroke();
  roundedRect(pen, left + 3, y + thick * 0.13, width - 6, thick * 0.26, thick * 0.13);
  pen.fillStyle = 'rgba(255,255,255,.22)';
  pen.fill();
}

function figure(pen: Pen, n: number, x: number, h: number, both: boolean): void {
  pen.strokeStyle = '#3b260f';
  pen.lineWidth = 1.3;
  for (const y of [0.346, 0.603]) {
    pen.beginPath();
    pen.moveTo(x, h * y);
    pen.lineTo(x, h * (y + 0.051));
    pen.stroke();
  }
  pen.font = display(h * (both ? 0.195 : 0.18), both ? 900 : 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = both ? '#241405' : '#5a4120';
  pen.fillText(String(n), x, h * 0.571);
}

function bead(pen: Pen, n: number, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fillStyle = '#fff4da';
  pen.fill();
  pen.strokeStyle = '#1a0e06';
  pen.lineWidth = 2;
  pen.stroke();
  pen.font = display(r * 1.3);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#2b1508';
  pen.fillText(String(n), x, y + r * 0.46);
}
