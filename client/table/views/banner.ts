import { easel, linear, roundedRect } from '../../art/canvas.ts';
import { FONT_DISPLAY } from '../../art/fontNames.ts';
import type { Layout } from '../layout.ts';
import { cubicOut, type Motions } from '../motion.ts';
import { measure, write } from './lettering.ts';

/** A ribbon across the board for half a second: "Round IV". It hangs in the page, over papers that lie on the table. */
export async function showBanner(
  parent: HTMLElement,
  motions: Motions,
  layout: Pick<Layout, 'scale' | 'board'>,
  dpr: number,
  text: string,
): Promise<void> {
  if (motions.rushing) return;
  const size = 30 * layout.scale;
  const font = `800 ${size}px ${FONT_DISPLAY}`;
  const w = Math.min(layout.board.w - 12, measure(text, font) + size * 4);
  const h = size * 2;
  const [canvas, pen] = easel(w + 24, h + 24, dpr);
  pen.translate(12, 12);
  pen.shadowColor = 'rgba(12,6,2,.6)';
  pen.shadowBlur = 14 * dpr;
  pen.shadowOffsetY = 6 * dpr;
  roundedRect(pen, 0, 0, w, h, 8);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, h],
    [
      [0, '#f7dfa0'],
      [0.34, '#d8ab58'],
      [0.7, '#b98738'],
      [1, '#d9b061'],
    ],
  );
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.strokeStyle = '#5c3d12';
  pen.lineWidth = 1.5;
  pen.stroke();
  roundedRect(pen, 4, 4, w - 8, h - 8, 5);
  pen.strokeStyle = 'rgba(255,240,190,.6)';
  pen.lineWidth = 1;
  pen.stroke();
  write(pen, text, { font, colour: '#2a1a0a' }, w / 2, h / 2 + size * 0.04);
  const { x, y, w: bw, h: bh } = layout.board;
  canvas.className = 'ribbon';
  canvas.style.left = `${x + bw / 2}px`;
  canvas.style.top = `${y + bh * 0.36}px`;
  canvas.style.width = `${canvas.width / dpr}px`;
  parent.append(canvas);
  const fade = (alpha: number) => {
    canvas.style.opacity = String(alpha);
  };
  await Promise.all([
    motions.fade(140, fade),
    motions.play(
      240,
      (t) => {
        canvas.style.scale = String(0.9 + 0.1 * t);
      },
      cubicOut,
    ),
  ]);
  await motions.look(620);
  await motions.fade(200, (t) => fade(1 - t));
  canvas.remove();
}
