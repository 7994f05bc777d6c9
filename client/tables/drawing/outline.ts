import { type Pen, roundedRect } from '../../art/canvas.ts';
import type { Rect } from '../table.ts';

/** A dashed outline within this rectangle: here a card will lie. `alpha`: how much it is seen on felt or wood. */
export function drawOutline(pen: Pen, { x, y, w, h }: Rect, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#f0d9a3';
  pen.lineWidth = 1.5;
  pen.setLineDash([5, 4]);
  roundedRect(pen, x + 1, y + 1, w - 2, h - 2, w * 0.07);
  pen.stroke();
  pen.restore();
}
