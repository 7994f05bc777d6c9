import { boxBlur } from './blur.ts';
import { makeCanvas, penOf, putPixels, shrunk, tinted } from './canvas.ts';
import { mix } from './colour.ts';
import { closing, distanceInside } from './distance.ts';
import type { IconPath } from './icons.ts';
import { ICON_SIZE, pathOf } from './icons.ts';
import { pillow, shade } from './light.ts';
import { memo } from './memo.ts';
import { plasticOf } from './plastics.ts';

/** A silhouette as a moulded figure. Sizes in CSS px; the canvases hold `dpr` pixels for each. */
export interface Figure {
  /** The lit front. */
  readonly face: HTMLCanvasElement;
  /** The same shape in black: hairline and cast shadow. */
  readonly mask: HTMLCanvasElement;
  /** The same shape in the plastic's darkest colours: the thickness below right. */
  readonly edge: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** Empty margin round the figure on every side. */
  readonly pad: number;
}

/** Everything is worked out this much larger and shrunk: the antialiasing. */
const OVERSAMPLE = 2;

/**
 * Embosses a silhouette in a side's plastic. `px`: the figure's height in CSS px. `mirrored` turns the path
 * before it is lit, so the light stays upper left.
 */
export const figure: (icon: IconPath, px: number, plastic: string, dpr: number, mirrored: boolean) => Figure =
  memo(160, (icon, px, plastic, dpr, mirrored) => `${icon} ${px} ${plastic} ${dpr} ${mirrored}`, bakeFigure);

function bakeFigure(icon: IconPath, px: number, plastic: string, dpr: number, mirrored: boolean): Figure {
  const { ramp } = plasticOf(plastic);
  const tall = px * dpr * OVERSAMPLE;
  const pad = Math.ceil(tall * 0.07);
  const silhouette = silhouetteMask(icon, tall, pad, mirrored);
  const { width, height, mask } = silhouette;
  // The body closes the drawing's narrow gaps, which so become grooves in one solid figure.
  const grow = tall * 0.024;
  const body = closing(mask, width, height, grow, grow * 0.45);
  const depth = distanceInside(mask, width, height);
  const heights = new Float32Array(width * height);
  for (let i = 0; i < heights.length; i++) {
    if (!body.mask[i]) continue;
    heights[i] =
      0.75 * pillow(body.depth[i], tall * 0.03) +
      0.85 * pillow(depth[i], tall * 0.045) +
      0.45 * pillow(depth[i], tall * 0.13);
  }
  boxBlur(heights, width, height, tall * 0.006);
  boxBlur(heights, width, height, tall * 0.005);
  const large = makeCanvas(width, height);
  putPixels(
    large,
    shade({ width, height, heights, inside: body.mask }, ramp, {
      relief: 1.05,
      gloss: 0.62,
      shine: 34,
      tone: (_x, y, i) => (1.14 - 0.24 * (y / height)) * (mask[i] ? 1 : 0.66),
    }),
  );
  const face = shrunk(large, OVERSAMPLE);
  return {
    face,
    mask: tinted(face, () => '#000'),
    edge: tinted(face, (pen) => {
      const fade = pen.createLinearGradient(0, 0, face.width, face.height);
      fade.addColorStop(0, mix(ramp[1], ramp[0], 0.3));
      fade.addColorStop(1, ramp[0]);
      return fade;
    }),
    width: face.width / dpr,
    height: face.height / dpr,
    pad: pad / OVERSAMPLE / dpr,
  };
}

/** Width of a silhouette's ink for each unit of its height. */
export const inkAspect: (icon: IconPath) => number = memo(
  200,
  (icon) => icon,
  (icon) => {
    const box = inkBox(pathOf(icon));
    return (box.right - box.left) / (box.bottom - box.top);
  },
);

interface Silhouette {
  readonly width: number;
  readonly height: number;
  /** 1 where the drawing has ink. */
  readonly mask: Uint8Array;
}

/** The drawing cropped to its ink, `tall` pixels high, with `pad` empty pixels round it. */
function silhouetteMask(icon: IconPath, tall: number, pad: number, mirrored: boolean): Silhouette {
  const path = mirrored ? mirroredPath(icon) : pathOf(icon);
  const box = inkBox(path);
  const scale = tall / (box.bottom - box.top);
  const width = Math.ceil((box.right - box.left) * scale) + 2 * pad;
  const height = Math.ceil(tall) + 2 * pad;
  const pen = penOf(makeCanvas(width, height), true);
  pen.translate(pad, pad);
  pen.scale(scale, scale);
  pen.translate(-box.left, -box.top);
  pen.fill(path);
  const data = pen.getImageData(0, 0, width, height).data;
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3] > 127 ? 1 : 0;
  return { width, height, mask };
}

function mirroredPath(icon: IconPath): Path2D {
  const path = new Path2D();
  path.addPath(pathOf(icon), new DOMMatrix([-1, 0, 0, 1, ICON_SIZE, 0]));
  return path;
}

/** Where a path has ink, in icon units; drawings may stand a little outside their square. */
function inkBox(path: Path2D): { left: number; right: number; top: number; bottom: number } {
  const side = 256;
  const scale = 0.4;
  const margin = (side - ICON_SIZE * scale) / 2;
  const pen = penOf(makeCanvas(side, side), true);
  pen.setTransform(scale, 0, 0, scale, margin, margin);
  pen.fill(path);
  const data = pen.getImageData(0, 0, side, side).data;
  let left = side;
  let right = 0;
  let top = side;
  let bottom = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (data[(y * side + x) * 4 + 3] <= 90) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return { left: 0, right: ICON_SIZE, top: 0, bottom: ICON_SIZE };
  const units = (v: number) => (v - margin) / scale;
  return { left: units(left), right: units(right), top: units(top), bottom: units(bottom) };
}
