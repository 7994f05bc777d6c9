import { afterEach, expect, test } from 'vitest';
import type { Pebbles } from '../../shared/engine/testing/pebbles.ts';
import type { Minds } from '../bots/minds.ts';
import { mindsInThreads } from '../bots/threads.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** One person at both sides, so that whoever walks is they. */
async function alone(automatic: number) {
  server = await startServer({ waits: { automatic } });
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0, 1], start: true });
  const ann = await Browser.join(server.url, table, { token });
  await ann.until(() => ann.decision(0) !== undefined);
  while (ann.state.asked !== 'walk') {
    await ann.choose(0);
    await ann.choose(1);
  }
  return { ann, seat: Number(ann.state.turn), table };
}

const movesBy = (table: string, what: 'auto' | 'person') =>
  (server?.house.store.load(table)?.entries ?? []).filter(
    (entry) => entry.e === 'move' && (entry.auto === true) === (what === 'auto'),
  ).length;

test('the only useful choice is made by the table after a look', async () => {
  const { ann, seat, table } = await alone(30);
  const round = ann.state.facts.get('round') ?? 0;
  await ann.act({ do: 'move', seat, move: { do: 'walk', by: 2 } });
  await ann.until(() => ann.state.facts.get('round') === round + 1, 'the rest');
  expect(movesBy(table, 'auto')).toBe(1);
});

test('a person who acts first is not overtaken, and the table does not act twice', async () => {
  const { ann, seat, table } = await alone(400);
  const round = ann.state.facts.get('round') ?? 0;
  await ann.act({ do: 'move', seat, move: { do: 'walk', by: 2 } });
  expect(ann.decision(seat)?.automatic).toBe(0);
  expect(await ann.act({ do: 'move', seat, move: { do: 'rest' } })).toBe('done');
  await new Promise((later) => setTimeout(later, 600));
  expect(ann.state.facts.get('round')).toBe(round + 1);
  expect(movesBy(table, 'auto')).toBe(0);
});

test('a move of a bot that could not be written down is made a little later, without anybody’s help', async () => {
  let failing = 2;
  server = await startServer({
    ...{ waits: { away: 20 }, log: 'silent' },
    store: (store) => ({
      ...store,
      append(writing) {
        if (writing.entry.e === 'move' && writing.entry.bot && failing-- > 0) throw new Error('disk full');
        store.append(writing);
      },
    }),
  });
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0], bots: [1], start: true });
  const ann = await Browser.join(server.url, table, { token });
  await ann.until(() => ann.chapters.length > 0 && failing < 0, 'a move of the bot');
});

test('while there is something else to choose the table waits for the person', async () => {
  const { ann, seat, table } = await alone(10);
  expect(ann.decision(seat)?.automatic).toBeUndefined();
  await new Promise((later) => setTimeout(later, 150));
  expect(movesBy(table, 'auto')).toBe(0);
  await ann.act({ do: 'prefer', seat, piece: `p${seat}`, name: 'rest', value: 'always' });
  await ann.until(() => ann.state.asked === 'card', 'the standing answer');
  expect(movesBy(table, 'auto')).toBe(1);
});

test('a bot whose advice is nonsense plays its first choice instead of hanging the table', async () => {
  const { pebbles } = await import('../../shared/engine/testing/pebbles.ts');
  const confused = { ...pebbles, advise: () => ({ do: 'lay', card: 99 }) as const };
  server = await startServer({ games: new Map([['pebbles', confused]]), log: 'silent' });
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', bots: [0, 1] });
  const ann = await Browser.join(server.url, table, { token });
  await ann.act({ do: 'start' });
  await ann.until(() => ann.state.phase === 'over', 'the end', 20_000);
});

test('while a bot thinks and thinks, other tables go on', async () => {
  const goOn = new Int32Array(new SharedArrayBuffer(4));
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ state: { goOn, choice } }) => {
      while (Atomics.load(goOn, 0) === 0);
      parentPort.postMessage({ ok: true, move: choice });
    });`;
  const program = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const threads = mindsInThreads({ threads: 1, patience: 60_000, program });
  const minds: Minds = {
    think: (turn) => {
      const { hands } = turn.state as Pebbles;
      const choice = { do: 'lay', card: hands[turn.seat][0] };
      return threads.think({ ...turn, state: { goOn, choice } });
    },
    close: () => threads.close(),
  };
  server = await startServer({ minds, waits: { automatic: 60_000 } });
  const token = newToken();
  const slow = await makeTable(server.url, { token, name: 'Ann', seats: [0], bots: [1], start: true });
  const ann = await Browser.join(server.url, slow, { token });
  const other = await makeTable(server.url, { token, name: 'Ann', seats: [0, 1], start: true });
  const beside = await Browser.join(server.url, other, { token });
  for (let act = 0; act < 10; act++) {
    expect(await beside.choose(beside.you?.decisions[0].seat ?? 0)).toBe('done');
  }
  expect(ann.state.facts.get('laid1')).toBe(0);
  Atomics.store(goOn, 0, 1);
  await ann.until(() => ann.state.facts.get('laid1') === 1, 'the move of the bot');
});
