import { axialDistance, axialRounded } from '../hex/board.ts';
import { axialOf, offsetOf } from '../hex/offset.ts';
import { columnsOf, type Design, type Layer, letterAt, type Place, rowsOf } from './design.ts';

type Field = Pick<Design, Layer | 'orientation'>;

/** How strokes are repeated on the other half: not, left for right, or turned half round the middle. */
export const MIRRORS = ['none', 'across', 'turned'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Places of the field within `size - 1` steps of `centre`, in reading order. Places off the field are left out. */
export function brush(field: Field, centre: Place, size: number): Place[] {
  const reach = size - 1;
  const places: Place[] = [];
  const from = axialOf(field.orientation, ...centre);
  for (
    let row = Math.max(0, centre[1] - reach - 1);
    row <= centre[1] + reach + 1 && row < rowsOf(field);
    row++
  )
    for (
      let column = Math.max(0, centre[0] - reach - 1);
      column <= centre[0] + reach + 1 && column < columnsOf(field);
      column++
    ) {
      const { q, r } = axialOf(field.orientation, column, row);
      if (axialDistance(q - from.q, r - from.r) <= reach) places.push([column, row]);
    }
  return places;
}

/**
 * The shortest way of hexes that keeps closest to the straight line, both ends among it; off the field: left out.
 * A line of sight crosses more hexes than this (shared/hex/line.ts): a road has to go through one after the other.
 */
export function line(field: Field, from: Place, to: Place): Place[] {
  const a = axialOf(field.orientation, ...from);
  const b = axialOf(field.orientation, ...to);
  const steps = axialDistance(b.q - a.q, b.r - a.r);
  return Array.from({ length: steps + 1 }, (_, i): Place => {
    const t = steps === 0 ? 0 : i / steps;
    // Off the edges between hexes by a hair, so that such a line keeps to one side of them.
    const [q, r] = axialRounded(a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6);
    const { column, row } = offsetOf(field.orientation, q, r);
    return [column, row];
  }).filter((place) => onField(field, place));
}

/** All places that hang together with `at` and look the same on ground and layer. */
export function region(field: Field, layer: Layer, at: Place): Place[] {
  const look = (place: Place) => letterAt(field, 'ground', place) + letterAt(field, layer, place);
  const wanted = look(at);
  const found: Place[] = [at];
  const seen = new Set([at.join()]);
  for (let i = 0; i < found.length; i++)
    for (const near of neighbours(field, found[i])) {
      if (seen.has(near.join()) || look(near) !== wanted) continue;
      seen.add(near.join());
      found.push(near);
    }
  return found;
}

/** The places beside a place, off the field left out. */
export function neighbours(field: Field, at: Place): Place[] {
  return brush(field, at, 2).filter(([column, row]) => column !== at[0] || row !== at[1]);
}

/** Where a stroke at `place` is repeated; null where it is not. */
export function mirrored(field: Field, [column, row]: Place, mirror: Mirror): Place | null {
  if (mirror === 'none') return null;
  const across = columnsOf(field) - 1 - column;
  return [across, mirror === 'turned' ? rowsOf(field) - 1 - row : row];
}

export const onField = (field: Pick<Design, 'ground'>, [column, row]: Place): boolean =>
  row >= 0 && row < rowsOf(field) && column >= 0 && column < columnsOf(field);
