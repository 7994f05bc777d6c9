import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type {} from '../../client/designer/handle.ts';
import type {} from '../../client/table/handle.ts';
import type {} from '../../client/tables/handle.ts';
import type { OpenBrowser } from '../browser/world.ts';
import { makeTable, newToken } from '../guest.ts';
import { withBrowser } from './browser.ts';
import { type Figure, median } from './report.ts';

const built = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** A scenario of each game, and the same by hand. */
const TABLES = [
  { what: 'Greeks', scenario: 'greeks' },
  { what: 'Ring War', scenario: 'ring-war' },
  { what: 'Crack of Doom', scenario: 'the-long-road', options: { players: 2 } },
  { what: "War for Barad'Dun", scenario: 'barad-duel' },
  { what: 'Greeks by hand', scenario: 'greeks', byHand: true },
] as const;
const RUNS = 3;
/** A page that has fetched nothing for so long, ms, has all that it wants: one that paints takes its time. */
const SETTLED = 4_000;

/** What a browser loads on each way through the client, all there is, and how long each kind of table takes to open. */
export async function measureBundle(): Promise<Figure[]> {
  return withBrowser(async (address, chromium) => {
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
    const lobby = await visit(chromium, address, lobbyStands);
    const designer = await visit(chromium, `${address}/design`, designerStands);
    const tables: Figure[] = [];
    const openings: Figure[] = [];
    for (const { what, scenario, ...wish } of TABLES) {
      const token = newToken();
      const table = await makeTable(address, { token, scenario, seats: [0, 1], start: true, ...wish });
      const runs: Visit[] = [];
      for (let i = 0; i < RUNS; i++)
        runs.push(await visit(chromium, `${address}/t/${table}`, tableStands, token));
      tables.push(
        scripts(`a player of ${what}: lobby and table`, [...lobby.loaded, ...runs[0].loaded], 'at most 600'),
      );
      const ms = (of: 'wall' | 'computed') => median(runs.map((run) => run[of]));
      openings.push(
        { what: `table of ${what} opened`, value: ms('wall'), unit: 'ms', aim: '' },
        { what: `table of ${what} opened, computed by the page`, value: ms('computed'), unit: 'ms', aim: '' },
      );
    }
    return [
      scripts('lobby with its pictures', lobby.loaded, 'at most 40'),
      ...tables,
      scripts('designer, opened', designer.loaded, 'at most 600'),
      scripts('whole client: all games, by hand, designer', files, 'at most 600'),
      {
        what: 'pictures of all games, each fetched when somebody plays it',
        value: sum(files, /\.json$/),
        unit: 'kB gzipped',
        aim: '',
      },
      {
        what: 'whole client, styles and fonts',
        value: sum(files, /\.(css|woff2?)$/),
        unit: 'kB gzipped',
        aim: '',
      },
      ...openings,
    ];
  });
}

const scripts = (what: string, files: readonly string[], aim: string): Figure => ({
  what: `${what}, JavaScript`,
  value: sum(files, /\.js$/),
  unit: 'kB gzipped',
  aim,
});

/** kB of those among files of the build whose names fit; each counts once. */
function sum(files: readonly string[], fits: RegExp): number {
  const zipped = (file: string) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length / 1000;
  return [...new Set(files)]
    .filter((file) => fits.test(file))
    .reduce((total, file) => total + zipped(file), 0);
}

interface Visit {
  /** Files of the build that the browser fetched. */
  readonly loaded: readonly string[];
  /** From the address to a page that can be used, with nothing in the cache; ms. */
  readonly wall: number;
  /** What the page's own thread did of it: on a busy machine the clock measures the others too. */
  readonly computed: number;
}

async function visit(
  { browser }: OpenBrowser,
  address: string,
  stands: (page: Page) => Promise<unknown>,
  token = '',
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  if (token)
    await context.addInitScript((secret) => {
      localStorage.setItem('pewter.token', secret);
      localStorage.setItem('pewter.settings', JSON.stringify({ speed: 'off', sound: false }));
    }, token);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) loaded.push(pathname.slice(1));
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const began = performance.now();
  await page.goto(address);
  await stands(page);
  const wall = performance.now() - began;
  const { metrics } = await session.send('Performance.getMetrics');
  const computed = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  for (let count = -1; count < loaded.length; ) {
    count = loaded.length;
    await page.waitForTimeout(SETTLED);
  }
  await context.close();
  return { loaded, wall, computed };
}

const lobbyStands = (page: Page) => page.getByRole('button', { name: /play/i }).first().waitFor();
const designerStands = (page: Page) =>
  page.waitForFunction(() => window.pewterDesigner !== undefined, null, { timeout: 60_000 });
const tableStands = (page: Page) =>
  page.waitForFunction(
    () => (window.pewterTable ?? window.pewterCards ?? window.pewterByHand) !== undefined,
    null,
    { timeout: 60_000 },
  );
