/** Seeded randomness for pictures: the same seed paints the same picture on every machine. */

/** A stream of numbers in 0–1. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A fixed number in 0–1 for a lattice point (whole x, y). */
export function lattice(x: number, y: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise in 0–1, one bump per unit. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = x - xi;
  const v = y - yi;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const top = lattice(xi, yi) * (1 - s) + lattice(xi + 1, yi) * s;
  const bottom = lattice(xi, yi + 1) * (1 - s) + lattice(xi + 1, yi + 1) * s;
  return top * (1 - t) + bottom * t;
}

/** Three octaves of noise, 0–1: clouds, stains, wobbling borders. */
export function clouds(x: number, y: number): number {
  return 0.53 * noise(x, y) + 0.3 * noise(x * 2.1 + 9, y * 2.1) + 0.17 * noise(x * 4.3, y * 4.3 + 5);
}
