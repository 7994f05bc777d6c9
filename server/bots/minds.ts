import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Games } from '../scenarios/shelf.ts';

/** A bot's turn, as it is put to it: nothing in here that its seat may not know. Plain data. */
export interface BotTurn {
  /** Id of the game. */
  readonly game: string;
  /** A determinized state. */
  readonly state: unknown;
  readonly seat: number;
  /** Of the bot's own dice. */
  readonly seed: number;
}

/** Where bots think. */
export interface Minds {
  /** The bot's move. Rejects where it can't think, or does not come to an end. */
  think(turn: BotTurn): Promise<unknown>;
  close(): void;
}

export function moveOf(game: AnyGame | undefined, { state, seat, seed, game: id }: BotTurn): unknown {
  if (!game) throw new Error(`No bot here plays "${id}".`);
  return game.advise(state, seat, new FastDice(seed));
}

/** Thinks on the spot, and everything waits meanwhile: for tests, whose games no thread knows. */
export function mindsHere(games: Games): Minds {
  return {
    think: async (turn) => moveOf(games.get(turn.game), turn),
    close: () => {},
  };
}
