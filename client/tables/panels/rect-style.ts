import type { Rect } from '../table.ts';

/** A rectangle of the layout as CSS, for what lies over the drawing. */
export const rectStyle = ({ x, y, w, h }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});
