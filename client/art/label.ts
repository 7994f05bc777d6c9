import type { Pen } from './canvas.ts';
import { FONT_DISPLAY } from './fontNames.ts';
import type { Point } from './geometry.ts';

/** A name on the map, in ink with a light rim, its middle at `at`. `R`: hex radius. */
export function writeLabel(pen: Pen, text: string, { x, y }: Point, R: number): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${Math.max(12, R * 0.4)}px ${FONT_DISPLAY}`;
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgba(246,236,210,.85)';
  pen.lineWidth = R * 0.09;
  pen.strokeText(text, x, y);
  pen.fillStyle = '#43300f';
  pen.fillText(text, x, y);
}
