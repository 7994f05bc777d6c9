import type { Dice } from '../../engine/dice.ts';
import { type Game, nothingMore } from '../../engine/game.ts';
import { words } from '../../engine/words.ts';
import { introductionOf } from '../../scenario/introduction.ts';
import { advise } from './bot/advise.ts';
import { fallback } from './bot/fallback.ts';
import { catalogue } from './byhand/catalogue.ts';
import { layOut } from './byhand/lay-out.ts';
import { takeUp } from './byhand/take-up.ts';
import { CONDITIONS } from './byhand/warriors.ts';
import { GAME_ID, loadBattle, SIDES } from './load.ts';
import type { BattleSetup, Move } from './model.ts';
import { moveSchema } from './move.ts';
import { applyMove } from './rules/apply.ts';
import { refusalOf } from './rules/check.ts';
import { decisionsOf } from './rules/choices.ts';
import { clashesOf } from './rules/clashes.ts';
import { brokenIn } from './rules/invariants.ts';
import { optionSpecs, readOptions } from './rules/options.ts';
import { playOn } from './rules/play.ts';
import { resign } from './rules/resign.ts';
import { startBattle } from './rules/setup.ts';
import { type Battle, copyBattle } from './rules/state.ts';
import { text } from './text.ts';
import { outcomeOf } from './view/outcome.ts';
import { setPolicy } from './view/policies.ts';
import { presentTo } from './view/present.ts';
import { sceneOf } from './view/scene.ts';
import { sheetOf } from './view/sheet.ts';
import { tableOf } from './view/table.ts';

/** Reads a scenario file; options that the game does not know are problems like any other. */
function load(file: unknown): ReturnType<typeof loadBattle> {
  const loaded = loadBattle(file);
  if (!loaded.ok) return loaded;
  const chosen = [
    { path: 'options', options: loaded.setup.options },
    ...(introductionOf(file).handicaps ?? []).map(({ options = {} }, i) => ({
      ...{ path: `handicaps.${i}.options`, options },
    })),
  ];
  const problems = chosen.flatMap(({ path, options }) =>
    readOptions(options).problems.map(({ name, value }) => ({
      path: `${path}.${name}`,
      words: words('scenario.unknown-option', { name, value }),
    })),
  );
  return problems.length === 0 ? loaded : { ok: false, problems };
}

/** The order of the decks is all that is hidden (A8). */
function reshuffle(b: Battle, dice: Dice): void {
  for (const deck of b.decks) dice.shuffle(deck);
}

/** Warrior Lands: battles of plastic warriors on hexes. */
export const warriorLands: Game<Battle, Move, BattleSetup> = {
  id: GAME_ID,
  version: 4,
  title: words('warrior-lands'),
  seats: SIDES,
  options: optionSpecs,
  text,
  move: moveSchema,
  load,
  clashes: clashesOf,
  setup(setup, options, dice, tell) {
    const read = readOptions({ ...setup.options, ...options });
    if (read.problems.length > 0)
      throw new Error(`unknown options: ${read.problems.map(({ name }) => name).join(', ')}`);
    return startBattle(setup, read.options, dice, tell);
  },
  decisions: decisionsOf,
  check: refusalOf,
  apply: (b, seat, move, dice, tell) => applyMove(playOn(b, dice, tell), seat, move),
  present: presentTo,
  table: tableOf,
  look: () => nothingMore,
  scene: sceneOf,
  inspect: sheetOf,
  prefer: setPolicy,
  resign: (b, seat, dice, tell) => resign(playOn(b, dice, tell), seat),
  outcome: outcomeOf,
  copy: copyBattle,
  reshuffle,
  determinize(b, _seat, dice) {
    const other = copyBattle(b);
    reshuffle(other, dice);
    return other;
  },
  advise,
  fallback,
  invariants: brokenIn,
  byHand: { layOut, takeUp, marks: CONDITIONS, catalogue },
};
