import { type Design, hasHex, type Place, standingAt } from './design.ts';
import { neighbours } from './shapes.ts';

/** The nearest free hex to a place, over ground that hangs together; null where all is taken. */
export function freeBeside(design: Design, place: Place): Place | null {
  const seen = new Set([place.join()]);
  const waiting = [place];
  for (const at of waiting)
    for (const near of neighbours(design, at)) {
      if (seen.has(near.join()) || !hasHex(design, near)) continue;
      if (!standingAt(design, near)) return near;
      seen.add(near.join());
      waiting.push(near);
    }
  return null;
}
