import { afterEach, expect, test } from 'vitest';
import { sealedPebbles } from '../../shared/engine/testing/sealed-pebbles.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { threeAt } from '../testing/three.ts';

let server: TestServer;
afterEach(() => server.stop());

const games = new Map([['pebbles', sealedPebbles]]);
const WAITS = { automatic: 60_000, sealed: 0, sealedMore: 0 };
const pass = (seat: number) => ({ do: 'move', seat, move: { do: 'rest' } }) as const;

/** Ann and Ben, both asked for a card, and Eve, who watches. Nobody's choice is made for them. */
async function asked(waits: Partial<typeof WAITS> = {}) {
  server = await startServer({ games, waits: { ...WAITS, sealedMore: 60_000, ...waits } });
  return threeAt(server.url);
}

const look = (who: Browser) => JSON.parse(JSON.stringify(who.state)) as Record<string, unknown>;
/** The last question and everything else that a browser was told of itself. */
const told = (who: Browser) => JSON.stringify(who.you);
const isPong = (frame: Buffer) => frame.includes('pong');
const metrics = async () => (await (await fetch(`${server.url}/metrics`)).text()).match(/pewter_act.*/g);

test('a secret answer, and every change of mind, reaches its own seat and nobody else by a single byte', async () => {
  const { ann, ben, eve } = await asked();
  const others = [ben.frames(), eve.frames()];
  const counted = await metrics();
  expect(await ann.act(pass(0))).toBe('done');
  for (let choice = 0; choice < (ann.decision(0)?.choices.length ?? 0); choice++)
    expect(await ann.choose(0, choice)).toBe('done');
  for (const one of [ben, eve]) await one.hush();
  for (const frames of others) expect(frames.map(isPong)).toEqual([true]);
  expect(await metrics()).toEqual(counted);
  expect(ann.decision(0)?.answered).toBe(true);
});

test('while answers are secret nobody sees where somebody carries a card', async () => {
  const { ann, ben, eve } = await asked();
  const others = [ben.frames(), eve.frames()];
  ann.send('drag', { piece: 'h00', x: 3, y: 4 });
  await ann.hush();
  for (const one of [ben, eve]) await one.hush();
  for (const frames of others) expect(frames.map(isPong)).toEqual([true]);
});

test('who reloads, comes late or asks for everything anew while others have answered learns nothing of it', async () => {
  const { table, ann, ben, eve } = await asked();
  eve.send('again', {});
  await eve.hush();
  const before = { eve: told(eve), ben: told(ben), state: look(ben), welcome: eve.welcome };
  const card = async () => (await fetch(`${server.url}/api/tables/${table}`)).json();
  const carded = await card();
  ben.send('inspect', { piece: 'p0' });
  await ben.until(() => ben.heard.some((one) => one.kind === 'sheet'));
  await ann.act(pass(0));
  const late = await Browser.join(server.url, table, { name: 'Eve', token: eve.token });
  const reloaded = await Browser.join(server.url, table, { token: ben.token });
  eve.send('again', {});
  await eve.hush();
  ben.send('inspect', { piece: 'p0' });
  await ben.hush();
  expect([told(late), told(eve), told(reloaded)]).toEqual([before.eve, before.eve, before.ben]);
  expect([late.welcome, eve.welcome]).toEqual([before.welcome, before.welcome]);
  expect(look(late)).toEqual(before.state);
  expect(look(reloaded)).toEqual(before.state);
  expect(await card()).toEqual(carded);
  const sheets = ben.heard.filter((one) => one.kind === 'sheet');
  expect(sheets[1]).toEqual(sheets[0]);
});

test('a server that is killed keeps secret answers, and still tells nobody of them', async () => {
  const { table, ann, ben } = await asked();
  await ann.act(pass(0));
  await ann.choose(0);
  const before = { ann: told(ann), ben: told(ben), state: { ...look(ben), seats: {}, watchers: 0 } };
  const { data } = server;
  await server.stop(true);
  server = await startServer({ games, data, waits: { ...WAITS, sealedMore: 60_000 } });
  const annAgain = await Browser.join(server.url, table, { token: ann.token });
  const benAgain = await Browser.join(server.url, table, { token: ben.token });
  expect(told(annAgain)).toBe(before.ann);
  expect(told(benAgain)).toBe(before.ben);
  expect({ ...look(benAgain), seats: {}, watchers: 0 }).toEqual(before.state);
  expect(await benAgain.act(pass(1), { id: 'after the restart' })).toBe('done');
  await annAgain.until(() => annAgain.state.step === ben.state.step + 1, 'the reveal');
});

test('after a secret answer one’s next act is not stale, and a second click on the first one is', async () => {
  const { ann } = await asked();
  const step = ann.you?.step ?? 0;
  expect(await ann.act(pass(0), { step })).toBe('done');
  expect(await ann.act(pass(0), { step })).toBe('stale');
  expect(await ann.act(pass(0))).toBe('done');
  expect(await ann.act({ do: 'rename', name: 'Anna' })).toBe('done');
  expect(await ann.act(pass(0))).toBe('done');
  expect(await ann.act(pass(0), { step: (ann.you?.step ?? 0) + 1 / 1024 })).toBe('stale');
});

test('whether others have answered cannot be learned by wishing to take something back', async () => {
  const { ann, ben, eve } = await asked();
  expect([ann.you?.canUndo, ben.you?.canUndo]).toEqual([false, false]);
  await ann.act(pass(0));
  expect([ann.you?.canUndo, ben.you?.canUndo]).toEqual([false, false]);
  const frames = eve.frames();
  expect(await ben.act({ do: 'undo', seat: 1 })).toBe('nothing-to-undo');
  await eve.hush();
  expect(frames.map(isPong)).toEqual([true]);
});

test('an answer that comes before the question has stood for a while waits, whoever else has answered', async () => {
  const { ann, ben } = await asked({ sealed: 700, sealedMore: 100 });
  // Ann is the first, Ben the last who answers: both hear the pong before their answer is taken.
  const order = async (who: Browser, seat: number) => {
    const from = who.heard.length;
    const answered = who.act(pass(seat));
    await who.hush();
    return { answered, kinds: () => who.heard.slice(from).map((one) => one.kind) };
  };
  const first = await order(ann, 0);
  const last = await order(ben, 1);
  expect([first.kinds(), last.kinds()]).toEqual([['pong'], ['pong']]);
  expect(await first.answered).toBe('done');
  expect(await last.answered).toBe('done');
  for (const { kinds } of [first, last]) expect(kinds()[0]).toBe('pong');
});

test('somebody who answers early and goes away has answered', async () => {
  const { table, ann, ben } = await asked({ sealed: 400, sealedMore: 100 });
  const { step } = ben.state;
  ann.send('act', { id: 'last words', step: ann.you?.step ?? 0, act: pass(0) });
  await ann.hush();
  await ann.leave();
  await ben.act(pass(1));
  await ben.until(() => ben.state.step === step + 1, 'the reveal');
  expect(server.house.store.load(table)?.intents.map((one) => one.id)).toContain('last words');
});

test('seats without a choice and bots answer by themselves, each on its own, and nobody sees which', async () => {
  server = await startServer({ games, waits: { sealed: 60, sealedMore: 40, bot: 5, automatic: 5 } });
  const { table, ann } = await awaited();
  const entries = () => server.house.store.load(table)?.entries ?? [];
  const botMoves = () => entries().filter((entry) => entry.e === 'move' && entry.bot);
  const frames = ann.frames();
  while (botMoves().length === 0) await new Promise((later) => setTimeout(later, 20));
  await ann.hush();
  expect(frames.every(isPong)).toBe(true);
  await new Promise((later) => setTimeout(later, 200));
  // The bot has answered once, and does not think again while Ann is awaited.
  expect(botMoves()).toHaveLength(1);
});

/** Ann against a bot, with a hand from which she has something to choose: the table does not answer for her. */
async function awaited() {
  for (let tries = 0; tries < 40; tries++) {
    const token = newToken();
    const wish = { token, name: 'Ann', seats: [0], bots: [1], start: true };
    const table = await makeTable(server.url, wish);
    const ann = await Browser.join(server.url, table, { token });
    await ann.until(() => ann.decision(0)?.kind === 'card');
    if (ann.decision(0)?.automatic === undefined && ann.state.step === ann.you?.step) return { table, ann };
    await ann.leave();
  }
  throw new Error('Ann never has anything to choose.');
}

test('a quick answer is taken at the seat’s own random moment, as one that the table gives', async () => {
  const { table, ann } = await asked({ sealed: 1, sealedMore: 2 ** 31 - 1000 });
  ann.send('act', { id: 'quick', step: ann.you?.step ?? 0, act: pass(0) });
  await ann.hush();
  // The least time is long over, the random one is not.
  await new Promise((later) => setTimeout(later, 50));
  await ann.hush();
  expect(server.house.store.load(table)?.intents.map((one) => one.id)).not.toContain('quick');
});
