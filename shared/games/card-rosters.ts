import type { CardRoster } from '../design/card-roster.ts';
import { roster as baraddun } from './baraddun/designer/roster.ts';
import { roster as crackOfDoom } from './crack-of-doom/designer/roster.ts';
import { roster as ringWar } from './ring-war/designer/roster.ts';

/** Every card game on the drawing table, for the server and the tests; the client brings the one that it needs. */
export const cardRosters: readonly CardRoster[] = [ringWar, crackOfDoom, baraddun];

/** undefined: no card game of that name can be drawn. */
export const cardRosterOf = (game: string): CardRoster | undefined =>
  cardRosters.find((roster) => roster.game === game);
