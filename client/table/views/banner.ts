import { easel, linear, roundedRect } from '../../art/canvas.ts';
import { FONT_DISPLAY } from '../../art/fontNames.ts';
import type { Layout } from '../layout.ts';
import { cubicOut, type Motions } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { measure, write } from './lettering.ts';

/** A ribbon across the board for half a second: "Round IV". */
export async function showBanner(
  stage: Stage,
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
  const image = stage
    .picture('above', canvas, 1 / dpr)
    .setPosition(x + bw / 2, y + bh * 0.36)
    .setAlpha(0);
  await Promise.all([
    motions.fade(140, (t) => image.setAlpha(t)),
    motions.play(240, (t) => image.setScale((0.9 + 0.1 * t) / dpr), cubicOut),
  ]);
  await motions.look(620);
  await motions.fade(200, (t) => image.setAlpha(1 - t));
  image.destroy();
  stage.forget(canvas);
}

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export function roman(n: number): string {
  if (n > 39 || n < 1) return String(n);
  let left = n;
  let text = '';
  for (const [value, letters] of ROMAN) {
    while (left >= value) {
      text += letters;
      left -= value;
    }
  }
  return text;
}
