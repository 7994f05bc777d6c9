import { FastDice } from '../../shared/engine/dice-fast.ts';
import { type Tell, untold } from '../../shared/engine/event.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { loadOnce } from '../../shared/engine/load-once.ts';

/** How a game between bots ended. */
export interface Result {
  /** Winning seats; empty: a draw. null: no end within the moves allowed. */
  readonly winners: readonly number[] | null;
  readonly seats: number;
  readonly rounds: number;
  readonly moves: number;
}

/** Far more than any battle takes; what goes on longer has no end. */
const MOVES = 8000;

/**
 * The game's own bot in every seat, from set-up to the end. Each decides on what its seat may know, as at a
 * table. The same seed plays the same game.
 */
export function playBots(
  game: AnyGame,
  file: unknown,
  seed: number,
  options: Readonly<Record<string, unknown>> = {},
  tell: Tell = untold,
): Result {
  const loaded = loadOnce(game, file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  const dice = new FastDice(seed);
  const state = game.setup(loaded.setup, options, dice, tell);
  let moves = 0;
  for (; moves < MOVES; moves++) {
    const decisions = game.decisions(state);
    // Whoever has answered in secret waits for the others.
    const decision = decisions.find((asked) => !asked.answered) ?? decisions[0];
    if (!decision) break;
    const known = game.determinize(state, decision.seat, dice);
    game.apply(state, decision.seat, game.advise(known, decision.seat, dice), dice, tell);
  }
  const { round } = game.table(state).facts;
  const seats = game.scene(state).sides.length;
  return { winners: game.outcome(state)?.winners ?? null, seats, rounds: round ?? 0, moves };
}
