import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import { baraddun } from '../../shared/games/baraddun/game.ts';
import { loadWar } from '../../shared/games/baraddun/load.ts';
import { type Chooser, chanceToWin, type Sight } from './baraddun-worth.ts';
import type { Contest } from './play.ts';

export interface Bound {
  /** Mean chance to win against random players over all deals, and the error of this mean (one sigma). */
  readonly chance: number;
  readonly error: number;
}

/** How often this chooser wins against random players, over so many deals, on the other side in each. */
export function boundOf(
  { file, options }: Contest,
  chooser: Chooser,
  sight: Sight,
  deals: number,
  seed: number,
): Bound {
  const loaded = loadWar(file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < deals; i++) {
    const war = baraddun.setup(loaded.setup, options, new FastDice(seed + i), untold);
    const chance =
      i % 2 === 0
        ? chanceToWin(war, [chooser, 'random'], 0, sight)
        : chanceToWin(war, ['random', chooser], 1, sight);
    sum += chance;
    squares += chance * chance;
  }
  const mean = sum / deals;
  return { chance: mean, error: Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals) };
}
