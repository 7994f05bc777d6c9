import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, Problem, ScenarioCard, TableCard, TableDoor } from '../../shared/protocol/http.ts';
import { Browser, makeTable, newToken, post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pewter-files-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('scenarios/pebbles/path.json', JSON.stringify({ game: 'pebbles', title: 'The path' }));
  write('scenarios/pebbles/broken.json', '{ not json');
  write('scenarios/pebbles/other.json', JSON.stringify({ game: 'chess', title: 'No' }));
  write('scenarios/pebbles/again.json', JSON.stringify({ game: 'pebbles', title: 'Twice', id: 'path' }));
  write('scenarios/pebbles/lost.json', JSON.stringify({ game: 'pebbles', title: 'Lost', map: 'vale' }));
  write('scenarios/maps/hill.json', JSON.stringify({ rows: ['gg'] }));
  write('client/index.html', '<!doctype html><title>Pewter</title>');
  write('client/assets/app-1a2b.js', 'export {}');
  server = await startServer({
    client: join(folder, 'client'),
    scenarios: join(folder, 'scenarios'),
    log: 'silent',
    waits: { automatic: 60_000 },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = async <T>(path: string) => (await (await fetch(server.url + path)).json()) as T;
const codeOf = (answer: { body: unknown }) => (answer.body as Problem).code;
const make = (wish: unknown) => post<Made>(`${server.url}/api/tables`, wish);
const FILE = { game: 'pebbles', title: 'Own' };

test('the shelf shows what can be played, and a broken file keeps nobody from playing the rest', async () => {
  const cards = await get<ScenarioCard[]>('/api/scenarios');
  expect(cards.map((card) => card.id)).toEqual(['path']);
  expect(cards[0].sides.map((side) => side.name)).toEqual(['Left', 'Right']);
  expect(cards[0].options.map((option) => option.name)).toEqual(['goal']);
  expect(server.house.shelf.faults.map((fault) => fault.file).sort()).toEqual([
    'pebbles/broken.json',
    'pebbles/lost.json',
    'pebbles/other.json',
    'pebbles/path.json',
  ]);
  expect(cards[0].title).toBe('Pebbles');
  expect(await get('/api/maps')).toEqual(['hill']);
});

test('a table is made from a scenario with a seat, a bot and an option, and begins', async () => {
  const token = newToken();
  const wish = {
    token,
    name: 'Ann',
    scenario: 'path',
    options: { goal: 4 },
    seats: [1],
    bots: [0],
    start: true,
  };
  const made = await make(wish);
  expect(made.status).toBe(201);
  const id = (made.body as Made).id;
  expect(id).toMatch(/^[a-z0-9]{10}$/);
  const door = await get<TableDoor>(`/api/tables/${id}`);
  expect(door.table).toMatchObject({ id, title: 'Pebbles', phase: 'playing', yours: [] });
  const mine = await post<TableCard[]>(`${server.url}/api/tables/mine`, { token });
  expect(mine.body).toMatchObject([
    {
      id,
      yours: [1],
      seats: [
        { side: 'Left', kind: 'bot' },
        { side: 'Right', name: 'Ann', kind: 'person', here: false },
      ],
    },
  ]);
});

test('open tables are those that gather people and have a seat left; no secret is in them', async () => {
  const full = await makeTable(server.url, { seats: [0], bots: [1] });
  const open = await makeTable(server.url, { seats: [0], name: 'Cleo' });
  const cards = await get<TableCard[]>('/api/tables');
  const ids = cards.map((card) => card.id);
  expect(ids).toContain(open);
  expect(ids).not.toContain(full);
  expect(cards.every((card) => card.yours.length === 0)).toBe(true);
  expect(JSON.stringify(cards)).not.toMatch(/hash|seed|person":"p/);
});

test('one’s own tables know whose turn it is and who is there, also while the table sleeps', async () => {
  const token = newToken();
  const id = await makeTable(server.url, { token, name: 'Ann', seats: [0, 1], start: true });
  const ann = await Browser.join(server.url, id, { token });
  const mine = async () =>
    (await post<TableCard[]>(`${server.url}/api/tables/mine`, { token })).body as TableCard[];
  expect((await mine())[0].seats.map((seat) => [seat.here, seat.asked])).toEqual([
    [true, true],
    [true, true],
  ]);
  await ann.choose(0);
  expect((await mine())[0].seats.map((seat) => seat.asked)).toEqual([false, true]);
  await ann.leave();
  const others = await post<TableCard[]>(`${server.url}/api/tables/mine`, { token: newToken() });
  expect(others.body).toEqual([]);
});

test.each<[string, unknown, number, string]>([
  ['nothing', {}, 400, 'bad-request'],
  ['a token that is none', { token: 'me', name: 'A', scenario: 'path' }, 400, 'bad-request'],
  ['no name', { token: newToken(), name: ' ', scenario: 'path' }, 400, 'bad-request'],
  ['neither scenario nor file', { token: newToken(), name: 'A' }, 400, 'bad-request'],
  [
    'more than belongs there',
    { token: newToken(), name: 'A', scenario: 'path', admin: 1 },
    400,
    'bad-request',
  ],
  [
    'a scenario that is not there',
    { token: newToken(), name: 'A', scenario: 'moon' },
    404,
    'no-such-scenario',
  ],
  ['a file of no game', { token: newToken(), name: 'A', file: { game: 'go' } }, 400, 'bad-file'],
  ['a file that is a list', { token: newToken(), name: 'A', file: [] }, 400, 'bad-file'],
  ['a file that is null', { token: newToken(), name: 'A', file: null }, 400, 'bad-file'],
  ['a file with a fault', { token: newToken(), name: 'A', file: { game: 'pebbles' } }, 400, 'bad-file'],
  [
    'an unknown option',
    { token: newToken(), name: 'A', file: FILE, options: { luck: 1 } },
    400,
    'bad-option',
  ],
  [
    'an option out of its values',
    { token: newToken(), name: 'A', file: FILE, options: { goal: 5 } },
    400,
    'bad-option',
  ],
  ['a seat that is not there', { token: newToken(), name: 'A', file: FILE, seats: [2] }, 400, 'seat'],
  ['one seat twice', { token: newToken(), name: 'A', file: FILE, seats: [0], bots: [0] }, 400, 'seat-taken'],
  ['a body that is no JSON', '{ "token": ', 400, 'bad-request'],
  ['a body of a megabyte', { file: 'x'.repeat(1_000_000) }, 413, 'too-large'],
])('a wish for a table with %s is refused in words', async (_, wish, status, code) => {
  const answer = await make(wish);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  expect((answer.body as Problem).words.key).not.toBe('');
});

test('a file’s faults are told with their places', async () => {
  const answer = await make({ token: newToken(), name: 'A', file: { game: 'pebbles', title: 7 } });
  expect((answer.body as Problem).problems?.map((problem) => problem.path)).toEqual(['title']);
});

test.each(['abcdefghij', 'x', '..%2f..%2fetc', '%00', 'ABCDEFGHIJ', 'a'.repeat(300)])(
  'a link to a table that never was (%s) is told so',
  async (id) => {
    const answer = await fetch(`${server.url}/api/tables/${id}`);
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([404, 'no-such-table']);
  },
);

test('every page of the client answers with the client, its parts with themselves', async () => {
  for (const path of ['/', '/t/abcdefghij', '/rules', '/t/abcdefghij/over']) {
    const page = await fetch(server.url + path);
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Pewter</title>']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  const part = await fetch(`${server.url}/assets/app-1a2b.js`);
  expect(part.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/app-old.js', '/favicon.ico', '/api/nothing']) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
  }
});

test('no path leads out of the client’s folder', async () => {
  for (const path of ['/assets/..%2f..%2fetc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
  }
});

test('health and metrics answer', async () => {
  expect(await get('/health')).toMatchObject({ ok: true });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/pewter_tables \d/);
  expect(metrics).toMatch(/pewter_mistakes_total 0/);
});

test('a page from elsewhere may not ask', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/api/tables`, { headers })).status;
  expect(await ask({ origin: 'https://evil.example' })).toBe(403);
  expect(await ask({ origin: 'null' })).toBe(403);
  expect(await ask({ origin: server.url })).toBe(200);
  expect(await ask({ origin: 'http://localhost:5173' })).toBe(200);
  expect(await ask({})).toBe(200);
});

test('tables are made at a human pace', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => make({ token: newToken(), name: 'A', file: FILE })),
  );
  expect(answers.some((answer) => codeOf(answer) === 'too-many')).toBe(true);
});
