import type { Page } from 'playwright-core';
import type {} from '../../client/designer/handle.ts';
import type {} from '../../client/table/handle.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { FEATURES, GROUNDS } from '../../shared/scenario/grounds.ts';
import type { OpenBrowser } from '../browser/world.ts';
import { makeTable, newToken } from '../guest.ts';
import { withBrowser } from './browser.ts';
import { type Figure, median } from './report.ts';

const RUNS = 3;
const SIDE = 60;
/** Warriors of each side, as many as a battle may have. */
const EACH = 100;

/** How long the largest map takes to open: sixty by sixty hexes of all kinds, two hundred warriors. */
export const measureLargestMap = (): Promise<Figure[]> =>
  withBrowser(async (address, chromium) => {
    const file = largestBattle();
    const id = await keepDesign(address, file);
    const drawn = await opened(chromium, `${address}/design/${id}`, designerStands, stroke);
    // One person on both sides: what is measured is the table and no bot.
    const wish = { file, token: newToken(), seats: [0, 1], start: true };
    const table = await makeTable(address, wish);
    const laid = await opened(chromium, `${address}/t/${table}`, tableStands, look);
    const figures = (where: string, doing: string, { wall, computed, used }: Opened): Figure[] => [
      { what: `${where} opened`, value: wall, unit: 'ms', aim: '' },
      { what: `${where} opened, computed by the page`, value: computed, unit: 'ms', aim: '' },
      { what: `${where}, ${doing}, computed by the page`, value: used, unit: 'ms', aim: '' },
    ];
    return [
      ...figures('60 by 60, 200 warriors: designer', 'a stroke over 40 hexes', drawn),
      ...figures('60 by 60, 200 warriors: table', 'a look nearer', laid),
    ];
  });

interface Opened {
  /** From the address to a map that can be used. */
  readonly wall: number;
  /** What the page's own thread did of it: on a busy machine the clock measures the others too. */
  readonly computed: number;
  /** What it did for a stroke or a look afterwards. */
  readonly used: number;
}

async function opened(
  { browser }: OpenBrowser,
  address: string,
  stands: (page: Page) => Promise<unknown>,
  use: (page: Page) => Promise<void>,
): Promise<Opened> {
  const runs: Opened[] = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const began = performance.now();
    await page.goto(address);
    await stands(page);
    await painted(page);
    const [wall, computed] = [performance.now() - began, await worked()];
    await use(page);
    await painted(page);
    runs.push({ wall, computed, used: (await worked()) - computed });
    await context.close();
  }
  const middle = (of: keyof Opened) => median(runs.map((run) => run[of]));
  return { wall: middle('wall'), computed: middle('computed'), used: middle('used') };
}

const designerStands = (page: Page) =>
  page.waitForFunction(() => window.pewterDesigner !== undefined, null, { timeout: 60_000 });
const tableStands = (page: Page) =>
  page.waitForFunction(() => window.pewterTable !== undefined, null, { timeout: 120_000 });

/** A stroke of the brush over forty hexes. */
async function stroke(page: Page): Promise<void> {
  const [from, to] = await page.evaluate(() =>
    [10, 49].map((column) => window.pewterDesigner?.pointOf([column, 30]) ?? { x: 0, y: 0 }),
  );
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.up();
}

/** Over the board and twice nearer. */
async function look(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -300);
}

/** What is to be drawn in this frame is drawn. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function keepDesign(address: string, file: unknown): Promise<string> {
  const answer = await fetch(`${address}/api/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  if (!answer.ok) throw new Error(`No design: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as DesignKey).id;
}

/** Patches of every ground, and every feature scattered over them; a hundred warriors on each side. */
export function largestBattle(): unknown {
  const grounds = Object.keys(GROUNDS);
  const features = [...Object.keys(FEATURES), ...' '.repeat(16)];
  const layer = (letter: (column: number, row: number) => string) =>
    Array.from({ length: SIDE }, (_, row) =>
      Array.from({ length: SIDE }, (__, column) => letter(column, row)).join(''),
    );
  const units = (top: number) => ({
    ...{ name: 'Guard', traits: ['Shield', 'Spear'] },
    at: Array.from({ length: EACH }, (_, i) => [5 + (i % 50), top + Math.floor(i / 50)]),
  });
  return {
    ...{ format: 1, game: 'warrior-lands', title: 'The largest map' },
    map: {
      ...{ format: 1, title: 'The largest map' },
      rows: layer(
        (column, row) => grounds[(Math.floor(column / 7) + Math.floor(row / 6) * 5) % grounds.length],
      ),
      features: layer((column, row) => features[(column * 31 + row * 17) % features.length]),
    },
    sides: [
      { name: 'North', units: [units(2)] },
      { name: 'South', units: [units(56)] },
    ],
  };
}
