import { easel, type Pen, polygon } from './canvas.ts';

/** Strokes rise for what stops feet and fall for what stops eyes, so that both can be told without colours. */
const STROKES = {
  movement: { colour: '#8c1f14', rising: true },
  sight: { colour: '#1d2f74', rising: false },
} as const;

/** Distance of the strokes, units of the pen; tiles of it join without a seam. */
const GAP = 13;
const SHARP = 4;

/** Hatches hexes, each given by its corners, that block movement or sight. */
export function hatch(
  pen: Pen,
  what: keyof typeof STROKES,
  hexes: readonly (readonly { readonly x: number; readonly y: number }[])[],
): void {
  const pattern = strokes(pen, STROKES[what].colour, STROKES[what].rising);
  if (!pattern) return;
  pen.fillStyle = pattern;
  for (const corners of hexes) {
    polygon(
      pen,
      corners.map(({ x, y }) => [x, y]),
    );
    pen.fill();
  }
}

function strokes(pen: Pen, colour: string, rising: boolean): CanvasPattern | null {
  const [tile, to] = easel(GAP, GAP, SHARP);
  for (const [width, style] of [
    [3.6, 'rgba(255,246,222,.38)'],
    [1.8, colour],
  ] as const) {
    to.strokeStyle = style;
    to.lineWidth = width;
    to.beginPath();
    // Once more beside itself: corners of the tile belong to two strokes.
    for (const shift of [-GAP, 0, GAP]) {
      to.moveTo(shift - 1, rising ? GAP + 1 : -1);
      to.lineTo(shift + GAP + 1, rising ? -1 : GAP + 1);
    }
    to.stroke();
  }
  const pattern = pen.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / SHARP));
  return pattern;
}
