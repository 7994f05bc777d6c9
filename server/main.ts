// First: sets how memory is used by everything that follows.
import './memory.ts';

import { availableParallelism } from 'node:os';
import pino from 'pino';
import { mindsInThreads } from './bots/threads.ts';
import { readConfig } from './config.ts';
import { gamesOf } from './games.ts';
import { serve } from './serve.ts';
import { openSqlite } from './storage/sqlite.ts';
import { waitsAt } from './tables/house.ts';

const config = readConfig(process.env);
const log = pino({ level: config.log, base: undefined });
const served = await serve({
  ...config,
  games: gamesOf(config.sample),
  store: openSqlite(config.data),
  waits: { ...waitsAt(config.pace), second: config.second },
  minds: mindsInThreads({ threads: Math.min(2, Math.max(1, availableParallelism() - 1)), patience: 5000 }),
  log,
});
log.info({ port: served.port, host: config.host, scenarios: served.house.shelf.scenarios.size }, 'listening');

let closing = false;
async function close(signal: string): Promise<void> {
  if (closing) return;
  closing = true;
  log.info({ signal }, 'closing');
  // Everything is on the disk already: nobody's slow goodbye keeps the process.
  setTimeout(() => process.exit(0), 5000).unref();
  await served.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close('SIGTERM'));
process.on('SIGINT', () => void close('SIGINT'));
// Not how we handle errors: whatever arrives here is a bug, is written down, and ends the process cleanly.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught');
  process.exit(1);
});
