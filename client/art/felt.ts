import { makeCanvas, putPixels } from './canvas.ts';
import { rgbOf } from './colour.ts';
import { clouds, lattice, noise } from './noise.ts';
import { PALETTE } from './palette.ts';

/** The felt mat: fibres, weave and slow stains; darker towards the corners when `vignette`. CSS px. */
export function felt(width: number, height: number, dpr: number, vignette = false): HTMLCanvasElement {
  const canvas = makeCanvas(width * dpr, height * dpr);
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255);
  const [r, g, b] = rgbOf(PALETTE.felt);
  for (let py = 0; py < canvas.height; py++) {
    for (let px = 0; px < canvas.width; px++) {
      const x = px / dpr;
      const y = py / dpr;
      let n =
        (lattice(px, py) - 0.5) * 15 +
        (noise(x * 0.45, y * 0.45) - 0.5) * 12 +
        (clouds(x * 0.012, y * 0.012) - 0.5) * 22 +
        (noise(x * 0.9 + y * 0.25, y * 0.14) - 0.5) * 8;
      if (vignette) n += 10 - 34 * Math.hypot((x / width - 0.5) * 1.15, y / height - 0.42) ** 1.5;
      const i = (py * canvas.width + px) * 4;
      data[i] = r + n * 0.75;
      data[i + 1] = g + n;
      data[i + 2] = b + n * 0.85;
    }
  }
  putPixels(canvas, data);
  return canvas;
}
