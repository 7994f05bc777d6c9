import type { Game } from '../../engine/game.ts';
import { words } from '../../engine/words.ts';
import { advise } from './bot/advise.ts';
import { fallback } from './bot/fallback.ts';
import { layOut, MARKERS } from './byhand/lay-out.ts';
import { takeUp } from './byhand/take-up.ts';
import { GAME_ID, loadRace } from './load.ts';
import type { Move, RaceSetup } from './model.ts';
import { moveSchema } from './move.ts';
import { applyMove, resign } from './rules/apply.ts';
import { refusalOf } from './rules/check.ts';
import { decisionsOf } from './rules/choices.ts';
import { brokenIn, determinizeFor } from './rules/hidden.ts';
import { optionSpecs, readOptions } from './rules/options.ts';
import { playOn } from './rules/play.ts';
import { startRace } from './rules/setup.ts';
import { copyRace, type Race } from './rules/state.ts';
import { text } from './text.ts';
import { lookOf } from './view/look.ts';
import { outcomeOf } from './view/outcome.ts';
import { presentTo } from './view/present.ts';
import { sceneOf } from './view/scene.ts';
import { setPolicy, sheetOf } from './view/sheet.ts';
import { tableOf } from './view/table.ts';

/** Crack of Doom: two to six Fellowships race along one trail and set Foes and Hardships on each other. */
export const crackOfDoom: Game<Race, Move, RaceSetup> = {
  id: GAME_ID,
  version: 3,
  title: words('crack-of-doom'),
  seats: { min: 2, max: 6 },
  options: optionSpecs,
  text,
  move: moveSchema,
  load: loadRace,
  setup(setup, options, dice, tell) {
    const read = readOptions({ ...setup.options, ...options });
    if (read.problems.length > 0)
      throw new Error(`unknown options: ${read.problems.map(({ name }) => name).join(', ')}`);
    return startRace(setup, read.options, dice, tell);
  },
  decisions: decisionsOf,
  check: refusalOf,
  apply: (race, seat, move, dice, tell) => applyMove(playOn(race, dice, tell), seat, move),
  present: presentTo,
  table: tableOf,
  look: lookOf,
  scene: sceneOf,
  inspect: sheetOf,
  prefer: setPolicy,
  resign: (race, seat, dice, tell) => resign(playOn(race, dice, tell), seat),
  outcome: outcomeOf,
  copy: copyRace,
  reshuffle: (race, dice) => void dice.shuffle(race.deck),
  determinize: determinizeFor,
  advise,
  fallback,
  invariants: brokenIn,
  byHand: { layOut, takeUp, marks: MARKERS, catalogue: () => ({}) },
};
