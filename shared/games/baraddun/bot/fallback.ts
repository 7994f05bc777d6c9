import type { Decision } from '../../../engine/game.ts';
import type { Move } from '../model.ts';
import type { War } from '../rules/state.ts';

/**
 * When the time is up (section 3): whatever may be drawn is drawn, the bot places the fighters. What comes next is
 * turned up for all.
 */
export function fallback(war: War, { kind }: Pick<Decision<Move>, 'kind'>): Move | null {
  switch (kind) {
    case 'weapon':
    case 'defence':
      return { do: 'extra', draw: true };
    case 'wall':
      return null;
    default:
      return { do: 'next', n: war.reveals };
  }
}
