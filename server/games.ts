import type { AnyGame } from '../shared/engine/game.ts';
import { pebbles } from '../shared/engine/testing/pebbles.ts';
import { warriorLands } from '../shared/games/warrior-lands/game.ts';
import type { Games } from './scenarios/shelf.ts';

/** The games that this server plays. `sample`: also the tiny one that the tests play. */
export function gamesOf(sample: boolean): Games {
  const games: AnyGame[] = sample ? [warriorLands, pebbles] : [warriorLands];
  return new Map(games.map((game) => [game.id, game]));
}
