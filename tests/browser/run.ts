import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../commands/chromium.mjs';
import { type Case, takeCases } from './cases.ts';
import { buildAll, type RealServer, startServer } from './server.ts';
import { summary, tryTwice, type Verdict } from './tries.ts';
import { makeWorld, type OpenBrowser, openBrowser } from './world.ts';

/**
 * `npm run browser [-- words of a title or file]`: builds, starts the real server and a real Chromium, and
 * runs the tests of all *.browser.ts files in here, one after another. A test that fails has one second try in
 * a fresh browser, which is told with the reason. Ends with `N passed, N failed`.
 */
const folder = new URL('.', import.meta.url);
const pictures = mkdtempSync(join(tmpdir(), 'pewter-failures-'));
const wanted = process.argv.slice(2).join(' ').toLowerCase();

const chromium = bringChromium();
if (!chromium.path) {
  console.error(chromium.why);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const path = chromium.path;

buildAll();
const cases = await casesOfFiles();
const server = await startServer();
const browsers: Partial<Record<Case['renderer'], OpenBrowser>> = {};
const verdicts: Verdict[] = [];
try {
  for (const [at, one] of cases.entries()) {
    const verdict = await tryTwice(one.title, async (time) => {
      if (time === 2) {
        await browsers[one.renderer]?.end().catch(() => {});
        browsers[one.renderer] = undefined;
      }
      browsers[one.renderer] ??= await openBrowser(path, one.renderer);
      return failureOf(one, `${at + 1}-${time}`, server, browsers[one.renderer] as OpenBrowser);
    });
    if (verdict.outcome === 'passed at the second try') console.log('    passed at the second try');
    verdicts.push(verdict);
  }
} finally {
  for (const browser of Object.values(browsers)) await browser?.end();
  await server.end();
}
for (const line of summary(verdicts)) console.log(line);
process.exit(verdicts.length === 0 || verdicts.some(({ outcome }) => outcome === 'failed') ? 1 : 0);

async function casesOfFiles(): Promise<Case[]> {
  const all: Case[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.browser.ts'))
    .sort()) {
    await import(new URL(file, folder).href);
    all.push(...takeCases().filter((one) => `${file} ${one.title}`.toLowerCase().includes(wanted)));
  }
  return all;
}

/**
 * Runs one test: null, or why it failed. Says on a failure what went wrong, what the pages show and what the
 * server printed.
 */
async function failureOf(
  one: Case,
  name: string,
  shared: RealServer,
  browser: OpenBrowser,
): Promise<Error | null> {
  const world = makeWorld(shared, browser);
  const began = performance.now();
  let late: NodeJS.Timeout | undefined;
  try {
    const tooLate = new Promise<never>((_, fail) => {
      late = setTimeout(() => fail(new Error(`not done after ${one.seconds} seconds`)), one.seconds * 1000);
    });
    await Promise.race([one.run(world), tooLate]);
    if (world.errors.length > 0) throw new Error(`A page threw an error.\n${world.errors.join('\n')}`);
    console.log(`  ✓ ${one.title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return null;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const shots = await world.shoot(pictures, name);
    console.log(`  ✗ ${one.title}`);
    console.log(indented(error.stack ?? error.message));
    if (world.errors.length > 0) console.log(indented(world.errors.join('\n')));
    if (shots.length > 0) console.log(indented(`pictures: ${shots.join(' ')}`));
    const printed = shared.output().split('\n').slice(-8).join('\n').trim();
    if (printed !== '') console.log(indented(`server: ${printed}`));
    return error;
  } finally {
    clearTimeout(late);
    await world.end();
  }
}

function indented(text: string): string {
  return text.replace(/^/gm, '      ');
}
