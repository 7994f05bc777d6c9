import { makeCanvas, putPixels } from './canvas.ts';
import { rgbOf } from './colour.ts';
import { clouds, noise } from './noise.ts';

export interface Sheet {
  /** How ragged the edge is, px; 0 cuts it straight. */
  readonly rag: number;
  /** How far the browned edge reaches in, px. */
  readonly burn: number;
  readonly seed: number;
}

const LIGHT = rgbOf('#f6ebd0');
const DARK = rgbOf('#d3b982');

/** A sheet of parchment, transparent beyond its ragged edge. Canvas px. */
export function parchment(width: number, height: number, sheet: Sheet): HTMLCanvasElement {
  const canvas = makeCanvas(width, height);
  const w = canvas.width;
  const h = canvas.height;
  const s = sheet.seed * 31;
  const data = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const depth = Math.min(x, w - 1 - x, y, h - 1 - y);
      const edge = depth - sheet.rag * (clouds((x + s) * 0.06, (y + s) * 0.06) * 1.7 - 0.35);
      const stain = (clouds((x + s) * 0.011, (y + s) * 0.014) - 0.35) * 0.9;
      const fibre = (noise(x * 0.8, y * 0.8) - 0.5) * 0.1;
      const burn = Math.max(0, 1 - depth / sheet.burn) * 0.42;
      const t = Math.max(0, Math.min(1, stain + fibre + burn));
      const i = (y * w + x) * 4;
      for (let c = 0; c < 3; c++) data[i + c] = LIGHT[c] + (DARK[c] - LIGHT[c]) * t;
      data[i + 3] = sheet.rag ? Math.max(0, Math.min(1, edge + 0.5)) * 255 : 255;
    }
  }
  putPixels(canvas, data);
  return canvas;
}
