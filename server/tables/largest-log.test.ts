import pino from 'pino';
import { expect, test } from 'vitest';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import { type Entry, LOG_VERSION } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { mindsHere } from '../bots/minds.ts';
import { makeMetrics } from '../http/metrics.ts';
import type { Store } from '../storage/store.ts';
import { Files } from './files.ts';
import { type House, waitsAt } from './house.ts';
import { LoadedTable } from './loaded-table.ts';

const SEED = 'ab'.repeat(32);
const games = new Map([[pebbles.id, pebbles]]);
const entries: Entry[] = [
  {
    e: 'open',
    v: LOG_VERSION,
    game: 'pebbles',
    rules: 1,
    file: { game: 'pebbles', title: 'Path' },
    options: {},
    seats: 2,
    byHand: true,
    commitment: commitmentOf(SEED),
  },
  { e: 'sit', by: 'p0', seat: 0, name: 'Ann', word: '' },
  { e: 'bot', by: 'p0', seat: 1, on: true, name: 'Bot' },
  { e: 'start', by: 'p0' },
];
const label: Entry = {
  e: 'free',
  by: 'p0',
  seat: 0,
  act: { act: 'label', ids: ['p0'], text: 'x'.repeat(60) },
};
const LETTERS = JSON.stringify(label).length;

/** A table that takes so many letters of acts of hands, with this log on the disk. */
function tableOf(log: Entry[], largest: number): LoadedTable {
  const store: Pick<Store, 'append'> = { append: ({ entry }) => void log.push(entry) };
  const house: House = {
    games,
    shelf: { scenarios: new Map(), maps: {}, faults: [] },
    store: store as Store,
    files: new Files(),
    waits: waitsAt(0),
    minds: mindsHere(games),
    rate: 20,
    log: pino({ level: 'silent' }),
    metrics: makeMetrics(),
    replay: Match.replay,
    live: new Map(),
  };
  const seats = [0, 1].map(() => ({ side: '', name: '', kind: '' as const, asked: false, person: '' }));
  const card = { id: 't', game: 'pebbles', title: '', phase: 'playing' as const, round: 0, host: '', seats };
  const kept = {
    id: 't',
    game: 'pebbles',
    seed: SEED,
    autoStart: false,
    card,
    people: [],
    chat: [],
    intents: [],
  };
  return new LoadedTable(house, { ...kept, entries: [...log] }, () => {}, largest);
}

test('acts of hands fill a table only so far, also after the server was started again', () => {
  const log = [...entries];
  const largest = 3 * LETTERS + 10;
  const first = tableOf(log, largest);
  for (let i = 0; i < 2; i++) expect(first.act(label).ok).toBe(true);
  const again = tableOf(log, largest);
  expect(again.act(label).ok).toBe(true);
  const refused = again.act(label);
  expect(refused.ok ? '' : refused.refusal.code).toBe('too-long');
  expect(log).toHaveLength(entries.length + 3);
  // Whoever wants to get up still can.
  expect(again.act({ e: 'stand', by: 'p0', seat: 0 }).ok).toBe(true);
});
