import { pebbles } from '../shared/engine/testing/pebbles.ts';
import { games } from '../shared/games/registry.ts';
import type { Games } from './scenarios/shelf.ts';

/** The games that this server plays. `sample`: also the tiny one that the tests play. */
export function gamesOf(sample: boolean): Games {
  return new Map([...games, ...(sample ? [pebbles] : [])].map((game) => [game.id, game]));
}
