import type { Game } from '../../engine/game.ts';
import { words } from '../../engine/words.ts';
import { advise } from './bot/advise.ts';
import { fallback } from './bot/fallback.ts';
import { layOut } from './byhand/lay-out.ts';
import { takeUp } from './byhand/take-up.ts';
import { GAME_ID, loadWar } from './load.ts';
import type { Move, WarSetup } from './model.ts';
import { moveSchema } from './move.ts';
import { decisionsOf, refusalOf } from './rules/choices.ts';
import { applyMove, resignSeat } from './rules/flow.ts';
import { brokenIn } from './rules/invariants.ts';
import { optionSpecs, readOptions } from './rules/options.ts';
import { reshuffle, startWar } from './rules/setup.ts';
import { copyWar, type War } from './rules/state.ts';
import { text } from './text.ts';
import { outcomeOf } from './view/outcome.ts';
import { papersOf } from './view/papers.ts';
import { setPolicy } from './view/policies.ts';
import { presentTo } from './view/present.ts';
import { sceneOf } from './view/scene.ts';
import { sheetOf } from './view/sheet.ts';
import { tableOf } from './view/table.ts';

/** War for Barad'Dun: two teams send fighters against each other, armed by three stacks of cards. */
export const baraddun: Game<War, Move, WarSetup> = {
  id: GAME_ID,
  version: 4,
  title: words('baraddun'),
  seats: { min: 2, max: 8 },
  options: optionSpecs,
  text,
  move: moveSchema,
  load: loadWar,
  setup(setup, options, dice) {
    const read = readOptions({ ...setup.options, ...options });
    if (read.problems.length > 0)
      throw new Error(`unknown options: ${read.problems.map(({ name }) => name).join(', ')}`);
    return startWar(setup, read.options, dice);
  },
  decisions: decisionsOf,
  check: refusalOf,
  apply: (war, seat, move, dice, tell) => applyMove({ war, dice, tell }, seat, move),
  present: presentTo,
  table: tableOf,
  look: (war, seat) => ({ pieces: [], papers: papersOf(war, seat) }),
  scene: sceneOf,
  inspect: sheetOf,
  prefer: setPolicy,
  welcome(war, seat) {
    war.left[seat] = false;
  },
  resign: (war, seat, dice, tell) => resignSeat({ war, dice, tell }, seat),
  outcome: outcomeOf,
  copy: copyWar,
  reshuffle,
  determinize(war, _seat, dice) {
    const other = copyWar(war);
    reshuffle(other, dice);
    return other;
  },
  advise: (war, seat) => advise(war, seat),
  fallback,
  invariants: brokenIn,
  byHand: { layOut, takeUp, catalogue: () => ({}) },
};
