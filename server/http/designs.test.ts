import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  DesignCard,
  DesignClash,
  DesignKey,
  DesignVersion,
  KeptDesign,
} from '../../shared/protocol/designs.ts';
import type { Problem } from '../../shared/protocol/http.ts';
import { gamesOf } from '../games.ts';
import { post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pewter-designs-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  write('pebbles/path.json', { game: 'pebbles', title: 'The path', map: 'hill' });
  write('maps/hill.json', { format: 1, title: 'Hill', rows: ['gg'] });
  server = await startServer({ scenarios: folder, games: gamesOf(true), log: 'silent' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string) => `${server.url}/api${path}`;
const get = async (path: string) => {
  const response = await fetch(at(path));
  return { status: response.status, body: (await response.json()) as unknown };
};
const file = (title: string) => ({
  ...{ format: 1, game: 'warrior-lands', title },
  map: { format: 1, title, rows: ['ggg', 'ggg', 'ggg'] },
  sides: [
    { name: 'North', units: [] },
    { name: 'South', units: [] },
  ],
});
const keep = async (title: string) =>
  (await post<DesignKey>(at('/designs'), { file: file(title) })).body as DesignKey;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

test('a design is kept under two links: one shows it, the other changes it', async () => {
  const made = await post<DesignKey>(at('/designs'), { file: file('Gap') });
  expect(made.status).toBe(201);
  const { id, secret, version } = made.body as DesignKey;
  expect([id, secret, version]).toEqual([expect.stringMatching(/^[a-z0-9]{10}$/), expect.any(String), 1]);
  const seen = await get(`/designs/${id}`);
  expect(seen.body).toEqual({ id, version: 1, file: file('Gap') });
  expect(JSON.stringify(seen.body)).not.toContain(secret);
  const saved = await post(at(`/designs/${id}`), { secret, base: 1, file: file('Gap in the hills') });
  expect(saved.body).toEqual({ version: 2 });
  expect(((await get(`/designs/${id}`)).body as KeptDesign).file).toEqual(file('Gap in the hills'));
});

test('nobody changes or looks into the past of a design without its secret', async () => {
  const { id } = await keep('Mine');
  const secret = 'ab'.repeat(16);
  expect(codeOf(await post(at(`/designs/${id}`), { secret, base: 1, file: file('Theirs') }))).toEqual([
    403,
    'not-yours',
  ]);
  expect(codeOf(await post(at(`/designs/${id}/versions`), { secret }))).toEqual([403, 'not-yours']);
  expect(codeOf(await post(at(`/designs/${id}/versions/1`), { secret }))).toEqual([403, 'not-yours']);
  expect(((await get(`/designs/${id}`)).body as KeptDesign).version).toBe(1);
});

test('who saves over what somebody else saved meanwhile is told, and gets both', async () => {
  const { id, secret } = await keep('First');
  const save = (base: number, title: string) =>
    post(at(`/designs/${id}`), { secret, base, file: file(title) });
  const both = await Promise.all([save(1, 'Ann'), save(1, 'Ben')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = both.find(({ status }) => status === 409)?.body as DesignClash;
  const won = both.findIndex(({ status }) => status === 200) === 0 ? 'Ann' : 'Ben';
  expect(lost).toMatchObject({ code: 'design-changed', version: 2, file: { title: won } });
  expect((await save(2, 'Both')).body).toEqual({ version: 3 });
});

test('older versions stay and can be had again, newest first', async () => {
  const { id, secret } = await keep('One');
  for (const [base, title] of [
    [1, 'Two'],
    [2, 'Three'],
  ] as const)
    await post(at(`/designs/${id}`), { secret, base, file: file(title) });
  const { body } = await post<DesignVersion[]>(at(`/designs/${id}/versions`), { secret });
  expect((body as DesignVersion[]).map(({ version, title }) => [version, title])).toEqual([
    [3, 'Three'],
    [2, 'Two'],
    [1, 'One'],
  ]);
  expect((await post(at(`/designs/${id}/versions/1`), { secret })).body).toMatchObject({
    file: { title: 'One' },
  });
  expect(codeOf(await post(at(`/designs/${id}/versions/9`), { secret }))).toEqual([404, 'no-such-design']);
});

test('a picture under the map is kept with every version, and one that is none is refused', async () => {
  const pictured = (title: string, image: string) => {
    const { map, ...rest } = file(title);
    return { ...rest, map: { ...map, background: { image, x: 0, y: 0, scale: 1, opacity: 1 } } };
  };
  const white =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';
  const { body } = await post<DesignKey>(at('/designs'), { file: pictured('Snow', white) });
  const { id, secret } = body as DesignKey;
  await post(at(`/designs/${id}`), { secret, base: 1, file: pictured('More snow', white) });
  await post(at(`/designs/${id}`), { secret, base: 2, file: file('Thaw') });
  const kept = async (version: number) =>
    (await post<KeptDesign>(at(`/designs/${id}/versions/${version}`), { secret })).body;
  expect(await kept(1)).toMatchObject({ file: pictured('Snow', white) });
  expect(await kept(2)).toMatchObject({ file: pictured('More snow', white) });
  expect(await kept(3)).toMatchObject({ file: file('Thaw') });
  for (const image of [
    'data:image/png;base64,PHN2Zy8+',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://x/y.png',
  ])
    expect(codeOf(await post(at('/designs'), { file: pictured('Bad', image) }))).toEqual([400, 'bad-file']);
});

test('a file that is no battle is refused in words, and changes nothing', async () => {
  const { id, secret } = await keep('Sound');
  const broken = { ...file('x'), map: { format: 1, title: 'x', rows: ['gqg'] } };
  const refused = await post<Problem>(at(`/designs/${id}`), { secret, base: 1, file: broken });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'bad-file', problems: [{ path: 'map.rows.0' }] },
  });
  expect(await post<Problem>(at('/designs'), { file: { ...file('x'), title: 'half \ud83d' } })).toMatchObject(
    {
      status: 400,
      body: { code: 'bad-file', problems: [{ path: 'title', words: { key: 'scenario.broken-text' } }] },
    },
  );
  expect(codeOf(await post(at('/designs'), { file: { ...file('x'), format: 9 } }))).toEqual([
    400,
    'bad-file',
  ]);
  expect(codeOf(await post(at('/designs'), { file: 'x'.repeat(900_000) }))).toEqual([413, 'too-large']);
  expect(codeOf(await post(at('/designs'), 'nonsense'))).toEqual([400, 'bad-request']);
  expect(codeOf(await post(at(`/designs/${id}`), { secret: 'x', base: 1, file: file('x') }))).toEqual([
    400,
    'bad-request',
  ]);
  expect(((await get(`/designs/${id}`)).body as KeptDesign).file).toEqual(file('Sound'));
});

test('links with a letter too few lead nowhere, and say so', async () => {
  expect(codeOf(await get('/designs/abc'))).toEqual([404, 'no-such-design']);
  expect(codeOf(await get('/designs/zzzzzzzzzz'))).toEqual([404, 'no-such-design']);
});

const war = (change: object = {}) => ({
  ...{ format: 1, game: 'baraddun', title: 'Our war', options: { players: 4 } },
  ...change,
});

test('a scenario of a card game is kept like a battle, finished or not', async () => {
  const made = await post<DesignKey>(at('/designs'), { file: war() });
  expect(made.status).toBe(201);
  const { id, secret } = made.body as DesignKey;
  const short = war({
    deck: { fighters: [{ name: 'Al', affiliation: 'Us', strength: 4 }], weapons: [], defences: [] },
  });
  expect((await post(at(`/designs/${id}`), { secret, base: 1, file: short })).body).toEqual({ version: 2 });
  expect(((await get(`/designs/${id}`)).body as KeptDesign).file).toEqual(short);
  const broken = war({ deck: { fighters: [{ name: 'Al', strength: 99 }], weapons: [], defences: [] } });
  expect(codeOf(await post(at(`/designs/${id}`), { secret, base: 2, file: broken }))).toEqual([
    400,
    'bad-file',
  ]);
});

test('the lobby gets own designs as it gets the ready ones, and is told which are not ready', async () => {
  const key = async (what: unknown) =>
    (await post<DesignKey>(at('/designs'), { file: what })).body as DesignKey;
  const [ready, empty] = [await key(war()), await key(file('Nobody there'))];
  const { body } = await post<DesignCard[]>(at('/designs/cards'), {
    ids: [ready.id, 'zzzzzzzzzz', empty.id],
  });
  expect(body).toMatchObject([
    { id: ready.id, title: 'Our war', game: 'baraddun', card: { game: 'baraddun', sides: [{}, {}, {}, {}] } },
    { id: empty.id, title: 'Nobody there', game: 'warrior-lands', card: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(ready.secret);
  const many = Array.from({ length: 9 }, () => ready.id);
  expect(codeOf(await post(at('/designs/cards'), { ids: many }))).toEqual([400, 'bad-request']);
});

/** Sent as it is: what no program of ours would write. */
const raw = async (body: string) => {
  const response = await fetch(at('/designs'), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  });
  return codeOf({ status: response.status, body: await response.json() });
};

test('files that are cut off, endless, bottomless or from the future are refused, and the server goes on', async () => {
  const whole = JSON.stringify({ file: file('Whole') });
  expect(await raw(whole.slice(0, -20))).toEqual([400, 'bad-request']);
  expect(await raw(`{"file":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toEqual([400, 'bad-file']);
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(await raw(whole.replace('"rows":', `"odd":${deep},"rows":`))).toEqual([400, 'bad-file']);
  const cards = JSON.stringify({ file: war() });
  expect(await raw(cards.replace('"options":', `"teams":${deep},"options":`))).toEqual([400, 'bad-file']);
  expect(await raw(JSON.stringify({ file: { ...war(), format: 1e9 } }))).toEqual([400, 'bad-file']);
  // 50 MB: the connection may be cut before the last of it is read.
  const huge = await raw(`{"file":"${'x'.repeat(50_000_000)}"}`).catch(() => 'cut off');
  expect(['cut off', [413, 'too-large']]).toContainEqual(huge);
  expect((await get('/designs/abc')).status).toBe(404);
});

test('script in names is kept as the text that it is', async () => {
  const title = '<script>alert(1)</script>';
  const { id } = (await post<DesignKey>(at('/designs'), { file: file(title) })).body as DesignKey;
  const response = await fetch(at(`/designs/${id}`));
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({ file: { title } });
});

test('ready battles and maps are there to be drawn on', async () => {
  expect((await get('/scenarios/path')).body).toMatchObject({ title: 'The path', map: { rows: ['gg'] } });
  expect((await get('/maps/hill')).body).toMatchObject({ rows: ['gg'] });
  expect(codeOf(await get('/scenarios/nowhere'))).toEqual([404, 'no-such-scenario']);
  expect(codeOf(await get('/maps/constructor'))).toEqual([404, 'no-such-map']);
});
