import { softenToShadow } from './blur.ts';
import type { Pen } from './canvas.ts';
import { makeCanvas, penOf, radial } from './canvas.ts';

/** A soft elliptical shadow; `core` is how far (0–1) it stays almost full. */
export function softEllipse(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  alpha: number,
  core = 0.45,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(rx, ry);
  const tint = (a: number) => `rgba(18,10,4,${a})`;
  pen.fillStyle = radial(
    pen,
    [0, 0, 0],
    [0, 0, 1],
    [
      [0, tint(alpha)],
      [core, tint(alpha * 0.85)],
      [0.78, tint(alpha * 0.3)],
      [1, tint(0)],
    ],
  );
  pen.beginPath();
  pen.arc(0, 0, 1, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** How an upright silhouette lies on the ground: sheared to the right and folded down. */
const FALL_X = -0.62;
const FALL_Y = -0.3;

/**
 * The shadow that a standing figure throws, feet at the pen's origin. `mask`: the black silhouette,
 * `width` × `height` CSS px with `pad` empty px round it; `softness` in CSS px.
 */
export function castShadow(
  pen: Pen,
  mask: HTMLCanvasElement,
  width: number,
  height: number,
  pad: number,
  dpr: number,
  softness: number,
  alpha: number,
): void {
  const tall = height - pad;
  const margin = softness * 4;
  // Feet at the left bottom third; the fold sends the head to the right and down.
  const left = -width / 2 + Math.min(0, FALL_X * pad) - margin;
  const right = width / 2 - FALL_X * tall + margin;
  const top = FALL_Y * pad - margin;
  const bottom = -FALL_Y * tall + margin;
  const layer = makeCanvas((right - left) * dpr, (bottom - top) * dpr);
  const fall = penOf(layer, true);
  fall.setTransform(dpr, 0, 0, dpr, -left * dpr, -top * dpr);
  fall.transform(1, 0, FALL_X, FALL_Y, 0, 0);
  fall.drawImage(mask, -width / 2, -height + pad, width, height);
  softenToShadow(layer, softness * dpr);
  pen.save();
  pen.globalAlpha = alpha;
  pen.drawImage(layer, left, top, layer.width / dpr, layer.height / dpr);
  pen.restore();
}

/**
 * A dark haze close round a figure, so that it stands out from figures of its own colour behind it. Place and
 * size as the mask is drawn, CSS px.
 */
export function haze(
  pen: Pen,
  mask: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
  dpr: number,
  softness: number,
  alpha: number,
): void {
  const margin = softness * 3;
  const layer = makeCanvas((width + 2 * margin) * dpr, (height + 2 * margin) * dpr);
  const soft = penOf(layer, true);
  soft.drawImage(mask, margin * dpr, margin * dpr);
  softenToShadow(layer, softness * dpr);
  pen.save();
  pen.globalAlpha = alpha;
  pen.drawImage(layer, x - margin, y - margin, layer.width / dpr, layer.height / dpr);
  pen.restore();
}
