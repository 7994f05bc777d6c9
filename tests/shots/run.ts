import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { panelsText } from '../../client/text/panels.ts';
import { buildAll, startServer } from '../browser/server.ts';
import { TablePage } from '../browser/table-page.ts';
import { desktop, makeWorld, openBrowser, phone } from '../browser/world.ts';
import { bringChromium } from '../commands/chromium.mjs';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { playUntil } from './player.ts';

/** `npm run shots [-- FOLDER]`: pictures of lobby, table in mid-battle, warrior sheet and result, large and small. */
const folder = process.argv[2] ?? fileURLToPath(new URL('out', import.meta.url));
const screens: readonly [name: string, options: BrowserContextOptions][] = [
  ['1280x720', desktop],
  ['390x844', phone],
];

const chromium = bringChromium();
if (!chromium.path) {
  console.error(chromium.why);
  process.exit(1);
}
buildAll();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await openBrowser(chromium.path, 'canvas');
const world = makeWorld(server, browser);
const { address } = server;

try {
  const battle = await begin();
  await playUntil(
    battle.guest,
    () => Number(battle.guest.table.facts.get('round')) >= 4 && mayStrike(battle.guest),
  );
  for (const [name, options] of screens) {
    const lobby = await world.person(options);
    await lobby.page.addInitScript((token) => localStorage.setItem('pewter.token', token), battle.token);
    await lobby.page.goto(address, { waitUntil: 'networkidle' });
    // The maps of the first page are painted while it can be used already.
    await lobby.page.waitForTimeout(6_000);
    await shoot(lobby.page, `lobby-${name}`);
    const at = await TablePage.open(await world.person(options), address, battle.table, battle.token);
    await at.asked();
    await shoot(at.page, `table-${name}`);
    await openSheet(at, name);
    await shoot(at.page, `sheet-${name}`);
  }
  await playUntil(battle.guest, () => false);
  for (const [name, options] of screens) {
    const at = await TablePage.open(await world.person(options), address, battle.table, battle.token);
    await at.result.waitFor();
    await shoot(at.page, `result-${name}`);
  }
} finally {
  await world.end();
  await browser.end();
  await server.end();
}
process.exit(0);

/** A battle of the Greeks: the heroes against the table. */
async function begin(): Promise<{ table: string; token: string; guest: Guest }> {
  const token = newToken();
  const table = await makeTable(address, {
    token,
    name: 'Marigold',
    scenario: 'greeks',
    seats: [0],
    bots: [1],
    start: true,
  });
  const guest = await joinAs(address, table, token);
  await guest.until(() => guest.table.phase === 'playing', 'the start');
  return { table, token, guest };
}

/** Cards are drawn, and a foe is in reach: the moment with most to see. */
function mayStrike(guest: Guest): boolean {
  const decision = guest.decisions()[0];
  if (decision?.kind !== 'action') return false;
  const groups = new Set(decision.choices.map((choice) => choice.group));
  return groups.has('attack') && groups.has('move');
}

async function openSheet(at: TablePage, screen: string): Promise<void> {
  const { x, y } = await at.piece('perseus');
  if (screen === '1280x720') await at.page.mouse.move(x, y);
  else {
    await at.page.touchscreen.tap(x, y);
    await at.page.getByRole('button', { name: panelsText['nav.sheet'] }).tap();
  }
  await at.page.locator('#sheet').waitFor();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1_200);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(join(folder, `${name}.png`));
}
