import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { type Minds, mindsHere } from '../bots/minds.ts';
import type { Games } from '../scenarios/shelf.ts';
import { type Served, serve } from '../serve.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { type Waits, waitsAt } from '../tables/house.ts';

export interface TestServerWish {
  /** 0 (default): bots and automatic choices act at once. */
  readonly pace?: number;
  readonly waits?: Partial<Waits>;
  /** Messages a second per connection; 20 by default, as in play. */
  readonly rate?: number;
  readonly games?: Games;
  readonly minds?: Minds;
  /** Data folder of an earlier server, to start again on; a fresh one in the temp folder otherwise. */
  readonly data?: string;
  readonly client?: string;
  readonly scenarios?: string;
  readonly log?: 'silent' | 'error' | 'info';
  /** Stands between the rooms and the storage: to let writes fail. */
  readonly store?: (store: Store) => Store;
}

export interface TestServer extends Served {
  readonly url: string;
  readonly data: string;
  /** Closes the server and removes its data folder, unless `keep`. */
  stop(keep?: boolean): Promise<void>;
}

/** A real server on a free port of 127.0.0.1. One at a time per process: Colyseus keeps its rooms in globals. */
export async function startServer(wish: TestServerWish = {}): Promise<TestServer> {
  const data = wish.data ?? mkdtempSync(join(tmpdir(), 'pewter-'));
  const store = openSqlite(data);
  const games = wish.games ?? new Map([[pebbles.id, pebbles]]);
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    client: wish.client ?? join(data, 'no-client'),
    scenarios: wish.scenarios ?? join(data, 'no-scenarios'),
    origins: [],
    games,
    minds: wish.minds ?? mindsHere(games),
    store: wish.store?.(store) ?? store,
    rate: wish.rate ?? 20,
    waits: { ...waitsAt(wish.pace ?? 0), ...wish.waits },
    log: pino({ level: wish.log ?? 'error' }),
  });
  return {
    ...served,
    url: `http://127.0.0.1:${served.port}`,
    data,
    async stop(keep = false) {
      await served.close();
      if (!keep) rmSync(data, { recursive: true, force: true });
    },
  };
}
