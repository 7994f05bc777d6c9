import type { Decision } from '../../../engine/game.ts';
import { CARDS } from '../data/cards.ts';
import { DOOM } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { cheapestAids, idsOf } from '../rules/aids.ts';
import type { Race } from '../rules/state.ts';
import { leastWorth } from './worth.ts';

/**
 * When the time is up (section 3): pass, the fewest Aids that reach, never the Ring, roll, throw away what is missed
 * least; at a Haven nothing (section 4). What the dice of Mount Doom leave open is left to the bot.
 */
export function fallback(race: Race, { seat, kind }: Pick<Decision<Move>, 'seat' | 'kind'>): Move | null {
  switch (kind) {
    case 'limit':
      return { do: 'throw', card: CARDS[leastWorth(race, seat).row].id };
    case 'haven':
      return { do: 'fill' };
    case 'pipe':
      return { do: 'pipe', use: false };
    case 'main':
      if (race.seats[seat].space === DOOM) return { do: 'try' };
      return { do: race.noMove ? 'rest' : 'roll' };
    case 'post':
      return { do: 'end' };
    case 'encounter':
      return { do: 'pass' };
    case 'battle':
    case 'hardship': {
      const aids = cheapestAids(race, false, [], () => 1);
      return { do: 'settle', aids: aids ? idsOf(aids) : [], ring: false };
    }
    default:
      return null;
  }
}
