import { easel, linear, makeCanvas, putPixels } from './canvas.ts';
import { rgbOf } from './colour.ts';
import { clouds, noise, randomFrom } from './noise.ts';
import { PALETTE } from './palette.ts';

/** A strip of polished wood, grain along its longer side: rails and table edges. CSS px. */
export function woodStrip(width: number, height: number, dpr: number, seed = 3): HTMLCanvasElement {
  const across = width >= height;
  const [canvas, pen] = easel(width, height, dpr);
  pen.fillStyle = linear(pen, [0, 0], across ? [0, height] : [width, 0], [
    [0, '#7a5031'],
    [0.18, '#68432a'],
    [0.6, PALETTE.wood],
    [1, '#47301d'],
  ]);
  pen.fillRect(0, 0, width, height);
  const length = across ? width : height;
  const breadth = across ? height : width;
  if (!across) {
    pen.translate(width, 0);
    pen.rotate(Math.PI / 2);
  }
  const random = randomFrom(seed * 977);
  for (let i = 0; i < breadth * 5; i++) {
    const y = random() * breadth;
    const x = random() * length * 1.1 - length * 0.1;
    const run = 60 + random() * 420;
    pen.strokeStyle =
      random() > 0.42
        ? `rgba(38,20,9,${0.05 + random() * 0.16})`
        : `rgba(196,136,82,${0.03 + random() * 0.09})`;
    pen.lineWidth = 0.3 + random() * 1.1;
    const sway = (random() - 0.5) * 3;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.bezierCurveTo(x + run * 0.3, y + sway, x + run * 0.6, y - sway, x + run, y + sway * 0.5);
    pen.stroke();
  }
  return canvas;
}

export interface Planks {
  readonly light: string;
  readonly dark: string;
  /** Breadth of a plank, px. */
  readonly breadth: number;
  readonly seed: number;
  readonly upright?: true;
}

/** Kinds of boarding on the first page. */
export const PLANKS = {
  table: { light: '#6d472b', dark: '#3d2617', breadth: 120, seed: 3 },
  rail: { light: '#5a3820', dark: '#2c1a0e', breadth: 44, seed: 9 },
  shade: { light: '#4a2e1b', dark: '#26160c', breadth: 140, seed: 5 },
  wall: { light: '#3b2819', dark: '#20140b', breadth: 92, seed: 21, upright: true },
  shelf: { light: '#8a5c36', dark: '#4d2f1a', breadth: 400, seed: 12 },
} as const satisfies Record<string, Planks>;

/** Grain runs long: along it one sample in so many pixels is worked out and the rest drawn between. */
const STRIDE = 4;

/** Boards side by side with rings and pores. Canvas px; 50–100 ms for a whole page, so bake it once. */
export function planks(width: number, height: number, look: Planks): HTMLCanvasElement {
  const light = rgbOf(look.light);
  const dark = rgbOf(look.dark);
  const random = randomFrom(look.seed);
  const boards = Array.from({ length: 64 }, () => [random() * 90, random() * 0.22 - 0.11] as const);
  const canvas = makeCanvas(width, height);
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255);
  const across = look.upright ? canvas.width : canvas.height;
  const along = look.upright ? canvas.height : canvas.width;
  const line = new Float32Array(Math.ceil(along / STRIDE) + 1);
  for (let y = 0; y < across; y++) {
    const board = Math.floor(y / look.breadth);
    const [start, shift] = boards[board & 63];
    const fromSeam = y % look.breadth;
    const seam = fromSeam < 1.2 ? 0.75 : fromSeam < 2.4 ? -0.18 : 0;
    for (let n = 0; n < line.length; n++)
      line[n] = grainAt(n * STRIDE, y + board * 37, start) + shift + 0.08 + seam;
    for (let x = 0; x < along; x++) {
      const n = Math.floor(x / STRIDE);
      const between = line[n] + (line[n + 1] - line[n]) * (x / STRIDE - n);
      const t = Math.max(0, Math.min(1, between));
      const i = (look.upright ? x * canvas.width + y : y * canvas.width + x) * 4;
      for (let c = 0; c < 3; c++) data[i + c] = light[c] + (dark[c] - light[c]) * t;
    }
  }
  putPixels(canvas, data);
  return canvas;
}

/** Darkness of the grain `x` px along and `y` px across a board that begins at `start` in the noise. */
function grainAt(x: number, y: number, start: number): number {
  const warp = clouds(x * 0.0035 + start, y * 0.02) * 9;
  const ring = 0.5 + 0.5 * Math.sin(y * 0.16 + warp * 3.1 + start);
  const grain = ring * 0.45 + clouds(x * 0.012 + start, y * 0.45) * 0.55;
  const pore = noise(x * 0.05 + start, y * 1.7) > 0.72 ? 0.18 : 0;
  return grain * 0.75 + pore;
}
