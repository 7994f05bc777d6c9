import type { BoardView } from '../../shared/table/model.ts';
import { boxBlur } from './blur.ts';
import { makeCanvas, putPixels } from './canvas.ts';
import type { Rgb } from './colour.ts';
import { rgbOf } from './colour.ts';
import { closing, distanceInside, distanceTo } from './distance.ts';
import type { BoardGeometry } from './geometry.ts';
import { groundOf } from './ground.ts';
import { clouds, noise } from './noise.ts';
import { PALETTE } from './palette.ts';

/** Rows painted between two breaths. */
const STRIP = 4;

/**
 * The watercolour under everything: ground tints with wobbling borders, fading to parchment at the edge of
 * the map. One pixel for each `wash` board units; it is blurred anyway and drawn enlarged. `margin`: parchment round
 * the map's box, board units. Yields its progress, 0–1.
 */
export function* paintField(
  view: BoardView,
  geometry: BoardGeometry,
  margin: number,
  wash: number,
): Generator<number, HTMLCanvasElement> {
  const { R } = geometry;
  const width = Math.ceil((geometry.width + 2 * margin) / wash);
  const height = Math.ceil((geometry.height + 2 * margin) / wash);
  const tints = new Map(
    [...new Set(view.ground)].map((letter) => [letter, groundOf(letter).tints.map(rgbOf)]),
  );
  const edge = yield* edgeDistance(geometry, margin, EDGE_STEP * wash);
  const paper = rgbOf(PALETTE.parchment).map((v) => v * 0.97) as unknown as Rgb;
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const X = x * wash - margin;
      const Y = y * wash - margin;
      // Borders between grounds wander by about a third of a hex.
      const wx = (clouds(X * 0.05, Y * 0.05) - 0.5) * R * 0.95 + (noise(X * 0.21, Y * 0.21) - 0.5) * R * 0.28;
      const wy =
        (clouds(X * 0.05 + 40, Y * 0.05 + 7) - 0.5) * R * 0.95 +
        (noise(X * 0.21 + 31, Y * 0.21) - 0.5) * R * 0.28;
      const inside = edge(x * wash, y * wash) + (wx + wy) * 0.12;
      const strength = Math.max(0, Math.min(1, inside / (R * 0.34) + 0.25));
      const rim = inside > -2 && inside < R * 0.2 ? 0.93 : 1;
      if (!strength) {
        for (let c = 0; c < 3; c++) planes[c][i] = paper[c] * rim;
        continue;
      }
      const tint = tints.get(view.ground[cellNear(geometry, X, Y, wx, wy)]) as readonly Rgb[];
      const cloud = Math.max(-1, Math.min(1, (clouds(X * 0.028 + 3, Y * 0.034) - 0.5) * 3.4)) * 0.8;
      const level = cloud + (noise(X * 0.35, Y * 0.16) - 0.5) * 0.5;
      const other = level > 0 ? tint[1] : tint[2];
      const share = Math.min(1, Math.abs(level));
      for (let c = 0; c < 3; c++) {
        const v = tint[0][c] + (other[c] - tint[0][c]) * share;
        planes[c][i] = (paper[c] + (v - paper[c]) * strength) * rim;
      }
    }
    if (y % STRIP === 0) yield y / height;
  }
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [c, plane] of planes.entries()) {
    boxBlur(plane, width, height, 1);
    for (let i = 0; i < plane.length; i++) data[i * 4 + c] = plane[i];
    yield 1;
  }
  const canvas = makeCanvas(width, height);
  putPixels(canvas, data);
  return canvas;
}

/** The cell under the wandered point, or the straight one, or the nearest. */
function cellNear(geometry: BoardGeometry, x: number, y: number, wx: number, wy: number): number {
  const wandered = geometry.cellAt(x + wx, y + wy);
  if (wandered >= 0) return wandered;
  const straight = geometry.cellAt(x, y);
  return straight >= 0 ? straight : geometry.nearest(x + wx, y + wy);
}

/** Pixels of the watercolour to a sample of its edge: it is soft anyway. */
const EDGE_STEP = 1.5;

/**
 * How far inside (positive) or outside the painted field a pixel is. The field is the hexes with the bays
 * between them closed, so that a rectangular map has straight edges. `step`: board units to a sample.
 */
function* edgeDistance(
  geometry: BoardGeometry,
  margin: number,
  step: number,
): Generator<number, (x: number, y: number) => number> {
  // Room round it, for the closing must not meet the frame.
  const room = Math.ceil((geometry.R * 1.5) / step);
  const w = Math.ceil((geometry.width + 2 * margin) / step) + 2 * room;
  const h = Math.ceil((geometry.height + 2 * margin) / step) + 2 * room;
  const hexes = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const cell = geometry.cellAt((x - room) * step - margin, (y - room) * step - margin);
      hexes[y * w + x] = cell >= 0 ? 1 : 0;
    }
  }
  yield 0;
  const reach = (geometry.R * 1.35) / step;
  const field = closing(hexes, w, h, reach, reach).mask;
  yield 0;
  const edge = distanceInside(field, w, h);
  const outside = distanceTo(field, w, h);
  for (let i = 0; i < edge.length; i++) edge[i] = (edge[i] - outside[i]) * step;
  yield 0;
  return (x, y) => {
    const column = x / step + room;
    const row = y / step + room;
    const i = Math.floor(row) * w + Math.floor(column);
    const u = column % 1;
    const v = row % 1;
    const top = edge[i] + (edge[i + 1] - edge[i]) * u;
    const bottom = edge[i + w] + (edge[i + w + 1] - edge[i + w]) * u;
    return top + (bottom - top) * v;
  };
}
