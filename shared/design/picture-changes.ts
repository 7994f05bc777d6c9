import { type Background, background } from '../scenario/map.ts';
import type { Design } from './design.ts';

/** Slides give long fractions; nobody sees a thousandth of a pixel. */
export const rounded = <T extends Readonly<Record<string, number | undefined>>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([key, value = 0]) => [key, Math.round(value * 1000) / 1000]),
  ) as T;

/** null for numbers that no file may hold. Whether the picture is one is known by whoever brings it. */
export function pictured(picture: Background | null): Partial<Design> | null {
  return picture && !background.safeParse(picture).success ? null : { background: picture };
}

/** The picture where it was on the ground, counted from the corner's new hex. Shoved hexes came by twos. */
export function pictureShoved(design: Design, columns: number, rows: number): Background | null {
  const { background: picture, hexSize, orientation } = design;
  if (!picture) return null;
  const [across, down] = orientation === 'pointy' ? [1, Math.sqrt(3) / 2] : [Math.sqrt(3) / 2, 1];
  const { x, y } = picture;
  const to = { x: x + columns * across * hexSize, y: y + rows * down * hexSize };
  return { ...picture, ...rounded(to) };
}
