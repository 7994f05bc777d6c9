import type { Pen } from './canvas.ts';
import { easel, linear } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { FONT_SANS } from './fontNames.ts';
import { memo } from './memo.ts';
import { lattice } from './noise.ts';
import { softEllipse } from './shadow.ts';

const RED = '#b8322a';
/** Chips lie this much flatter than round, and no more than this many are drawn. */
const SQUASH = 0.8;
const HIGHEST = 4;

/** Poker chips, one on the other, the number on top: damage. Radius in CSS px. */
export function drawChips(pen: Pen, x: number, y: number, r: number, count: number): void {
  const shown = Math.min(count, HIGHEST);
  const step = r * 0.34;
  softEllipse(pen, x + r * 0.4, y + r * 0.35, r * 1.5, r * 1.1, 0.6, 0.5);
  for (let i = 0; i < shown; i++) {
    const cx = x + (lattice(i, count * 7) - 0.5) * r * 0.16;
    const cy = y - i * step;
    drawWall(pen, cx, cy, r, step);
    drawFace(pen, cx, cy, r);
    if (i < shown - 1) continue;
    pen.fillStyle = '#5c120c';
    pen.font = `800 ${r * (count > 9 ? 0.92 : 1.14)}px ${FONT_SANS}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(count), cx, cy + r * 0.06);
  }
}

/** A stack with its number alone on a canvas; its lowest chip's centre is at (px · .46, px · .62). */
export const chips: (count: number, px: number, dpr: number) => HTMLCanvasElement = memo(
  60,
  (count, px, dpr) => `${count} ${px} ${dpr}`,
  (count, px, dpr) => {
    const [canvas, pen] = easel(px, px, dpr);
    drawChips(pen, px * 0.46, px * 0.62, px * 0.33, count);
    return canvas;
  },
);

function drawWall(pen: Pen, cx: number, cy: number, r: number, step: number): void {
  pen.fillStyle = darken(RED, 0.45);
  pen.beginPath();
  pen.ellipse(cx, cy + step * 0.9, r, r * SQUASH, 0, 0, Math.PI);
  pen.lineTo(cx - r, cy);
  pen.ellipse(cx, cy, r, r * SQUASH, 0, Math.PI, 0, true);
  pen.fill();
  pen.fillStyle = '#e9dcc0';
  for (let spot = 0; spot < 4; spot++) {
    const a = 0.35 + spot * 0.78;
    pen.fillRect(cx + Math.cos(a) * r - r * 0.1, cy + Math.sin(a) * r * SQUASH, r * 0.2, step * 0.82);
  }
}

function drawFace(pen: Pen, cx: number, cy: number, r: number): void {
  pen.save();
  pen.translate(cx, cy);
  pen.scale(1, SQUASH);
  faceDisc(pen, r);
  pen.fillStyle = '#f6ecd6';
  pen.beginPath();
  pen.arc(0, 0, r * 0.66, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = 'rgba(120,30,20,.55)';
  pen.lineWidth = r * 0.06;
  pen.stroke();
  pen.restore();
}

/** The red disc with its six ivory edge spots round the pen's origin. */
function faceDisc(pen: Pen, r: number): void {
  pen.fillStyle = linear(
    pen,
    [-r, -r],
    [r, r],
    [
      [0, lighten(RED, 0.28)],
      [0.5, RED],
      [1, darken(RED, 0.3)],
    ],
  );
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = 'rgba(20,5,2,.55)';
  pen.lineWidth = r * 0.07;
  pen.stroke();
  pen.strokeStyle = '#f3e7cd';
  pen.lineWidth = r * 0.25;
  for (let spot = 0; spot < 6; spot++) {
    const from = (spot * Math.PI) / 3 + 0.2;
    pen.beginPath();
    pen.arc(0, 0, r * 0.86, from, from + 0.38);
    pen.stroke();
  }
}
