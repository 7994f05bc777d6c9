import type { AnyGame } from '../engine/game.ts';
import { baraddun } from './baraddun/game.ts';
import { crackOfDoom } from './crack-of-doom/game.ts';
import { ringWar } from './ring-war/game.ts';
import { warriorLands } from './warrior-lands/game.ts';

/** Every game of this house, in the order of the lobby. The server and the tests load this; clients need only texts.ts. */
export const games: readonly AnyGame[] = [warriorLands, ringWar, crackOfDoom, baraddun];

/** undefined: there is no game of that id. */
export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
