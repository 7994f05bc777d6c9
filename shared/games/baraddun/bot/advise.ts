import type { Move } from '../model.ts';
import { isAlone } from '../rules/choices.ts';
import type { War } from '../rules/state.ts';
import { bestSlot, prospectsOf } from '../rules/wall.ts';

/**
 * Draws whatever may be drawn (it never hurts), builds the wall from which most cards are to be expected, and
 * leaves the tapping to people.
 */
export function advise(war: War, seat: number): Move {
  if (war.offered >= 0) return { do: 'extra', draw: true };
  if (war.phase === 'wall') return { do: 'place', slot: bestSlot(prospectsOf(war)) };
  return isAlone(war, seat) ? { do: 'next', n: war.reveals } : { do: 'leave' };
}
