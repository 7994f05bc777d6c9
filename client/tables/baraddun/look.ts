import type { Rect } from '../table.ts';

/** The Rust and the Tide. */
export const TEAM_COLOURS = ['#c4452f', '#2f86a8'] as const;

/** A rectangle of the layout as CSS. */
export const box = ({ x, y, w, h }: Rect): Record<string, string> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});
