import type { Pen } from './canvas.ts';
import { easel, radial } from './canvas.ts';
import { memo } from './memo.ts';
import { softEllipse } from './shadow.ts';

/** A glass pebble, the action token; `spent` is dull. Radius in CSS px. */
export function drawPebble(pen: Pen, x: number, y: number, r: number, spent = false): void {
  softEllipse(pen, x + r * 0.35, y + r * 0.5, r * 1.25, r * 0.95, 0.5, 0.4);
  pen.save();
  pen.translate(x, y);
  pen.scale(1, 0.84);
  pen.fillStyle = radial(pen, [r * 0.3, r * 0.42, r * 0.05], [0, 0, r], spent ? DULL : GLASS);
  disc(pen, r);
  pen.fill();
  pen.strokeStyle = 'rgba(8,40,58,.55)';
  pen.lineWidth = Math.max(0.5, r * 0.09);
  pen.stroke();
  pen.fillStyle = spent ? 'rgba(255,255,255,.45)' : 'rgba(255,255,255,.92)';
  pen.beginPath();
  pen.ellipse(-r * 0.36, -r * 0.42, r * 0.28, r * 0.17, -0.7, 0, Math.PI * 2);
  pen.fill();
  // Light gathers at the far side of glass.
  pen.strokeStyle = spent ? 'rgba(255,255,255,.2)' : 'rgba(255,255,255,.45)';
  pen.lineWidth = r * 0.1;
  pen.beginPath();
  pen.arc(0, 0, r * 0.78, 0.4, 1.5);
  pen.stroke();
  pen.restore();
}

/** A pebble alone on a canvas of `px` × `px` CSS px. */
export const pebble: (px: number, dpr: number, spent?: boolean) => HTMLCanvasElement = memo(
  24,
  (px, dpr, spent) => `${px} ${dpr} ${spent}`,
  (px, dpr, spent) => {
    const [canvas, pen] = easel(px, px, dpr);
    drawPebble(pen, px * 0.46, px * 0.44, px * 0.38, spent);
    return canvas;
  },
);

const GLASS = [
  [0, '#d9fbff'],
  [0.35, '#86d3e6'],
  [0.75, '#2f8fb4'],
  [1, '#14506e'],
] as const;
const DULL = [
  [0, '#7c8a88'],
  [0.7, '#55625f'],
  [1, '#38423f'],
] as const;

function disc(pen: Pen, r: number): void {
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
}
