import { afterEach, expect, test } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import type { BotTurn, Minds } from './minds.ts';
import { mindsInThreads, type Threading } from './threads.ts';

let minds: Minds | null = null;
afterEach(() => {
  minds?.close();
  minds = null;
});

function threads(threading: Partial<Threading> = {}): Minds {
  minds = mindsInThreads({ threads: 1, patience: 20_000, ...threading });
  return minds;
}

const turn = (game = 'pebbles'): BotTurn => {
  const state = pebbles.setup({ title: '' }, {}, new FastDice(3), untold);
  return { game, state, seat: 0, seed: 1 };
};

/** A thread of a few lines that does as the test says. */
const program = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, threadId } from 'node:worker_threads';
       parentPort.on('message', (turn) => { ${body} });`,
    )}`,
  );

test('a bot in a thread finds the move that it finds here', async () => {
  const asked = turn();
  const here = pebbles.advise(pebbles.copy(asked.state as never), 0, new FastDice(1));
  expect(await threads().think(asked)).toEqual(here);
});

test('a turn of a game that no bot plays fails, and the thread goes on', async () => {
  const all = threads();
  await expect(all.think(turn('chess'))).rejects.toThrow('No bot here plays "chess"');
  expect(await all.think(turn())).toBeDefined();
});

test('a thread that dies fails its own turn alone, and another thread takes its place', async () => {
  const all = threads({
    program: program(
      'if (turn.seed === 0) process.exit(1); parentPort.postMessage({ ok: true, move: threadId });',
    ),
  });
  const first = await all.think(turn());
  const dying = all.think({ ...turn(), seed: 0 });
  const next = all.think(turn());
  await expect(dying).rejects.toThrow('has ended');
  expect(await next).not.toBe(first);
});

test('a turn without an end is ended, and the next one gets its answer', async () => {
  const all = threads({
    patience: 4000,
    program: program('while (turn.seed === 0); parentPort.postMessage({ ok: true, move: turn.seed });'),
  });
  const endless = all.think({ ...turn(), seed: 0 });
  const next = all.think({ ...turn(), seed: 7 });
  await expect(endless).rejects.toThrow('did not come to an end');
  expect(await next).toBe(7);
});

test('more turns than threads wait for one another and keep their own answers', async () => {
  const all = threads({
    threads: 2,
    program: program('parentPort.postMessage({ ok: true, move: [turn.seed, threadId] });'),
  });
  const moves = await Promise.all([1, 2, 3, 4, 5].map((seed) => all.think({ ...turn(), seed })));
  expect(moves.map((move) => (move as number[])[0])).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(moves.map((move) => (move as number[])[1])).size).toBe(2);
});

test('a house that closes lets nobody wait for a bot', async () => {
  const all = threads({ program: program('') });
  const waiting = [all.think(turn()), all.think(turn())];
  const ends = waiting.map((one) => expect(one).rejects.toThrow('The house closes.'));
  all.close();
  await Promise.all(ends);
});
