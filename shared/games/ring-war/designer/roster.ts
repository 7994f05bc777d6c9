import type { CardRoster } from '../../../design/card-roster.ts';
import { loadRingWar, ringWarFile } from '../load.ts';
import { optionSpecs } from '../rules/options.ts';
import { GAME_ID } from '../view/scene.ts';

/** Ring War on the drawing table: two sides with the cards and names that they always have. */
export const roster: CardRoster = {
  game: GAME_ID,
  file: ringWarFile,
  text: {},
  options: optionSpecs,
  seats: () => 2,
  names: () => [],
  stacks: [],
  printed: {},
  sums: () => [],
  look: () => null,
  problems(file) {
    const loaded = loadRingWar(file);
    return loaded.ok ? [] : loaded.problems;
  },
};
