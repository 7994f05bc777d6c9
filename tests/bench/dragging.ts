import type { CDPSession, Page } from 'playwright-core';
import type {} from '../../client/byhand/handle.ts';
import { makeTable, newToken } from '../guest.ts';
import { withBrowser } from './browser.ts';
import { largestBattle } from './largest.ts';
import { type Figure, median } from './report.ts';

const RUNS = 3;
/** Places to which the pointer goes in each run. */
const STEPS = 60;

/** What the page's script costs for each frame while warriors are dragged over a map of sixty by sixty hexes. */
export const measureDragging = (): Promise<Figure[]> =>
  withBrowser(async (address, { browser }) => {
    const token = newToken();
    const wish = { file: largestBattle(), token, seats: [0, 1], start: true, byHand: true };
    const table = await makeTable(address, wish);
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript((secret) => localStorage.setItem('pewter.token', secret), token);
    await context.addInitScript({ content: COUNTING });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${address}/t/${table}`);
    await page.waitForFunction(() => window.pewterByHand !== undefined, null, { timeout: 120_000 });
    const figures: Figure[] = [];
    for (const count of [1, 50, 200]) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await dragged(page, session, count));
      figures.push({
        what: `60 by 60, ${count} dragged: script per frame`,
        value: median(runs),
        unit: 'ms',
        aim: count === 200 ? 'at most 10' : '',
      });
    }
    return figures;
  });

/** Takes so many warriors, carries them to and fro, and puts them back. */
async function dragged(page: Page, session: CDPSession, count: number): Promise<number> {
  const at = await select(page, count);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 12, at.y + 8, { steps: 3 });
  const carried = await page.evaluate(() => window.pewterByHand?.carried().length ?? 0);
  if (carried < count) throw new Error(`${carried} are in the hand, and not ${count}.`);
  // The first frames make pictures of what lies there.
  await page.waitForTimeout(400);
  const [script, frames] = [await scriptTime(session), await frameCount(page)];
  for (let i = 0; i < STEPS; i++)
    await page.mouse.move(at.x + 60 * Math.sin(i / 8), at.y + 40 * Math.cos(i / 8));
  const perFrame = (await scriptTime(session)) - script;
  const drawn = (await frameCount(page)) - frames;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => window.pewterByHand?.busy() === false);
  return perFrame / Math.max(1, drawn);
}

/** Chooses so many: one by a press, all by the keys, others by a box around the upper ones. Where one of them is. */
async function select(page: Page, count: number): Promise<{ x: number; y: number }> {
  if (count === 200) await page.keyboard.press('Control+a');
  const places = await page.evaluate(() => {
    const hand = window.pewterByHand;
    if (!hand) return [];
    return hand.drawn().flatMap((id) => {
      const place = hand.piece(id)?.zone === 'board' ? hand.pieceAt(id) : null;
      return place ? [place] : [];
    });
  });
  places.sort((a, b) => a.y - b.y || a.x - b.x);
  if (count > 1 && count < 200) {
    const some = places.slice(0, count);
    const xs = some.map(({ x }) => x);
    await page.mouse.move(Math.min(...xs) - 8, some[0].y - 8);
    await page.mouse.down();
    await page.mouse.move(Math.max(...xs) + 8, (some[count - 1].y + places[count].y) / 2, { steps: 4 });
    await page.mouse.up();
  }
  const { x, y } = places[Math.floor(Math.min(count, places.length) / 2)];
  return { x, y: y - 1 };
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** Counts frames in the page; as text, since what is built keeps names that a page doesn't know. */
const COUNTING =
  'window.pewterFrames = 0; (function count() { window.pewterFrames++; requestAnimationFrame(count); })();';

const frameCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { pewterFrames?: number }).pewterFrames ?? 0);
