import type { Table } from '../../../table/model.ts';
import { QUEST, SIDES, WAR } from '../model.ts';
import type { RingWar } from '../rules/state.ts';
import { publicPieces, zoneOf } from './pieces.ts';

/** Values of the fact `phase`. */
export const PHASES = ['aid', 'scout', 'split', 'over'] as const;

/** What everybody may know. `ready0`, `ready1`: the side has committed; not told while scouts are chosen. */
export function tableOf(b: RingWar): Table {
  return {
    pieces: publicPieces(b),
    piles: Object.fromEntries(
      SIDES.map((side) => [zoneOf('deck', side), { count: b.decks[side].length, top: '' }]),
    ),
    facts: {
      round: b.turn,
      phase: PHASES.indexOf(b.phase),
      ...Object.fromEntries(
        SIDES.flatMap((side) => [
          [`ready${side}`, b.ready[side] ? 1 : 0],
          [`questTokens${side}`, b.tokens[side][QUEST]],
          [`warTokens${side}`, b.tokens[side][WAR]],
        ]),
      ),
    },
  };
}
