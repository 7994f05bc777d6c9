import { afterEach, expect, test } from 'vitest';
import type { AnyGame } from '../../shared/engine/game.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { sealedPebbles } from '../../shared/engine/testing/sealed-pebbles.ts';
import type { TableCard } from '../../shared/protocol/http.ts';
import type { Clock } from '../../shared/protocol/messages.ts';
import type { Store } from '../storage/store.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { threeAt } from '../testing/three.ts';
import type { TableClock } from './table-clock.ts';

let server: TestServer;
/** Hours by which the clocks are ahead, in ms. */
let ahead = 0;
afterEach(() => {
  ahead = 0;
  failing = 0;
  return server.stop();
});

const HOUR = 3_600_000;
/** Nothing but the clocks answers for anybody; a second of the limit lasts as long as a test says. */
const WAITS = { bot: HOUR, automatic: HOUR, sealed: 0, sealedMore: HOUR, away: HOUR, second: HOUR };

interface Setting {
  readonly game?: AnyGame;
  readonly waits?: Partial<typeof WAITS>;
  readonly data?: string;
}

/** So many of the next writes of the table itself fail. */
let failing = 0;
const failingStore = (store: Store): Store => ({
  ...store,
  append(writing) {
    if ('by' in writing.entry && writing.entry.by === '' && failing-- > 0) throw new Error('disk full');
    store.append(writing);
  },
});

async function open({ game = pebbles, waits = {}, data }: Setting = {}) {
  server = await startServer({
    ...{ store: failingStore, log: 'silent' },
    ...{
      games: new Map([['pebbles', game]]),
      waits: { ...WAITS, now: () => performance.now() + ahead, ...waits },
    },
    ...(data && { data }),
  });
}

/** Ann, who looks after the table, and Ben, both asked for a card that the table does not choose; Eve watches. */
async function asked(setting: Setting = {}) {
  await open(setting);
  for (let tries = 0; tries < 40; tries++) {
    const sitting = await threeAt(server.url, 15);
    const { ann, ben, eve } = sitting;
    const asks = [ann.decision(0), ben.decision(1)];
    if (asks.every((one) => one?.automatic === undefined && !one?.answered)) return sitting;
    for (const one of [ann, ben, eve]) await one.leave();
  }
  throw new Error('Ann and Ben never have both something to choose.');
}

const clocks = (who: Browser) => {
  const told = who.heard.findLast((one) => one.kind === 'clock');
  return told?.kind === 'clock' ? told.body.clocks : [];
};
/** All of 15 s is left, but for what has passed in this test. */
const isFull = ({ left }: Clock) => left > 14.9 * HOUR && left <= 15 * HOUR;
const waits = (who: Browser) =>
  clocks(who).map(({ what, seats, stopped }) => `${what} ${seats}${stopped ? ' stopped' : ''}`);
const notes = (who: Browser) =>
  who.chapters
    .flatMap(({ events }) => events.map(({ words: { key } }) => key))
    .filter((key) => key.startsWith('table.'));
const lates = (table: string) =>
  (server.house.store.load(table)?.entries ?? []).flatMap((entry) =>
    entry.e === 'move' && entry.late ? [`${entry.seat} ${entry.late} ${JSON.stringify(entry.move)}`] : [],
  );
/** What is private to the room, as far as it is needed here. */
const roomOf = (table: string) =>
  server.house.live.get(table) as unknown as { readonly table: LoadedTable; readonly time: TableClock };
/** ms that the first clock has left now. */
const left = (table: string) => roomOf(table).time.clocks()[0].left;
const tick = (ms: number) => {
  ahead += ms;
};
/** Whoever sits here has let their time go by. */
const gone = (table: string, seat: number) => {
  const { people, position } = roomOf(table).table;
  people.away.add(position.seats[seat].person);
};
const isPong = (frame: Buffer) => frame.includes('pong');
const away = (who: Browser, seat: number) => who.state.seats.get(String(seat))?.away;
const lay = (who: Browser, seat: number) => who.choose(seat);

/** Both have laid a card; the seat that walks now. */
async function walking(setting: Setting = {}) {
  const all = await asked(setting);
  const { ann, ben } = all;
  for (let tries = 0; tries < 20 && ann.state.asked !== 'walk'; tries++) {
    await lay(ann, 0);
    await ben.hush();
    await lay(ben, 1);
    for (const one of [ann, ben, all.eve]) await one.hush();
  }
  const walker = Number(ann.state.turn);
  return { ...all, walker, mover: walker === 0 ? ann : ben, other: walker === 0 ? ben : ann };
}

test('whoever looks after the table says before the game how long a question gives, and only then', async () => {
  await open();
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0], bots: [1] });
  const ann = await Browser.join(server.url, table, { token });
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  const card = async () => {
    const door = (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { table: TableCard };
    return door.table.limit;
  };
  expect([ann.state.limit, await card()]).toEqual([0, undefined]);
  expect(await ben.act({ do: 'limit', seconds: 30 })).toBe('not-host');
  expect(await ann.act({ do: 'limit', seconds: 60 })).toBe('done');
  await ben.until(() => ben.state.limit === 60, 'the limit');
  expect(await card()).toBe(60);
  expect(notes(ben)).toContain('table.limit-minute');
  await ann.act({ do: 'start' });
  expect(await ann.act({ do: 'limit', seconds: 0 })).toBe('already-started');
});

test('without a limit nobody hears of clocks, and nobody is answered for', async () => {
  await open({ waits: { second: 1 } });
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0, 1], start: true });
  const ann = await Browser.join(server.url, table, { token });
  await ann.until(() => ann.state.asked === 'card');
  await new Promise((later) => setTimeout(later, 60));
  await ann.hush();
  expect(ann.heard.some(({ kind }) => kind === 'clock')).toBe(false);
  expect(lates(table)).toEqual([]);
});

test('who lets the time go by is answered for, everybody reads it, and whoever comes later reads it too', async () => {
  const { table, ann, ben, eve } = await asked({ waits: { second: 20 } });
  await eve.until(() => notes(eve).includes('table.time-up'), 'the end of the time');
  expect(lates(table)[0]).toMatch(/^[01] time \{"do":"lay"/);
  const late = await Browser.join(server.url, table, { name: 'Flo' });
  const told = late.welcome?.chronicle.flatMap(({ events }) => events.map(({ words }) => words.key));
  expect(told).toContain('table.time-up');
  await ann.leave();
  await ben.leave();
});

test('every question has its time anew, and an act of somebody else takes none and gives none', async () => {
  const { ann, ben, eve } = await asked();
  expect(waits(eve)).toEqual(['answer 0', 'answer 1']);
  const before = ben.heard.filter(({ kind }) => kind === 'clock').length;
  await lay(ann, 0);
  await eve.hush();
  expect(waits(eve)).toEqual(['answer 1']);
  expect(clocks(eve)[0].left).toBeLessThanOrEqual(15 * HOUR);
  expect(ben.heard.filter(({ kind }) => kind === 'clock').length).toBe(before + 1);
});

test('once the time went by the table waits only briefly, until that person does something', async () => {
  const { table, mover, other, walker, eve } = await walking({ waits: { second: HOUR } });
  gone(table, walker);
  await other.act({ do: 'rename', name: 'Someone' });
  await eve.until(() => away(eve, walker) === true, 'the sign that somebody is away');
  expect(clocks(eve)[0].of).toBe(HOUR);
  mover.send('back', {});
  await eve.until(() => away(eve, walker) === false, 'the sign that somebody is back');
  await eve.hush();
  expect(clocks(eve)[0].of).toBe(15 * HOUR);
});

test('for whoever is away every further question is answered after a short while', async () => {
  const { table, ben, eve } = await asked({ waits: { away: 5 } });
  gone(table, 0);
  await lay(ben, 1);
  await eve.until(() => notes(eve).includes('table.away'), 'an answer for somebody who is away');
  expect(lates(table)[0]).toMatch(/^0 away \{"do":"lay"/);
});

test('when everybody is away the table waits, and plays no game to its end for nobody', async () => {
  const { table, ben, eve } = await asked({ waits: { second: 20, away: 5 } });
  await eve.until(() => away(eve, 0) === true && away(eve, 1) === true, 'the sign that all are away');
  await eve.hush();
  expect(clocks(eve).length).toBeGreaterThan(0);
  expect(clocks(eve).every(({ stopped }) => stopped)).toBe(true);
  const answers = lates(table).length;
  ben.send('back', {});
  await eve.until(() => lates(table).length > answers, 'the game goes on');
});

test('a takeback gives the question that comes back its full time, and stops the clocks while it is asked for', async () => {
  const { table, mover, other, walker, eve } = await walking();
  await mover.choose(walker, 0);
  await eve.hush();
  tick(HOUR);
  expect(roomOf(table).time.clocks()[0].left).toBeLessThan(14.5 * HOUR);
  expect(await other.act({ do: 'undo', seat: 1 - walker })).toBe('done');
  await eve.hush();
  expect(waits(eve)).toEqual([`answer ${walker} stopped`, `wish ${walker}`]);
  await mover.hush();
  expect(await mover.act({ do: 'agree', seat: walker, yes: true })).toBe('done');
  await eve.hush();
  expect(clocks(eve).length).toBeGreaterThan(0);
  expect(clocks(eve).every((clock) => isFull(clock) && !clock.stopped)).toBe(true);
});

test('a wish that is refused lets the clocks go on with what was left', async () => {
  const { mover, other, walker, eve } = await walking();
  tick(3 * HOUR);
  await other.act({ do: 'undo', seat: 1 - walker });
  tick(5 * HOUR);
  await mover.hush();
  expect(await mover.act({ do: 'agree', seat: walker, yes: false })).toBe('done');
  await eve.hush();
  expect(waits(eve)).toEqual([`answer ${walker}`]);
  expect(clocks(eve)[0].left / HOUR).toBeCloseTo(12, 1);
});

test('whoever comes along and wishes for a free seat stops no clock', async () => {
  const { table, mover, other, walker, eve } = await walking();
  expect(await other.act({ do: 'stand', seat: 1 - walker })).toBe('done');
  await eve.hush();
  expect(await eve.sit(1 - walker)).toBe('done');
  await mover.until(() => mover.state.asks === 'sit', 'the wish');
  await eve.hush();
  expect(waits(eve)).toEqual([`answer ${walker}`, `wish ${walker}`]);
  tick(5 * HOUR);
  expect(left(table) / HOUR).toBeCloseTo(10, 1);
});

test('a wish that nobody answers in time comes to nothing', async () => {
  const { other, walker, eve } = await walking({ waits: { second: 100 } });
  await other.act({ do: 'undo', seat: 1 - walker });
  await eve.until(() => notes(eve).includes('table.wish-lapsed'), 'the end of the wish');
  expect(eve.state.asker).toBe(-1);
});

test('who reloads keeps the time that is left; with nobody there the clocks stand still', async () => {
  const { table, ann, ben, eve } = await asked();
  tick(2 * HOUR);
  await ben.leave();
  const again = await Browser.join(server.url, table, { token: ben.token });
  await again.hush();
  expect(clocks(again)[1].left / HOUR).toBeCloseTo(13, 1);
  for (const one of [ann, again, eve]) await one.leave();
  tick(9 * HOUR);
  expect(
    roomOf(table)
      .time.clocks()
      .every(({ stopped }) => stopped),
  ).toBe(true);
  const back = await Browser.join(server.url, table, { token: ann.token });
  await back.hush();
  expect(clocks(back)[0].left / HOUR).toBeCloseTo(13, 1);
});

test('whoever stands up and sits down again, or lets a bot sit there meanwhile, has what was left', async () => {
  const { table, mover, other, walker, eve } = await walking();
  const host = other.you?.host ? other : mover;
  tick(3 * HOUR);
  expect(await mover.act({ do: 'stand', seat: walker })).toBe('done');
  await eve.hush();
  // The seat is free, and its time goes on.
  expect(waits(eve)).toEqual([`answer ${walker}`]);
  tick(2 * HOUR);
  for (const on of [true, false]) {
    await host.hush();
    expect(await host.act({ do: 'bot', seat: walker, on })).toBe('done');
  }
  expect(await mover.sit(walker)).toBe('done');
  await eve.hush();
  expect(waits(eve)).toEqual([`answer ${walker}`]);
  expect(left(table) / HOUR).toBeCloseTo(10, 1);
  expect(await other.act({ do: 'stand', seat: 1 - walker })).toBe('done');
  expect(await other.sit(1 - walker)).toBe('done');
  await eve.hush();
  expect(left(table) / HOUR).toBeCloseTo(10, 1);
});

test('whoever takes over a seat by a link has what was left of its time', async () => {
  const { table, mover, walker, eve } = await walking();
  tick(4 * HOUR);
  mover.send('handover', { seat: walker });
  const offered = () => mover.heard.findLast(({ kind }) => kind === 'handover');
  await mover.until(() => offered() !== undefined, 'the link');
  const link = offered();
  const handover = link?.kind === 'handover' ? link.body.secret : '';
  const flo = await Browser.join(server.url, table, { name: 'Flo', handover });
  await eve.hush();
  expect(flo.you?.seats).toEqual([walker]);
  expect(waits(eve)).toEqual([`answer ${walker}`]);
  expect(left(table) / HOUR).toBeCloseTo(11, 1);
});

test('a seat that its person has left holds nobody up: the table answers, then soon, until somebody sits down', async () => {
  const { table, mover, walker, eve } = await walking({ waits: { second: 20, away: 5 } });
  expect(await mover.act({ do: 'stand', seat: walker })).toBe('done');
  await eve.until(() => notes(eve).includes('table.time-up-free'), 'the end of the time');
  await eve.until(() => lates(table).some((late) => late.startsWith(`${walker} away`)), 'a brief wait');
  expect(away(eve, walker)).toBe(false);
});

test('when nobody sits there any more the table waits', async () => {
  const { mover, other, walker, eve } = await walking();
  expect(await other.act({ do: 'stand', seat: 1 - walker })).toBe('done');
  await mover.hush();
  expect(await mover.act({ do: 'stand', seat: walker })).toBe('done');
  await eve.hush();
  expect(waits(eve)).toEqual([`answer ${walker} stopped`]);
});

test('a server that was killed gives the question its full time, and reads the answers that it gave', async () => {
  const { table, ann, eve } = await asked({ waits: { second: 20 } });
  await eve.until(() => notes(eve).includes('table.time-up'), 'the end of the time');
  const { data } = server;
  await server.stop(true);
  await open({ data });
  const again = await Browser.join(server.url, table, { token: ann.token });
  await again.hush();
  expect(clocks(again).every(isFull)).toBe(true);
  expect(roomOf(table).table.match.entries.some((entry) => entry.e === 'move' && entry.late)).toBe(true);
});

test('a wish whose end could not be written down comes to its end a little later', async () => {
  const { other, walker, eve } = await walking({ waits: { second: 30, away: 30 } });
  failing = 2;
  await other.act({ do: 'undo', seat: 1 - walker });
  await eve.until(() => notes(eve).includes('table.wish-lapsed'), 'the end of the wish');
  expect(eve.state.asker).toBe(-1);
});

test('at a table whose record is full the clocks rest, the table tries nothing, and people read why', async () => {
  const { table, ann, ben, eve } = await asked({ waits: { away: 5 } });
  const read = (who: Browser) => who.heard.filter(({ kind }) => kind === 'refused').length;
  gone(table, 1);
  Object.assign(server.house, { longest: roomOf(table).table.match.step + 1 });
  expect(await ann.act({ do: 'rename', name: 'Anna' })).toBe('done');
  for (const one of [ann, ben, eve]) await one.hush();
  expect([ann, ben, eve].map(read)).toEqual([1, 1, 1]);
  expect(eve.refused).toBe('too-long');
  expect(clocks(eve)).toEqual([]);
  await new Promise((later) => setTimeout(later, 100));
  expect((await server.house.metrics.mistakes.get()).values[0].value).toBe(0);
  expect(await ann.choose(0)).toBe('too-long');
  const late = await Browser.join(server.url, table, { name: 'Flo' });
  await late.hush();
  expect(late.refused).toBe('too-long');
  expect(read(eve)).toBe(1);
});

test('by hand there is no clock', async () => {
  const { mover, other, walker, eve } = await walking();
  expect(await mover.act({ do: 'by-hand', seat: walker, on: true })).toBe('done');
  await other.until(() => other.state.asker === walker, 'the wish');
  await other.hush();
  expect(await other.act({ do: 'agree', seat: 1 - walker, yes: true })).toBe('done');
  await eve.until(() => eve.state.byHand, 'the hands');
  await eve.hush();
  expect(clocks(eve)).toEqual([]);
});

test('an answer that the table gave is not taken back without the others', async () => {
  const { mover, walker, eve } = await walking({ waits: { second: 60 } });
  await eve.until(() => notes(eve).includes('table.time-up'), 'the end of the time');
  // Others' time may be up in the same moment: then one looks again.
  for (let done = ''; done !== 'done'; ) {
    await mover.hush();
    done = await mover.act({ do: 'undo', seat: walker });
  }
  await eve.until(() => notes(eve).includes('table.undo-asked'), 'the wish');
  expect(notes(eve)).not.toContain('table.undo-done');
});

// ── Sealed questions ───────────────────────────────────────────────────────────────────────────────────────

test('a secret answer changes nothing about the clock, and others hear nothing of it', async () => {
  const { ann, ben, eve } = await asked({ game: sealedPebbles });
  expect(waits(eve)).toEqual(['answer 0,1']);
  tick(HOUR);
  const others = [ben.frames(), eve.frames()];
  await lay(ann, 0);
  await lay(ann, 0);
  for (const one of [ben, eve]) await one.hush();
  for (const frames of others) expect(frames.map(isPong)).toEqual([true]);
  eve.send('again', {});
  await eve.hush();
  expect(waits(eve)).toEqual(['answer 0,1']);
  expect(clocks(eve)[0].left / HOUR).toBeCloseTo(14, 1);
});

test('when the time of a sealed question is up, who has answered keeps it, and nobody reads who had not', async () => {
  const { table, ann, eve } = await asked({ game: sealedPebbles, waits: { second: 40 } });
  await lay(ann, 0);
  await eve.until(() => notes(eve).includes('table.time-up-for-some'), 'the end of the time');
  expect(lates(table)[0]).toBe('1 time {"do":"rest"}');
  expect([away(eve, 0), away(eve, 1)]).toEqual([false, false]);
  const told = eve.chapters
    .flatMap(({ events }) => events)
    .find(({ words }) => words.key === 'table.time-up-for-some');
  expect([told?.seat, told?.words.with]).toEqual([undefined, undefined]);
  expect(notes(eve)).not.toContain('table.time-up');
});

test('standing up and sitting down again gives no time anew for an answer in secret', async () => {
  const { table, ben, eve } = await asked({ game: sealedPebbles });
  tick(5 * HOUR);
  expect(await ben.act({ do: 'stand', seat: 1 })).toBe('done');
  tick(2 * HOUR);
  expect(await ben.sit(1)).toBe('done');
  await eve.hush();
  expect(waits(eve)).toEqual(['answer 0,1']);
  expect(left(table) / HOUR).toBeCloseTo(8, 1);
});

test('at the end of the time both are answered for in one moment', async () => {
  const { table, eve } = await asked({ game: sealedPebbles, waits: { second: 20 } });
  await eve.until(() => notes(eve).includes('table.time-up-for-some'), 'the end of the time');
  expect(lates(table).slice(0, 2)).toEqual(['0 time {"do":"rest"}', '1 time {"do":"rest"}']);
});

test('who was not there at the end of a sealed question is away, whatever they had to choose from', async () => {
  const { table, ben, eve } = await asked({ game: sealedPebbles, waits: { second: 20 } });
  await lay(ben, 1);
  await ben.leave();
  await eve.until(() => notes(eve).includes('table.time-up-for-some'), 'the end of the time');
  await eve.until(() => away(eve, 1) === true, 'the sign that Ben is away');
  expect(lates(table).some((late) => late.startsWith('1 time'))).toBe(false);
  const back = await Browser.join(server.url, table, { token: ben.token });
  await eve.until(() => away(eve, 1) === false, 'the sign that Ben is back');
  await back.hush();
});

test('for whoever is away a secret answer is given as a bot gives it, at the moment of its seat', async () => {
  const { table, ben, eve } = await asked({ game: sealedPebbles, waits: { sealedMore: 20 } });
  await ben.leave();
  gone(table, 1);
  const frames = eve.frames();
  await Browser.join(server.url, table, { name: 'Flo' });
  const answered = () => roomOf(table).table.position.answered[1];
  while (!answered()) await new Promise((later) => setTimeout(later, 10));
  await eve.hush();
  // Only that Ben is away, and that somebody else has come.
  expect(frames.filter((frame) => frame.includes('events')).length).toBe(0);
  expect(waits(eve)).toEqual(['answer 0']);
});

test('secret answers that could not be written down at the end of the time are given a little later', async () => {
  const { table, eve } = await asked({ game: sealedPebbles, waits: { second: 40, away: 20 } });
  failing = 3;
  await eve.until(() => notes(eve).includes('table.time-up-for-some'), 'the end of the time');
  expect(lates(table).slice(0, 2).sort()).toEqual(['0 time {"do":"rest"}', '1 time {"do":"rest"}']);
});

test('what somebody who was away has answered early is not answered by the table', async () => {
  const { table, ann, ben } = await asked({ game: sealedPebbles, waits: { sealed: 1500, sealedMore: 1 } });
  gone(table, 1);
  await ann.act({ do: 'rename', name: 'Anna' });
  await ben.hush();
  expect(ben.decision(1)?.choices.length).toBeGreaterThan(0);
  expect(await ben.choose(1)).toBe('done');
  expect(lates(table)).toEqual([]);
});
