import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { z } from 'zod';
import { type Entry, entry } from '../../shared/engine/log.ts';
import type { ChatLine } from '../../shared/protocol/messages.ts';
import { designStoreOf } from './designs.ts';
import { MIGRATIONS } from './migrations.ts';
import type { KeptCard, KeptTable, NewTableRow, Person, Store, TableRow, Writing } from './store.ts';

/** How much of the chat a table brings back, and how many intents it remembers. */
const CHAT_KEPT = 100;
const INTENTS_KEPT = 64;

const tableRow = z.object({
  id: z.string(),
  game: z.string(),
  seed: z.string(),
  auto_start: z.number(),
  card: z.string(),
});
const entryRow = z.object({
  place: z.number(),
  entry: z.string(),
  hash: z.string().nullable(),
  intent: z.string().nullable(),
});
const personRow = z.object({ person: z.string(), hash: z.string() });
const chatRow = z.object({ n: z.number(), name: z.string(), seat: z.number(), text: z.string() });

/**
 * SQLite through libsql. Write-ahead log with `synchronous = FULL`: an act is on the disk before anyone sees
 * it, at about a tenth of a millisecond (see docs/decisions).
 */
export function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const db = new Database(join(folder, 'pewter.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 2000');
  migrate(db);

  const sql = {
    // Prepared: `exec` takes several times as long as the write itself.
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    table: db.prepare(
      'INSERT INTO tables (id, game, seed, auto_start, phase, card, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    entry: db.prepare('INSERT INTO entries (table_id, place, entry, hash, intent) VALUES (?, ?, ?, ?, ?)'),
    person: db.prepare('INSERT INTO people (table_id, person, hash) VALUES (?, ?, ?)'),
    card: db.prepare('UPDATE tables SET phase = ?, card = ? WHERE id = ?'),
    say: db.prepare('INSERT INTO chat (table_id, n, name, seat, text) VALUES (?, ?, ?, ?, ?)'),
    forget: db.prepare('DELETE FROM chat WHERE table_id = ? AND n <= ?'),
    one: db.prepare('SELECT id, game, seed, auto_start, card FROM tables WHERE id = ?'),
    over: db.prepare("SELECT seed FROM tables WHERE id = ? AND phase = 'over'"),
    has: db.prepare('SELECT 1 FROM tables WHERE id = ?'),
    entries: db.prepare('SELECT place, entry, hash, intent FROM entries WHERE table_id = ? ORDER BY place'),
    people: db.prepare('SELECT person, hash FROM people WHERE table_id = ?'),
    chat: db.prepare('SELECT n, name, seat, text FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?'),
    gathering: db.prepare("SELECT card FROM tables WHERE phase = 'gathering' ORDER BY made DESC, id LIMIT ?"),
    mine: db.prepare(
      'SELECT card, person FROM people JOIN tables ON tables.id = table_id WHERE hash = ? ' +
        'ORDER BY made DESC, id LIMIT ?',
    ),
    withdraw: db.prepare('DELETE FROM handovers WHERE table_id = ? AND seat = ?'),
    offer: db.prepare('INSERT INTO handovers (secret, table_id, seat) VALUES (?, ?, ?)'),
    offered: db.prepare('SELECT seat FROM handovers WHERE table_id = ? AND secret = ?'),
  };

  function write(work: () => void): void {
    sql.begin.run();
    try {
      work();
      sql.commit.run();
    } catch (error) {
      if (db.inTransaction) sql.rollback.run();
      throw error;
    }
  }

  function insertTable(table: NewTableRow): void {
    const { id, game, seed, autoStart, card } = table;
    sql.table.run(id, game, seed, autoStart ? 1 : 0, card.phase, JSON.stringify(card), Date.now());
    table.entries.forEach((line, place) => {
      sql.entry.run(id, place, JSON.stringify(line), null, null);
    });
    for (const person of table.people) sql.person.run(id, person.id, person.hash);
  }

  return {
    make: (table) => write(() => insertTable(table)),

    append(writing: Writing) {
      const { table, place, person, intent, card } = writing;
      write(() => {
        const line = JSON.stringify(writing.entry);
        sql.entry.run(table, place, line, intent?.hash ?? null, intent?.id ?? null);
        if (person) sql.person.run(table, person.id, person.hash);
        if (card) sql.card.run(card.phase, JSON.stringify(card), table);
        if (givesSeat(writing.entry)) sql.withdraw.run(table, writing.entry.seat);
        if (writing.table2) insertTable(writing.table2);
      });
    },

    say: (table, line) =>
      write(() => {
        sql.say.run(table, line.n, line.name, line.seat, line.text);
        sql.forget.run(table, line.n - CHAT_KEPT);
      }),

    load(id): KeptTable | null {
      const found = sql.one.get(id);
      if (!found) return null;
      const rows = sql.entries.all(id).map((row) => entryRow.parse(row));
      const intents = rows
        .flatMap(({ hash, intent, place }) => (hash && intent ? { hash, id: intent, step: place + 1 } : []))
        .slice(-INTENTS_KEPT);
      return {
        ...readTable(found),
        entries: rows.map(readEntry),
        people: sql.people.all(id).map(readPerson),
        chat: sql.chat
          .all(id, CHAT_KEPT)
          .map((row): ChatLine => chatRow.parse(row))
          .reverse(),
        intents,
      };
    },

    has: (id) => sql.has.get(id) !== undefined,
    record(id) {
      const found = sql.over.get(id);
      if (!found) return null;
      const { seed } = z.object({ seed: z.string() }).parse(found);
      return { seed, log: sql.entries.all(id).map((row) => readEntry(entryRow.parse(row))) };
    },
    gathering: (limit) => sql.gathering.all(limit).flatMap((row) => soundCard(row) ?? []),
    of: (hash, limit) =>
      sql.mine.all(hash, limit).flatMap((row) => {
        const card = soundCard(row);
        return card ? { card, person: z.object({ person: z.string() }).parse(row).person } : [];
      }),

    offer: (table, seat, secret) =>
      write(() => {
        sql.withdraw.run(table, seat);
        sql.offer.run(secret, table, seat);
      }),
    offered(table, secret) {
      const row = sql.offered.get(table, secret);
      return row === undefined ? -1 : z.object({ seat: z.number() }).parse(row).seat;
    },

    ...designStoreOf(db, write),

    alive: () => sql.has.get('') === undefined,
    close: () => void db.close(),
  };
}

/** Nobody gives away what is another's by now: a link is as good as its giver's seat. */
const givesSeat = (line: Entry): line is Extract<Entry, { readonly e: 'sit' | 'stand' | 'hand' | 'bot' }> =>
  line.e === 'sit' || line.e === 'stand' || line.e === 'hand' || line.e === 'bot';

function migrate(db: Database.Database): void {
  const version = z.array(z.object({ user_version: z.number() })).parse(db.pragma('user_version'));
  const from = version[0].user_version;
  if (from > MIGRATIONS.length) throw new Error('The data folder was written by a newer Pewter.');
  for (let step = from; step < MIGRATIONS.length; step++) {
    db.exec(`BEGIN IMMEDIATE; ${MIGRATIONS[step]} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

function readTable(row: unknown): TableRow {
  const { id, game, seed, auto_start } = tableRow.parse(row);
  return { id, game, seed, autoStart: auto_start === 1, card: readCard(row) };
}

const cardShape = z.looseObject({ seats: z.array(z.unknown()) });

/** Cards are written by us alone: the shape is looked at, the fields are believed. */
const readCard = (row: unknown): KeptCard =>
  cardShape.parse(JSON.parse(z.object({ card: z.string() }).parse(row).card)) as unknown as KeptCard;

/** One spoiled card must not keep the others out of the lobby: null. */
function soundCard(row: unknown): KeptCard | null {
  try {
    return readCard(row);
  } catch {
    return null;
  }
}

const readEntry = (row: z.infer<typeof entryRow>) => entry.parse(JSON.parse(row.entry));

function readPerson(row: unknown): Person {
  const { person, hash } = personRow.parse(row);
  return { id: person, hash };
}
