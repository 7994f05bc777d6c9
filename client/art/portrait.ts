import { easel, linear, radial } from './canvas.ts';
import { memo } from './memo.ts';
import type { PieceLook } from './piece.ts';
import { drawPiece, SCALE_RADIUS } from './piece.ts';

/** A warrior in a brass-ringed medallion of `px` CSS px: sheets, prompts, the chronicle. */
export const portrait: (look: PieceLook, px: number, dpr: number) => HTMLCanvasElement = memo(
  60,
  (look, px, dpr) => `${look.icon} ${look.size} ${look.plastic} ${look.mirrored} ${px} ${dpr}`,
  (look, px, dpr) => {
    const [canvas, pen] = easel(px, px, dpr);
    const c = px / 2;
    const r = c - px * 0.035;
    const ring = px * 0.075;
    circle(pen, c, r);
    pen.fillStyle = linear(
      pen,
      [0, 0],
      [px, px],
      [
        [0, '#f5dc9c'],
        [0.45, '#c79a4b'],
        [1, '#6d4a17'],
      ],
    );
    pen.fill();
    pen.strokeStyle = '#4b2d10';
    pen.lineWidth = Math.max(1, px * 0.02);
    pen.stroke();
    circle(pen, c, r - ring);
    pen.fillStyle = radial(
      pen,
      [px * 0.38, px * 0.3, 0],
      [c, c, r],
      [
        [0, '#3f7a64'],
        [0.6, '#1f4a3d'],
        [1, '#0f2a21'],
      ],
    );
    pen.fill();
    pen.stroke();
    pen.save();
    circle(pen, c, r - ring);
    pen.clip();
    // Every figure the same height in its medallion, whatever it is on the board.
    const tall = px * 0.72;
    const R = (tall / 53) * SCALE_RADIUS;
    drawPiece(pen, { ...look, height: 53, size: 'foot' }, c, px * 0.76, R, dpr);
    pen.restore();
    return canvas;
  },
);

function circle(pen: CanvasRenderingContext2D, c: number, r: number): void {
  pen.beginPath();
  pen.arc(c, c, r, 0, Math.PI * 2);
}
