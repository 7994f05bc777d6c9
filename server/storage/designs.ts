import { createHash } from 'node:crypto';
import type Database from 'libsql';
import { z } from 'zod';
import type { DesignRow, DesignStore } from './store.ts';

/** Versions that a design keeps: whoever saves every minute has the last three hours, and mostly much more. */
export const VERSIONS_KEPT = 200;

/** The picture under a map, as JSON writes it: in no title or story, where the quotes are escaped. */
const WITHIN = /"image":"(data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)"/;
const KEPT = /"image":"kept:([0-9a-f]{64})"/;

const head = z.object({ secret: z.string(), version: z.number() });
const versionRow = z.object({ version: z.number(), title: z.string(), file: z.string() });
const pictureRow = z.object({ image: z.string() });
const listRow = z.object({ version: z.number(), title: z.string(), saved: z.number() });

/** The part of the store that keeps designs. `write` runs its work as one transaction. */
export function designStoreOf(db: Database.Database, write: (work: () => void) => void): DesignStore {
  const sql = {
    make: db.prepare('INSERT INTO designs (id, secret, version, made) VALUES (?, ?, ?, ?)'),
    raise: db.prepare('UPDATE designs SET version = ? WHERE id = ? AND version = ?'),
    add: db.prepare(
      'INSERT INTO design_versions (design_id, version, title, file, saved, picture) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    forget: db.prepare('DELETE FROM design_versions WHERE design_id = ? AND version <= ?'),
    addPicture: db.prepare('INSERT OR IGNORE INTO design_pictures (design_id, hash, image) VALUES (?, ?, ?)'),
    picture: db.prepare('SELECT image FROM design_pictures WHERE design_id = ? AND hash = ?'),
    forgetPictures: db.prepare(
      'DELETE FROM design_pictures WHERE design_id = ? AND hash NOT IN ' +
        '(SELECT picture FROM design_versions WHERE design_id = ? AND picture IS NOT NULL)',
    ),
    head: db.prepare('SELECT secret, version FROM designs WHERE id = ?'),
    one: db.prepare('SELECT version, title, file FROM design_versions WHERE design_id = ? AND version = ?'),
    all: db.prepare(
      'SELECT version, title, saved FROM design_versions WHERE design_id = ? ORDER BY version DESC',
    ),
  };
  /** A picture is kept once for all versions that have it under their map. */
  const add = (id: string, { version, title, file }: DesignRow) => {
    const image = WITHIN.exec(file)?.[1];
    const hash = image ? createHash('sha256').update(image).digest('hex') : null;
    if (image) sql.addPicture.run(id, hash, image);
    const slim = image ? file.replace(image, `kept:${hash}`) : file;
    sql.add.run(id, version, title, slim, Date.now(), hash);
  };
  const whole = (id: string, file: string): string =>
    file.replace(KEPT, (_, hash: string) => {
      const { image } = pictureRow.parse(sql.picture.get(id, hash));
      return `"image":"${image}"`;
    });

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
        if (sql.forget.run(id, base + 1 - VERSIONS_KEPT).changes > 0) sql.forgetPictures.run(id, id);
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
      if (row === undefined) return null;
      const kept = versionRow.parse(row);
      return { ...kept, file: whole(id, kept.file) };
    },
    designVersions: (id) => sql.all.all(id).map((row) => listRow.parse(row)),
  };
}
