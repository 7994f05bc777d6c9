import type { Rgb } from './colour.ts';
import { rgbOf } from './colour.ts';

/**
 * One light for everything on the table: from the upper left, seen straight on. Shadows fall right and down;
 * so a baked drawing is never mirrored by its sprite, its path is mirrored before the bake.
 */
export const LIGHT = unit(-0.52, -0.62, 0.59);
/** Half way between light and eye: where gloss sits. */
export const GLOSS = unit(LIGHT[0], LIGHT[1], LIGHT[2] + 1);

/** Colours from shadow to gloss, five stops at 0, ¼, ½, ¾, 1. */
export type Ramp = readonly [string, string, string, string, string];

/** A height per pixel, in pixels, and where there is something at all. */
export interface Relief {
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
  readonly inside: Uint8Array;
}

export interface Finish {
  /** How steep the slopes read. */
  readonly relief: number;
  /** Strength and narrowness of the soft gloss. */
  readonly gloss: number;
  readonly shine: number;
  /** Brightness per pixel, 1 unchanged. */
  readonly tone: (x: number, y: number, i: number) => number;
}

/** Lights a relief as moulded plastic of the given ramp; RGBA pixels, transparent outside. */
export function shade(relief: Relief, ramp: Ramp, finish: Finish): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, heights, inside } = relief;
  const stops: readonly Rgb[] = ramp.map(rgbOf);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!inside[i]) continue;
      const across = heights[i + (x < width - 1 ? 1 : 0)] - heights[i - (x > 0 ? 1 : 0)];
      const down = heights[i + (y < height - 1 ? width : 0)] - heights[i - (y > 0 ? width : 0)];
      const gx = across * 0.5 * finish.relief;
      const gy = down * 0.5 * finish.relief;
      const nz = 1 / Math.hypot(gx, gy, 1);
      const nx = -gx * nz;
      const ny = -gy * nz;
      // Wrapped diffuse: plastic lets some light through at the edge of the shadow.
      const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
      const diffuse = ((facing + 0.28) / 1.28) * finish.tone(x, y, i);
      const half = Math.max(0, nx * GLOSS[0] + ny * GLOSS[1] + nz * GLOSS[2]);
      const gloss = Math.min(1, half ** finish.shine * finish.gloss + half ** 150 * 0.5);
      // Felt and wood throw a little light back from below right.
      const bounce = Math.max(0, nx * 0.5 + ny * 0.7) * 0.1;
      const level = Math.max(0, Math.min(0.999, diffuse * 0.87 + half ** 6 * 0.17)) * 4;
      const stop = Math.floor(level);
      const t = level - stop;
      for (let c = 0; c < 3; c++) {
        const v = stops[stop][c] + (stops[stop + 1][c] - stops[stop][c]) * t + bounce * BOUNCE[c];
        data[i * 4 + c] = v + (255 - v) * gloss;
      }
      data[i * 4 + 3] = 255;
    }
  }
  return data;
}

const BOUNCE: Rgb = [70, 62, 40];

/** The height of a rounded edge at `depth` inside it: rises over `radius`, then flat. */
export function pillow(depth: number, radius: number): number {
  const t = 1 - Math.min(depth, radius) / radius;
  return radius * Math.sqrt(1 - t * t);
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const n = Math.hypot(x, y, z);
  return [x / n, y / n, z / n];
}
