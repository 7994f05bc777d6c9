import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { verify } from '../../shared/engine/verify.ts';
import type { Problem, TableCard, TableRecord } from '../../shared/protocol/http.ts';
import { Browser, makeTable, newToken, post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ waits: { automatic: 60_000 }, log: 'silent' });
});
afterEach(() => server.stop());

const get = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, body: (await response.json()) as unknown };
};

/** Changes what is on the disk behind the server's back. */
function spoil(sql: string, ...values: string[]) {
  const db = new Database(join(server.data, 'pewter.db'));
  db.prepare(sql).run(...values);
  db.close();
}

async function door(table: string): Promise<string> {
  const { status, body } = await get(`/api/tables/${table}`);
  return status < 400 ? 'open' : `${status} ${(body as Problem).code}`;
}

test('a table whose log is damaged says so, and the others play on', async () => {
  const [sound, torn, senseless, unknown] = await Promise.all(
    [0, 1, 2, 3].map(() => makeTable(server.url, { bots: [0] })),
  );
  spoil(`UPDATE entries SET entry = '{"e":"mo' WHERE table_id = ? AND place = 1`, torn);
  spoil(
    `UPDATE entries SET entry = '{"e":"agree","by":"p9","seat":1,"yes":true}' WHERE table_id = ? AND place = 2`,
    senseless,
  );
  spoil(`UPDATE tables SET game = 'chess' WHERE id = ?`, unknown);
  for (const bad of [torn, senseless, unknown]) {
    expect(await door(bad)).toBe('500 unreadable');
    expect(await door(bad)).toBe('500 unreadable');
  }
  const ann = await Browser.join(server.url, sound);
  expect(await ann.sit(1)).toBe('done');
  expect(server.house.live.size).toBe(1);
});

test('a card that is damaged keeps no other out of the lobby', async () => {
  const token = newToken();
  const sound = await makeTable(server.url, { token });
  const torn = await makeTable(server.url, { token });
  const odd = await makeTable(server.url, { token });
  spoil(`UPDATE tables SET card = '{"id":' WHERE id = ?`, torn);
  spoil(`UPDATE tables SET card = '7' WHERE id = ?`, odd);
  const open = (await get('/api/tables')).body as TableCard[];
  expect(open.map((card) => card.id)).toEqual([sound]);
  const mine = await post<TableCard[]>(`${server.url}/api/tables/mine`, { token });
  expect((mine.body as TableCard[]).map((card) => card.id)).toEqual([sound]);
  expect(await door(torn)).toBe('500 unreadable');
  expect(await door(sound)).toBe('open');
});

test('a table of older rules is told apart from a damaged one', async () => {
  const table = await makeTable(server.url);
  spoil(
    `UPDATE entries SET entry = replace(entry, '"rules":1', '"rules":77') WHERE table_id = ? AND place = 0`,
    table,
  );
  expect(await door(table)).toBe('410 other-rules');
});

test('when the game is over everyone gets the seed, and can confirm every die from the record', async () => {
  const token = newToken();
  const table = await makeTable(server.url, { token, seats: [0], bots: [1], word: 'swan', start: true });
  const ann = await Browser.join(server.url, table, { token });
  const eve = await Browser.join(server.url, table, { name: 'Eve' });
  expect(ann.welcome?.seed).toBe('');
  expect(await get(`/api/tables/${table}/record`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
  expect(await ann.choose(0)).toBe('done');
  await ann.until(() => ann.decision(0) !== undefined);
  expect(await ann.act({ do: 'resign', seat: 0 })).toBe('done');
  await eve.until(() => eve.chapters.some((chapter) => 'seed' in chapter), 'the seed');
  const late = await Browser.join(server.url, table, { name: 'Late' });
  const { seed, log } = (await get(`/api/tables/${table}/record`)).body as TableRecord;
  expect(late.welcome?.seed).toBe(seed);
  expect(JSON.stringify(eve.chapters.at(-1))).toContain(seed);
  const sealed = late.welcome?.commitment ?? '';
  expect(verify(pebbles, seed, log, sealed, late.welcome?.outcome ?? null)).toMatchObject({ ok: true });
  expect((await get('/api/tables/aaaaaaaaaa/record')).status).toBe(404);
  expect((await get('/api/tables/..%2f..%2fetc/record')).status).toBe(404);
});
