import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../shared/engine/log.ts';
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

test('a handover link opens its seat until it is spent, and a newer one takes its place', () => {
  store.make(table('a'));
  store.make(table('b'));
  store.offer('a', 0, 's1');
  store.offer('a', 0, 's2');
  expect(store.offered('a', 's1')).toBe(-1);
  expect(store.offered('b', 's2')).toBe(-1);
  expect(store.offered('a', 's2')).toBe(0);
  store.append({ table: 'a', place: 1, entry: start, spent: 's2' });
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
  again.exec('PRAGMA user_version = 1');
  again.close();
  store = openSqlite(folder);
});
