import type { AnyGame } from '../../shared/engine/game.ts';
import { playBots } from './play.ts';

/** Games between bots, counted. */
export interface Count {
  readonly games: number;
  /** By seat; sides of a team win together. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games that found no end: always 0 if the rules are sound. */
  readonly unfinished: number;
  /** On average. */
  readonly rounds: number;
  readonly moves: number;
}

/** Plays games with the seeds `seed`, `seed` + 1 … */
export function countGames(game: AnyGame, file: unknown, games: number, seed: number): Count {
  const wins: number[] = [];
  let [draws, unfinished, rounds, moves] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const result = playBots(game, file, seed + i);
    while (wins.length < result.seats) wins.push(0);
    if (!result.winners) unfinished++;
    else if (result.winners.length === 0) draws++;
    else for (const seat of result.winners) wins[seat]++;
    rounds += result.rounds;
    moves += result.moves;
  }
  return { games, wins, draws, unfinished, rounds: rounds / games, moves: moves / games };
}

/**
 * Bounds of the true share of wins, with 95 % confidence (Wilson's interval): of 300 games, a measured half
 * may be anything from 44 to 56 %.
 */
export function bounds(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}

/** One line of the table: name, wins of each side, share of the first with its bounds, draws, rounds, moves. */
export function line(name: string, { games, wins, draws, unfinished, rounds, moves }: Count): string {
  const [low, high] = bounds(wins[0], games);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    name.padEnd(34),
    wins.join(' : ').padEnd(12),
    `first side ${percent(wins[0] / games)} (${percent(low)} to ${percent(high)})`,
    `${draws} drawn`,
    ...(unfinished > 0 ? [`${unfinished} without end`] : []),
    `${rounds.toFixed(1)} rounds`,
    `${Math.round(moves)} moves`,
  ].join('  ');
}
