import type { Game } from '../../engine/game.ts';
import { words } from '../../engine/words.ts';
import { advise } from './bot/advise.ts';
import { fallback } from './bot/fallback.ts';
import { layOut } from './byhand/lay-out.ts';
import { takeUp } from './byhand/take-up.ts';
import { loadRingWar } from './load.ts';
import type { Move, RingWarSetup } from './model.ts';
import { moveSchema } from './move.ts';
import { applyMove } from './rules/apply.ts';
import { refusalOf } from './rules/check.ts';
import { decisionsOf } from './rules/choices.ts';
import { determinize, reshuffle } from './rules/hidden.ts';
import { brokenIn } from './rules/invariants.ts';
import { optionSpecs } from './rules/options.ts';
import { startGame } from './rules/setup.ts';
import { no } from './rules/split.ts';
import { copyRingWar, type RingWar } from './rules/state.ts';
import { text } from './text.ts';
import { outcomeOf, resign } from './view/outcome.ts';
import { lookOf } from './view/papers.ts';
import { presentTo } from './view/present.ts';
import { GAME_ID, sceneOf } from './view/scene.ts';
import { sheetOf } from './view/sheet.ts';
import { tableOf } from './view/table.ts';

/** Ring War: two decks, two piles a turn, laid in secret at the same time. */
export const ringWar: Game<RingWar, Move, RingWarSetup> = {
  id: GAME_ID,
  version: 4,
  title: words('ring-war'),
  seats: { min: 2, max: 2 },
  options: optionSpecs,
  text,
  move: moveSchema,
  load: loadRingWar,
  setup: startGame,
  decisions: decisionsOf,
  check: refusalOf,
  apply: (b, seat, move, dice, tell) => applyMove(b, seat === 0 ? 0 : 1, move, dice, tell),
  present: presentTo,
  table: tableOf,
  look: lookOf,
  scene: sceneOf,
  inspect: sheetOf,
  prefer: () => no('nothing-to-set', 'commit'),
  resign,
  outcome: outcomeOf,
  copy: copyRingWar,
  reshuffle,
  determinize,
  advise,
  fallback,
  invariants: brokenIn,
  byHand: { layOut, takeUp, catalogue: () => ({}) },
};
