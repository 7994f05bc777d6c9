import { boxBlur } from './blur.ts';
import { makeCanvas, penOf, putPixels, shrunk, tinted } from './canvas.ts';
import { mix } from './colour.ts';
import { shade } from './light.ts';
import { memo } from './memo.ts';
import { noise } from './noise.ts';
import type { Rim } from './plastics.ts';
import { plasticOf } from './plastics.ts';

/** The round or oval foot of a piece: lit top and the wall below it. CSS px. */
export interface Base {
  /** Top and wall. */
  readonly image: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** From the image's upper edge down to the centre of the top. */
  readonly centre: number;
  /** Height of the wall. */
  readonly wall: number;
}

const OVERSAMPLE = 2;
const PAD = 2;

/** Bakes a base with radii `rx`, `ry` CSS px in a side's plastic and rim. */
export const base: (rx: number, ry: number, plastic: string, dpr: number) => Base = memo(
  60,
  (rx, ry, plastic, dpr) => `${rx} ${ry} ${plastic} ${dpr}`,
  bakeBase,
);

function bakeBase(rx: number, ry: number, plastic: string, dpr: number): Base {
  const { ramp, rim } = plasticOf(plastic);
  const k = dpr * OVERSAMPLE;
  const width = Math.ceil((rx + PAD) * 2 * k);
  const height = Math.ceil((ry + PAD) * 2 * k);
  const heights = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  const tone = new Float32Array(width * height);
  const profile = profiles[rim](beadCount(rx, ry));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = (x + 0.5 - width / 2) / (rx * k);
      const v = (y + 0.5 - height / 2) / (ry * k);
      const rho = Math.hypot(u, v);
      const rise = profile(u, v, rho);
      inside[i] = rise === OUTSIDE ? 0 : 1;
      const floor = rho < 0.77;
      const sand = floor
        ? (noise((x * 0.35) / dpr, (y * 0.35) / dpr) - 0.5) * 0.01 +
          (noise((x * 0.12) / dpr, (y * 0.12) / dpr) - 0.5) * 0.02
        : 0;
      heights[i] = (Math.max(0, rise) + sand) * rx * k;
      tone[i] = rho < 0.78 ? 0.86 : 1;
    }
  }
  boxBlur(heights, width, height, k * 0.35);
  const large = makeCanvas(width, height);
  putPixels(
    large,
    shade({ width, height, heights, inside }, ramp, {
      relief: 1.1,
      gloss: 0.7,
      shine: 38,
      tone: (x, y, i) => tone[i] * (1.02 - 0.12 * (x / width + y / height - 1)),
    }),
  );
  const top = shrunk(large, OVERSAMPLE);
  const wall = Math.max(3, rx * 0.15);
  const image = makeCanvas(top.width, top.height + Math.ceil(wall * dpr));
  const pen = penOf(image);
  const side = tinted(top, (g) => {
    const round = g.createLinearGradient(0, 0, top.width, 0);
    round.addColorStop(0, ramp[1]);
    round.addColorStop(0.28, mix(ramp[2], ramp[1], 0.35));
    round.addColorStop(0.6, ramp[1]);
    round.addColorStop(1, ramp[0]);
    return round;
  });
  const foot = tinted(top, () => ramp[0]);
  for (let d = Math.ceil(wall * dpr); d > 0; d--) pen.drawImage(d > wall * dpr * 0.72 ? foot : side, 0, d);
  pen.drawImage(top, 0, 0);
  return {
    image,
    width: image.width / dpr,
    height: image.height / dpr,
    centre: top.height / dpr / 2,
    wall,
  };
}

function beadCount(rx: number, ry: number): number {
  if (rx / ry > 1.4) return 24;
  return rx > 26 ? 22 : 20;
}

/** What a profile answers where the base has ended. */
const OUTSIDE = -1;

/** Height in units of rx at (u, v) in the unit disc, `rho` from its centre; OUTSIDE beyond the outline. */
type Profile = (u: number, v: number, rho: number) => number;

const profiles: Readonly<Record<Rim, (beads: number) => Profile>> = {
  smooth: () => (_u, _v, rho) => {
    if (rho > 1) return OUTSIDE;
    return rho > 0.79 ? torus(rho, 0.895, 0.105, 0.085) : 0.02 * (1 - rho);
  },
  beaded: (beads) => {
    const radius = ((Math.PI * 0.9) / beads) * 0.97;
    const step = (2 * Math.PI) / beads;
    return (u, v, rho) => {
      const angle = Math.round(Math.atan2(v, u) / step) * step;
      const q = Math.hypot(u - 0.9 * Math.cos(angle), v - 0.9 * Math.sin(angle)) / radius;
      if (rho > 0.87 && q > 1) return OUTSIDE;
      if (q < 1) return 0.095 * Math.sqrt(1 - q * q) + 0.015;
      return rho < 0.76 ? 0.02 * (1 - rho) : 0.012;
    };
  },
  notched: (beads) => {
    const teeth = Math.round(beads * 0.6);
    const step = (2 * Math.PI) / teeth;
    return (u, v, rho) => {
      const angle = Math.atan2(v, u);
      const off = Math.abs(angle / step - Math.round(angle / step));
      const notch = off < 0.17;
      if (rho > (notch ? 0.87 : 1)) return OUTSIDE;
      if (rho < 0.79) return 0.02 * (1 - rho);
      return notch ? 0.012 : 0.085 * Math.min(1, (off - 0.17) * 9, (1 - rho) * 16, (rho - 0.78) * 16);
    };
  },
  double: () => (_u, _v, rho) => {
    if (rho > 1) return OUTSIDE;
    if (rho > 0.885) return torus(rho, 0.943, 0.057, 0.07);
    if (rho > 0.76) return torus(rho, 0.815, 0.055, 0.06);
    return 0.02 * (1 - rho);
  },
  faceted: (beads) => {
    const step = (2 * Math.PI) / (beads > 22 ? 10 : 8);
    return (u, v, rho) => {
      // Half a step on, so that a flat side and no corner lies in front.
      const angle = Math.atan2(v, u) / step - 0.5;
      const out = rho * Math.cos((angle - Math.round(angle)) * step) * (1 / Math.cos(step / 2)) ** 0.6;
      if (out > 0.97) return OUTSIDE;
      return out < 0.78 ? 0.02 * (1 - rho) : 0.09 * Math.min(1, (0.97 - out) * 7, (out - 0.77) * 20);
    };
  },
  pointed: (beads) => {
    const points = beads > 22 ? 12 : 9;
    return (u, v, rho) => {
      const edge = 1.02 - 0.17 * Math.abs(Math.sin((Math.atan2(v, u) * points) / 2));
      if (rho > edge) return OUTSIDE;
      return rho < 0.77 ? 0.02 * (1 - rho) : 0.085 * Math.min(1, (edge - rho) * 14, (rho - 0.76) * 16);
    };
  },
};

function torus(rho: number, middle: number, half: number, high: number): number {
  const q = (rho - middle) / half;
  return high * Math.sqrt(Math.max(0, 1 - q * q));
}
