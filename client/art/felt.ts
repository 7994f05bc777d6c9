import { makeCanvas, putPixels } from './canvas.ts';
import { rgbOf } from './colour.ts';
import { memo } from './memo.ts';
import { clouds, lattice, noise } from './noise.ts';
import { PALETTE } from './palette.ts';

/** Stains are slow: one sample in so many pixels is worked out and the rest drawn between. */
const STRIDE = 16;
/** Fibres are so fine that nobody sees them come again: one square of so many pixels is woven and laid side by side. */
const WEAVE = 320;

/** The felt mat: fibres, weave and slow stains; darker towards the corners when `vignette`. CSS px. */
export function felt(width: number, height: number, dpr: number, vignette = false): HTMLCanvasElement {
  const canvas = makeCanvas(width * dpr, height * dpr);
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255);
  const [r, g, b] = rgbOf(PALETTE.felt);
  const columns = Math.ceil(canvas.width / STRIDE) + 1;
  const stainAt = (column: number, row: number): number => {
    const x = (column * STRIDE) / dpr;
    const y = (row * STRIDE) / dpr;
    const stain = (clouds(x * 0.012, y * 0.012) - 0.5) * 22;
    if (!vignette) return stain;
    return stain + 10 - 34 * Math.hypot((x / width - 0.5) * 1.15, y / height - 0.42) ** 1.5;
  };
  const stains = (row: number) => Float32Array.from({ length: columns }, (_, column) => stainAt(column, row));
  const weave = weaveOf(dpr);
  let above = stains(0);
  let below = stains(1);
  for (let py = 0; py < canvas.height; py++) {
    const down = (py % STRIDE) / STRIDE;
    if (py && !down) [above, below] = [below, stains(py / STRIDE + 1)];
    for (let px = 0; px < canvas.width; px++) {
      const column = Math.floor(px / STRIDE);
      const right = (px % STRIDE) / STRIDE;
      const left = above[column] + (below[column] - above[column]) * down;
      const next = above[column + 1] + (below[column + 1] - above[column + 1]) * down;
      const n = left + (next - left) * right + weave[(py % WEAVE) * WEAVE + (px % WEAVE)];
      const i = (py * canvas.width + px) * 4;
      data[i] = r + n * 0.75;
      data[i + 1] = g + n;
      data[i + 2] = b + n * 0.85;
    }
  }
  putPixels(canvas, data);
  return canvas;
}

/** How much lighter or darker each pixel of a piece of felt is than its colour. */
const weaveOf: (dpr: number) => Float32Array = memo(4, String, (dpr) => {
  const weave = new Float32Array(WEAVE * WEAVE);
  for (let py = 0; py < WEAVE; py++) {
    for (let px = 0; px < WEAVE; px++) {
      const x = px / dpr;
      const y = py / dpr;
      weave[py * WEAVE + px] =
        (lattice(px, py) - 0.5) * 15 +
        (noise(x * 0.45, y * 0.45) - 0.5) * 12 +
        (noise(x * 0.9 + y * 0.25, y * 0.14) - 0.5) * 8;
    }
  }
  return weave;
});
