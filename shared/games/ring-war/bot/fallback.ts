import type { Decision } from '../../../engine/game.ts';
import type { Move, Side } from '../model.ts';
import { isComplete } from '../rules/choices.ts';
import { aidMove, NO_SCOUT, READY } from '../rules/moves.ts';
import type { RingWar } from '../rules/state.ts';

/**
 * When the time is up (section 3): nothing is thrown away in Aid, no scout is shown, the bot lays the cards; but piles
 * that somebody has laid completely are taken as they lie.
 */
export function fallback(b: RingWar, { seat, kind }: Pick<Decision<Move>, 'seat' | 'kind'>): Move | null {
  const side: Side = seat === 0 ? 0 : 1;
  if (kind === 'aid') return aidMove(side, []);
  if (kind === 'scout') return NO_SCOUT;
  return isComplete(b, side) ? READY : null;
}
