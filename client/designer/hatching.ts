import type { Design, Place } from '../../shared/design/design.ts';
import { hasHex, letterAt, placesOf } from '../../shared/design/design.ts';
import { type Blocked, blockedBy } from '../../shared/scenario/blocking.ts';
import { easel, type Pen, polygon } from '../art/canvas.ts';
import type { Field } from './field.ts';

/** Strokes rise for what stops feet and fall for what stops eyes, so that both can be told without colours. */
const STROKES = [
  { what: 'movement', colour: '#8c1f14', rising: true },
  { what: 'sight', colour: '#1d2f74', rising: false },
] as const;

/** Distance of the strokes, map units; tiles of it join without a seam. */
const GAP = 13;
const SHARP = 4;

/** Hatches the hexes that block movement and those that block sight. The pen stands in map units. */
export function drawBlocked(pen: Pen, design: Design, field: Field): void {
  const blocked = placesOf(design)
    .filter((place) => hasHex(design, place))
    .map((place): [Place, Blocked] => [place, blockedAt(design, place)]);
  for (const { what, colour, rising } of STROKES) {
    const pattern = strokes(pen, colour, rising);
    if (!pattern) continue;
    pen.fillStyle = pattern;
    for (const [place, { [what]: stops }] of blocked) {
      if (!stops) continue;
      polygon(
        pen,
        field.corners(place, 0.93).map(({ x, y }) => [x, y]),
      );
      pen.fill();
    }
  }
}

export const blockedAt = (design: Design, place: Place): Blocked =>
  blockedBy(letterAt(design, 'ground', place), letterAt(design, 'features', place), design.kinds);

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
