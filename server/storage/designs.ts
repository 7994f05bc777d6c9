import type Database from 'libsql';
import { z } from 'zod';
import type { DesignRow, DesignStore } from './store.ts';

/** Versions that a design keeps: whoever saves every minute has the last three hours, and mostly much more. */
export const VERSIONS_KEPT = 200;

const head = z.object({ secret: z.string(), version: z.number() });
const versionRow = z.object({ version: z.number(), title: z.string(), file: z.string() });
const listRow = z.object({ version: z.number(), title: z.string(), saved: z.number() });

/** The part of the store that keeps designs. `write` runs its work as one transaction. */
export function designStoreOf(db: Database.Database, write: (work: () => void) => void): DesignStore {
  const sql = {
    make: db.prepare('INSERT INTO designs (id, secret, version, made) VALUES (?, ?, ?, ?)'),
    raise: db.prepare('UPDATE designs SET version = ? WHERE id = ? AND version = ?'),
    add: db.prepare(
      'INSERT INTO design_versions (design_id, version, title, file, saved) VALUES (?, ?, ?, ?, ?)',
    ),
    forget: db.prepare('DELETE FROM design_versions WHERE design_id = ? AND version <= ?'),
    head: db.prepare('SELECT secret, version FROM designs WHERE id = ?'),
    one: db.prepare('SELECT version, title, file FROM design_versions WHERE design_id = ? AND version = ?'),
    all: db.prepare(
      'SELECT version, title, saved FROM design_versions WHERE design_id = ? ORDER BY version DESC',
    ),
  };
  const add = (id: string, { version, title, file }: DesignRow) =>
    sql.add.run(id, version, title, file, Date.now());

  return {
    makeDesign: (id, secretHash, first) =>
      write(() => {
        sql.make.run(id, secretHash, first.version, Date.now());
        add(id, first);
      }),
    addVersion(id, base, row) {
      let added = false;
      write(() => {
        added = sql.raise.run(base + 1, id, base).changes > 0;
        if (!added) return;
        add(id, { ...row, version: base + 1 });
        sql.forget.run(id, base + 1 - VERSIONS_KEPT);
      });
      return added;
    },
    design(id) {
      const row = sql.head.get(id);
      if (row === undefined) return null;
      const { secret, version } = head.parse(row);
      return { secretHash: secret, version };
    },
    designVersion(id, version) {
      const row = sql.one.get(id, version);
      return row === undefined ? null : versionRow.parse(row);
    },
    designVersions: (id) => sql.all.all(id).map((row) => listRow.parse(row)),
  };
}
