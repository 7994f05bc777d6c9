import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import type { AnyGame, Decision } from '../../shared/engine/game.ts';
import { loadOnce } from '../../shared/engine/load-once.ts';
import type { Scene } from '../../shared/table/model.ts';
import { computed } from '../bench/computed.ts';

export type Player = 'bot' | 'random';

/** What is played for: a scenario with its options. */
export interface Contest {
  readonly game: AnyGame;
  readonly file: unknown;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface Ended {
  /** Who won: 'bot' where one of the bots' seats did; '' for a draw or no end. */
  readonly winner: Player | '';
  readonly moves: number;
  /** How often a bot had more than one thing to choose from. */
  readonly choices: number;
  /** Milliseconds that each of the bots' decisions was computed. */
  readonly times: readonly number[];
}

/** What goes on longer has no end. */
const MOVES = 60_000;

/**
 * Who plays which seat. Sides of a team go together; without teams every other seat is the bots'. `turned`: the
 * other way round.
 */
export function seating(sides: Scene['sides'], turned: boolean): Player[] {
  const teams = [...new Set(sides.map((side, seat) => side.team ?? `${seat}`))];
  return sides.map((side, seat) => {
    const first = teams.indexOf(side.team ?? `${seat}`) % 2 === 0;
    return first === turned ? 'random' : 'bot';
  });
}

/** One game between bots, who think on what their seat may know, and players who choose at random. */
export function playContest({ game, file, options }: Contest, seed: number, turned: boolean): Ended {
  const loaded = loadOnce(game, file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  const dice = new FastDice(seed);
  const state = game.setup(loaded.setup, options, dice, untold);
  const players = seating(game.scene(state).sides, turned);
  const times: number[] = [];
  let [moves, chosen] = [0, 0];
  for (; moves < MOVES; moves++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0 || game.outcome(state)) break;
    const decision = decisions.find((asked) => !asked.answered) ?? decisions[0];
    game.apply(state, decision.seat, moveOf(decision), dice, untold);
  }
  const winners = game.outcome(state)?.winners ?? [];
  const winner =
    winners.length === 0 ? '' : winners.some((seat) => players[seat] === 'bot') ? 'bot' : 'random';
  return { winner, moves, choices: chosen, times };

  function moveOf({ seat, choices }: Decision<unknown>): unknown {
    if (players[seat] === 'random') return choices[dice.pick(choices.length)];
    if (choices.length > 1) chosen++;
    const began = computed();
    const move: unknown = game.advise(game.determinize(state, seat, dice), seat, dice);
    times.push(computed() - began);
    return move;
  }
}
