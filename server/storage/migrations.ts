/**
 * Each text brings the database from its place in the list to the next (`PRAGMA user_version`). Never change
 * one that was released: add another.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    auto_start INTEGER NOT NULL,
    phase TEXT NOT NULL,
    card TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_gathering ON tables (phase, made);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    entry TEXT NOT NULL,
    hash TEXT,
    intent TEXT,
    PRIMARY KEY (table_id, place)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX people_by_hash ON people (hash);

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE handovers (
    secret TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE designs (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    version INTEGER NOT NULL,
    made INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE design_versions (
    design_id TEXT NOT NULL REFERENCES designs (id),
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    file TEXT NOT NULL,
    saved INTEGER NOT NULL,
    PRIMARY KEY (design_id, version)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE design_pictures (
    design_id TEXT NOT NULL REFERENCES designs (id),
    hash TEXT NOT NULL,
    image TEXT NOT NULL,
    PRIMARY KEY (design_id, hash)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE design_versions ADD COLUMN picture TEXT;
  `,
];
