import type { Pen } from './canvas.ts';
import { memo } from './memo.ts';

/** Path data of one drawing in a square of ICON_SIZE (game-icons.net, CC BY 3.0). */
export type IconPath = string;

export const ICON_SIZE = 512;

/** The path for canvas fills. */
export const pathOf: (icon: IconPath) => Path2D = memo(
  400,
  (icon) => icon,
  (icon) => new Path2D(icon),
);

/** Fills an icon of `size` CSS px round a centre. */
export function fillIcon(
  pen: Pen,
  icon: IconPath,
  x: number,
  y: number,
  size: number,
  paint: string | CanvasGradient,
): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / ICON_SIZE, size / ICON_SIZE);
  // A gradient is given in the caller's coordinates, not the icon's.
  if (typeof paint === 'string') {
    pen.fillStyle = paint;
    pen.fill(pathOf(icon));
  } else {
    const placed = new Path2D();
    const k = size / ICON_SIZE;
    placed.addPath(pathOf(icon), new DOMMatrix([k, 0, 0, k, x - size / 2, y - size / 2]));
    pen.restore();
    pen.save();
    pen.fillStyle = paint;
    pen.fill(placed);
  }
  pen.restore();
}
