import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../shared/engine/log.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { KeptCard, NewTableRow, Store } from './store.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pewter-'));
  store = openSqlite(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const card = (id: string, phase: KeptCard['phase'] = 'gathering'): KeptCard => ({
  id,
  game: 'pebbles',
  title: 'Path',
  phase,
  round: 0,
  host: 'p1',
  seats: [{ side: 'Left', name: '', kind: '', asked: false, person: '' }],
});
const table = (id: string): NewTableRow => ({
  id,
  game: 'pebbles',
  seed: 'ab'.repeat(32),
  autoStart: true,
  card: card(id),
  people: [{ id: 'p1', hash: 'h1' }],
  entries: [{ e: 'host', by: 'p1' }],
});
const start: Entry = { e: 'start', by: 'p1' };

test('a table comes back as it was written, also after closing', () => {
  store.make(table('a'));
  store.append({
    table: 'a',
    place: 1,
    entry: start,
    intent: { hash: 'h1', id: 'i1' },
    person: { id: 'p2', hash: 'h2' },
    card: card('a', 'playing'),
  });
  store.say('a', { n: 1, name: 'Ann', seat: -1, text: 'hello' });
  store.close();
  store = openSqlite(folder);
  expect(store.load('a')).toEqual({
    id: 'a',
    game: 'pebbles',
    seed: 'ab'.repeat(32),
    autoStart: true,
    card: card('a', 'playing'),
    entries: [{ e: 'host', by: 'p1' }, start],
    people: [
      { id: 'p1', hash: 'h1' },
      { id: 'p2', hash: 'h2' },
    ],
    chat: [{ n: 1, name: 'Ann', seat: -1, text: 'hello' }],
    intents: [{ hash: 'h1', id: 'i1', step: 2 }],
  });
  expect(store.load('b')).toBeNull();
  expect([store.has('a'), store.has('b')]).toEqual([true, false]);
});

test('a place in the log is written once: a second owner of the table fails as a whole', () => {
  store.make(table('a'));
  store.append({ table: 'a', place: 1, entry: start });
  const second = () =>
    store.append({
      table: 'a',
      place: 1,
      entry: start,
      person: { id: 'p9', hash: 'h9' },
      card: card('a', 'over'),
    });
  expect(second).toThrow();
  expect(store.load('a')?.people).toHaveLength(1);
  expect(store.load('a')?.card.phase).toBe('gathering');
  store.append({ table: 'a', place: 2, entry: start });
  expect(store.load('a')?.entries).toHaveLength(3);
});

test('the lobby lists tables that gather people, newest first, and those of one browser', () => {
  store.make(table('a'));
  store.make(table('b'));
  store.append({ table: 'a', place: 1, entry: start, card: card('a', 'playing') });
  expect(store.gathering(10).map((one) => one.id)).toEqual(['b']);
  expect(
    store
      .of('h1', 10)
      .map((one) => one.card.id)
      .sort(),
  ).toEqual(['a', 'b']);
  expect(store.of('h1', 1)).toHaveLength(1);
  expect(store.of('h2', 10)).toEqual([]);
});

test('a handover link opens its seat until the seat changes hands, and a newer one takes its place', () => {
  store.make(table('a'));
  store.make(table('b'));
  store.offer('a', 0, 's1');
  store.offer('a', 0, 's2');
  expect(store.offered('a', 's1')).toBe(-1);
  expect(store.offered('b', 's2')).toBe(-1);
  expect(store.offered('a', 's2')).toBe(0);
  store.append({ table: 'a', place: 1, entry: { e: 'stand', by: 'p1', seat: 1 } });
  expect(store.offered('a', 's2')).toBe(0);
  store.append({ table: 'a', place: 2, entry: { e: 'hand', by: 'p2', seat: 0, name: 'Ann' } });
  expect(store.offered('a', 's2')).toBe(-1);
});

test('a rematch and its new table are written together or not at all', () => {
  store.make(table('a'));
  store.make(table('b'));
  const rematch: Entry = { e: 'rematch', by: 'p1', table: 'b' };
  expect(() => store.append({ table: 'a', place: 1, entry: rematch, table2: table('b') })).toThrow();
  expect(store.load('a')?.entries).toHaveLength(1);
  store.append({ table: 'a', place: 1, entry: { ...rematch, table: 'c' }, table2: table('c') });
  expect(store.has('c')).toBe(true);
});

test('data of a newer Pewter is left alone', () => {
  store.close();
  const db = new Database(join(folder, 'pewter.db'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(folder)).toThrow(/newer/);
  const again = new Database(join(folder, 'pewter.db'));
  again.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  again.close();
  store = openSqlite(folder);
});

test('data from before there were designs is brought up to date with its tables', () => {
  store.close();
  const old = join(folder, 'old');
  mkdirSync(old);
  const db = new Database(join(old, 'pewter.db'));
  db.exec(`${MIGRATIONS[0]} PRAGMA user_version = 1;`);
  db.exec("INSERT INTO tables VALUES ('t', 'pebbles', 'ab', 1, 'gathering', '{\"seats\":[]}', 1)");
  db.close();
  store = openSqlite(old);
  expect(store.has('t')).toBe(true);
  store.makeDesign('d', 'h1', { version: 1, title: 'One', file: '{}' });
  expect(store.design('d')?.version).toBe(1);
});

test('a design keeps its last two hundred versions, also after closing, and never two of one number', () => {
  store.makeDesign('d', 'h1', { version: 1, title: 'One', file: '{"n":1}' });
  for (let base = 1; base < 203; base++)
    expect(
      store.addVersion('d', base, { version: 0, title: `No. ${base + 1}`, file: `{"n":${base + 1}}` }),
    ).toBe(true);
  expect(store.addVersion('d', 5, { version: 6, title: 'Late', file: '{}' })).toBe(false);
  store.close();
  store = openSqlite(folder);
  expect(store.design('d')).toEqual({ secretHash: 'h1', version: 203 });
  const kept = store.designVersions('d');
  expect([kept.length, kept[0].version, kept[199].version]).toEqual([200, 203, 4]);
  expect(store.designVersion('d', 203)).toEqual({ version: 203, title: 'No. 203', file: '{"n":203}' });
  expect([store.designVersion('d', 3), store.design('e')]).toEqual([null, null]);
});

test('a picture of a design is kept once for all its versions, and goes with the last that has it', () => {
  const rows = () => {
    const db = new Database(join(folder, 'pewter.db'));
    const found = db.prepare('SELECT image FROM design_pictures').all() as { image: string }[];
    db.close();
    return found.map(({ image }) => image);
  };
  const red = '{"map":{"background":{"image":"data:image/png;base64,UkVE"}}}';
  const blue = '{"map":{"background":{"image":"data:image/png;base64,QkxV"}}}';
  store.makeDesign('d', 'h1', { version: 1, title: 'One', file: red });
  store.addVersion('d', 1, { version: 2, title: 'Two', file: red });
  store.addVersion('d', 2, { version: 3, title: 'Three', file: blue });
  expect(rows().sort()).toEqual(['data:image/png;base64,QkxV', 'data:image/png;base64,UkVE']);
  expect(store.designVersion('d', 2)?.file).toBe(red);
  for (let base = 3; base < 202; base++)
    store.addVersion('d', base, { version: 0, title: 'Later', file: blue });
  expect(rows()).toEqual(['data:image/png;base64,QkxV']);
  expect(store.designVersion('d', 202)?.file).toBe(blue);
});
