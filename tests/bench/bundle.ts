import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildAll, startServer } from '../browser/server.ts';
import { openBrowser } from '../browser/world.ts';
import { bringChromium } from '../commands/chromium.mjs';
import type { Figure } from './report.ts';

const built = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** Gzipped JavaScript of the first page, as a browser loads it, and of everything there is. */
export async function measureBundle(): Promise<Figure[]> {
  buildAll();
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const zipped = (file: string) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length / 1000;
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + zipped(file), 0);
  const kB = 'kB gzipped';
  return [
    {
      what: 'lobby with its pictures, JavaScript',
      value: sum(await lobbyScripts()),
      unit: kB,
      aim: 'at most 40',
    },
    {
      what: 'whole client, JavaScript',
      value: sum(files.filter((file) => file.endsWith('.js'))),
      unit: kB,
      aim: 'at most 600',
    },
    {
      what: 'pictures of all games, each fetched when somebody plays it',
      value: sum(files.filter((file) => file.endsWith('.json'))),
      unit: kB,
      aim: '',
    },
    {
      what: 'whole client, styles and fonts',
      value: sum(files.filter((file) => /\.(css|woff2?)$/.test(file))),
      unit: kB,
      aim: '',
    },
  ];
}

/** Scripts that a browser loads for the first page until its maps are painted. */
async function lobbyScripts(): Promise<string[]> {
  const { path, why } = bringChromium();
  if (!path) throw new Error(why);
  const server = await startServer();
  const { browser, end } = await openBrowser(path, 'canvas');
  try {
    const page = await browser.newPage();
    const loaded: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) loaded.push(pathname.slice(1));
    });
    await page.goto(server.address);
    await page.getByRole('button', { name: /play/i }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(8_000);
    return loaded;
  } finally {
    await end();
    await server.end();
  }
}
