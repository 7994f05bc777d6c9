import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { DesignKey, KeptDesign } from '../../shared/protocol/designs.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Store } from '../storage/store.ts';
import { Browser, makeTable, newToken, post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer | null = null;
let child: ChildProcess | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
  child?.kill('SIGKILL');
  child = null;
});

const look = (state: PublicTable) => JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
const WAITS = { automatic: 60_000, host: 60_000 };

/** Ann and Ben at a table where one card lies face down: in the middle of a turn. */
async function midTurn(url: string) {
  const token = newToken();
  const table = await makeTable(url, { token, name: 'Ann', seats: [0], word: 'swan', start: true });
  const ann = await Browser.join(url, table, { token });
  const ben = await Browser.join(url, table, { name: 'Ben' });
  await ben.sit(1, 'oak');
  await ann.until(() => ann.decision(0) !== undefined);
  await ann.choose(0);
  await ben.until(() => ben.state.facts.get('laid0') === 1 && ben.decision(1) !== undefined);
  return { table, ann, ben };
}

test('a table with nobody present unloads, and comes back from its log when somebody opens its link', async () => {
  server = await startServer({ waits: { ...WAITS, unload: 1500 } });
  const { table, ann, ben } = await midTurn(server.url);
  ann.send('say', { text: 'brb' });
  await ann.until(() => ann.chat.length === 1);
  const before = { ...look(ben.state), watchers: 0 };
  const question = ben.you?.decisions;
  await ann.leave();
  await ben.leave();
  await until(() => server?.house.live.size === 0);
  const annAgain = await Browser.join(server.url, table, { token: ann.token });
  const benAgain = await Browser.join(server.url, table, { token: ben.token });
  expect(look(benAgain.state)).toEqual(before);
  expect(benAgain.you?.decisions).toEqual(question);
  expect(benAgain.welcome?.chat.map((line) => line.text)).toEqual(['brb']);
  expect(await benAgain.choose(1)).toBe('done');
  await annAgain.until(() => annAgain.state.step === benAgain.state.step);
});

test('a server that is told to end sends nobody out of their seats', async () => {
  server = await startServer({ waits: WAITS });
  const { data, url } = server;
  const { table, ann, ben } = await midTurn(url);
  const before = look(ben.state);
  await server.stop(true);
  await ann.until(() => ann.closed !== null);
  expect(ann.closed).toBe(1001);
  server = await startServer({ waits: WAITS, data });
  const annAgain = await Browser.join(server.url, table, { token: ann.token });
  const again = await Browser.join(server.url, table, { token: ben.token });
  expect(look(again.state)).toEqual(before);
  expect(again.you?.seats).toEqual([1]);
  expect(annAgain.you?.host).toBe(true);
});

test('of what one person did and saved in two tabs the newest is there after a restart', async () => {
  server = await startServer({ waits: WAITS });
  const { data, url } = server;
  const { table, ann, ben } = await midTurn(url);
  const tab = await Browser.join(url, table, { token: ben.token });
  expect(await tab.choose(1)).toBe('done');
  await heard(ann, ben, tab);
  const who = ann.you?.decisions.length ? ann : ben;
  expect(await who.choose(who.you?.decisions[0].seat ?? 0)).toBe('done');
  await heard(ann, ben, tab);
  const before = look(ann.state);
  const asked = questions(ann, ben);

  const design = (title: string) => ({
    ...{ format: 1, game: 'warrior-lands', title },
    map: { format: 1, title, rows: ['ggg', 'ggg', 'ggg'] },
    sides: ['North', 'South'].map((name) => ({ name, units: [] })),
  });
  const made = await post<DesignKey>(`${url}/api/designs`, { file: design('First') });
  const { id, secret } = made.body as DesignKey;
  const save = async (base: number, title: string) =>
    (await post(`${url}/api/designs/${id}`, { secret, base, file: design(title) })).status;
  expect(await save(1, 'Of one tab')).toBe(200);
  expect(await save(1, 'Of the other, which knows of nothing')).toBe(409);
  expect(await save(2, 'Of the other')).toBe(200);

  await server.stop(true);
  server = await startServer({ waits: WAITS, data });
  const annAgain = await Browser.join(server.url, table, { token: ann.token });
  const benAgain = await Browser.join(server.url, table, { token: ben.token });
  await annAgain.until(() => annAgain.state.seats.get('1')?.here === true);
  expect(look(annAgain.state)).toEqual(before);
  expect(questions(annAgain, benAgain)).toEqual(asked);
  const kept = (await (await fetch(`${server.url}/api/designs/${id}`)).json()) as KeptDesign;
  expect(kept).toMatchObject({ version: 3, file: { title: 'Of the other' } });
});

test('an act that was answered before the restart is answered again and not done twice', async () => {
  server = await startServer({ waits: WAITS });
  const { data } = server;
  const { table, ben } = await midTurn(server.url);
  const step = ben.you?.step ?? 0;
  const act = { do: 'move', seat: 1, move: ben.decision(1)?.choices[0].move } as const;
  expect(await ben.act(act, { id: 'only', step })).toBe('done');
  const after = ben.state.step;
  await server.stop(true);
  server = await startServer({ waits: WAITS, data });
  const again = await Browser.join(server.url, table, { token: ben.token });
  expect(await again.act(act, { id: 'only', step })).toBe('done');
  expect(again.state.step).toBe(after);
});

test('an act that can’t be stored did not happen and was shown to nobody', async () => {
  let broken = false;
  server = await startServer({
    waits: WAITS,
    log: 'silent',
    store: (store): Store => ({
      ...store,
      append(writing) {
        if (broken) throw new Error('disk full');
        store.append(writing);
      },
      say(table, line) {
        if (broken) throw new Error('disk full');
        store.say(table, line);
      },
    }),
  });
  const { ann, ben } = await midTurn(server.url);
  const before = look(ann.state);
  const heard = ann.heard.length;
  broken = true;
  expect(await ben.choose(1)).toBe('not-stored');
  ben.send('say', { text: 'lost' });
  await ben.until(() => ben.heard.filter((told) => told.kind === 'refused').length === 2);
  broken = false;
  ann.send('ping', {});
  await ann.until(() => ann.heard.some((told) => told.kind === 'pong'));
  expect(look(ann.state)).toEqual(before);
  expect(ann.heard.slice(heard).map((told) => told.kind)).toEqual(['pong']);
  expect(await ben.choose(1)).toBe('done');
});

test('two who open a sleeping table at the same moment meet in one room', async () => {
  server = await startServer({ waits: { ...WAITS, unload: 1500 } });
  const { table, ann, ben } = await midTurn(server.url);
  await ann.leave();
  await ben.leave();
  await until(() => server?.house.live.size === 0);
  const [a, b] = await Promise.all([
    Browser.join(server.url, table, { token: ann.token }),
    Browser.join(server.url, table, { token: ben.token }),
  ]);
  expect(a.room.roomId).toBe(b.room.roomId);
  expect(server.house.live.size).toBe(1);
});

test('bots hold still while nobody watches, and go on when somebody comes back', async () => {
  server = await startServer({ waits: { bot: 30, automatic: 30, unwatched: false, unload: 60_000 } });
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', bots: [0, 1] });
  const ann = await Browser.join(server.url, table, { token });
  await ann.act({ do: 'start' });
  await ann.until(() => ann.state.step > 6);
  await ann.leave();
  const live = server.house.live.get(table);
  await until(() => live?.isHere('p1') === false);
  const card = JSON.stringify(server.house.store.load(table)?.entries.length);
  await new Promise((later) => setTimeout(later, 150));
  expect(JSON.stringify(server.house.store.load(table)?.entries.length)).toBe(card);
  const again = await Browser.join(server.url, table, { token });
  const step = again.state.step;
  await again.until(() => again.state.step > step + 2 || again.state.phase === 'over');
});

test('a server killed with signal 9 in the middle of a turn loses nothing that was shown', async () => {
  const data = mkdtempSync(join(tmpdir(), 'pewter-'));
  try {
    const first = await spawnServer(data);
    const { table, ann, ben } = await midTurn(first);
    const before = { ...look(ann.state) };
    const chronicle = ann.chapters.at(-1);
    child?.kill('SIGKILL');
    for (const one of [ann, ben]) await one.until(() => one.closed !== null, 'the end of the line');

    const second = await spawnServer(data);
    const annAgain = await Browser.join(second, table, { token: ann.token });
    const benAgain = await Browser.join(second, table, { token: ben.token });
    await annAgain.until(() => annAgain.state.seats.get('1')?.here === true);
    expect(look(annAgain.state)).toEqual(before);
    expect(annAgain.welcome?.chronicle.at(-1)).toEqual({ step: chronicle?.step, events: chronicle?.events });
    expect(annAgain.you?.seats).toEqual([0]);
    expect(benAgain.you?.decisions).toEqual(ben.you?.decisions);
    expect(await benAgain.choose(1)).toBe('done');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('ten games are going on when the server is killed, and all ten go on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'pewter-'));
  try {
    const first = await spawnServer(data);
    const live = [];
    for (let n = 0; n < 10; n++) {
      const game = await midTurn(first);
      // Each at another point: whoever is asked first takes the first choice, n times.
      for (let acts = 0; acts < n; acts++) {
        const who = [game.ann, game.ben].find((one) => (one.you?.decisions.length ?? 0) > 0);
        const seat = who?.you?.decisions[0].seat ?? 0;
        expect(await who?.choose(seat)).toBe('done');
        await heard(game.ann, game.ben);
      }
      live.push({ ...game, before: look(game.ann.state), questions: questions(game.ann, game.ben) });
    }
    child?.kill('SIGKILL');
    for (const { ann, ben } of live)
      for (const one of [ann, ben]) await one.until(() => one.closed !== null, 'the end of the line');

    const second = await spawnServer(data);
    for (const { table, ann, ben, before, questions: asked } of live) {
      const annAgain = await Browser.join(second, table, { token: ann.token });
      const benAgain = await Browser.join(second, table, { token: ben.token });
      await annAgain.until(() => annAgain.state.seats.get('1')?.here === true);
      expect(look(annAgain.state)).toEqual(before);
      expect(questions(annAgain, benAgain)).toEqual(asked);
      const who = annAgain.you?.decisions.length ? annAgain : benAgain;
      expect(await who.choose(who.you?.decisions[0].seat ?? 0)).toBe('done');
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}, 40_000);

const questions = (...all: Browser[]) => all.map((one) => one.you?.decisions);

/** Waits until all have heard of the newest act. */
async function heard(...all: Browser[]): Promise<void> {
  const step = Math.max(...all.map((one) => one.state.step));
  for (const one of all) await one.until(() => (one.you?.step ?? 0) >= step, `step ${step}`);
}

/** server/main.ts as a process of its own; returns its address. */
async function spawnServer(data: string): Promise<string> {
  const top = fileURLToPath(new URL('../..', import.meta.url));
  const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: top,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PEWTER_DATA: data,
      PEWTER_PACE: '10',
      PEWTER_SAMPLE: '1',
      PEWTER_LOG: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((found, fail) => {
    let text = '';
    started.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /"port":(\d+)/.exec(text);
      if (port) found(`http://127.0.0.1:${port[1]}`);
    });
    started.on('exit', () => fail(new Error(`The server ended: ${text}`)));
  });
}

async function until(test: () => boolean): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (test()) return;
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error('Waited in vain.');
}
