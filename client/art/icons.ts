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
  const k = size / ICON_SIZE;
  // Placing the path and not the pen leaves gradients in the caller's coordinates.
  const placed = new Path2D();
  placed.addPath(pathOf(icon), new DOMMatrix([k, 0, 0, k, x - size / 2, y - size / 2]));
  pen.fillStyle = paint;
  pen.fill(placed);
}
