import type { Kind } from '../../../shared/table/model.ts';
import { linear, type Pen, roundedRect } from '../../art/canvas.ts';
import { FONT_DISPLAY, FONT_TEXT } from '../../art/fontNames.ts';

/** A card that has no anatomy of its own: its name, and its first figure large. */
export function drawPlain(pen: Pen, kind: Kind | undefined, name: string, w: number): void {
  const h = w * 1.4;
  const r = w * 0.065;
  roundedRect(pen, 0.5, 0.5, w - 1, h - 1, r);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w, h],
    [
      [0, '#fdf6e2'],
      [1, '#e6d3a6'],
    ],
  );
  pen.fill();
  pen.strokeStyle = '#6b4a1e';
  pen.lineWidth = Math.max(1, w * 0.02);
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#2b2118';
  const title = kind?.name ?? name;
  pen.font = `800 ${Math.max(8, w * 0.13)}px ${FONT_TEXT}`;
  pen.fillText(title, w / 2, w * 0.16, w * 0.9);
  pen.font = `900 ${w * 0.5}px ${FONT_DISPLAY}`;
  pen.fillText(kind?.face?.figures[0]?.figure ?? '', w / 2, h * 0.56, w * 0.9);
}
