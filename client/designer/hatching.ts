import type { Design, Place } from '../../shared/design/design.ts';
import { hasHex, letterAt, placesOf } from '../../shared/design/design.ts';
import { type Blocked, blockedBy } from '../../shared/scenario/blocking.ts';
import type { Pen } from '../art/canvas.ts';
import { hatch } from '../art/hatching.ts';
import type { Field } from './field.ts';

/** Hatches the hexes that block movement and those that block sight. The pen stands in map units. */
export function drawBlocked(pen: Pen, design: Design, field: Field): void {
  const blocked = placesOf(design)
    .filter((place) => hasHex(design, place))
    .map((place): [Place, Blocked] => [place, blockedAt(design, place)]);
  for (const what of ['movement', 'sight'] as const)
    hatch(
      pen,
      what,
      blocked.filter(([, stops]) => stops[what]).map(([place]) => field.corners(place, 0.93)),
    );
}

export const blockedAt = (design: Design, place: Place): Blocked =>
  blockedBy(letterAt(design, 'ground', place), letterAt(design, 'features', place), design.kinds);
