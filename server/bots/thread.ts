import { parentPort } from 'node:worker_threads';
import { gamesOf } from '../games.ts';
import { type BotTurn, moveOf } from './minds.ts';
import type { Thought } from './threads.ts';

/** A thread in which bots think, one turn after the other. */
const games = gamesOf(true);

parentPort?.on('message', (turn: BotTurn) => parentPort?.postMessage(thoughtOf(turn)));

function thoughtOf(turn: BotTurn): Thought {
  try {
    return { ok: true, move: moveOf(games.get(turn.game), turn) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
