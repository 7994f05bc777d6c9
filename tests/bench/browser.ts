import { buildAll, startServer } from '../browser/server.ts';
import { type OpenBrowser, openBrowser } from '../browser/world.ts';
import { bringChromium } from '../commands/chromium.mjs';

/** Builds all, measures with a server and a browser of its own, and ends both. `address` has no slash at its end. */
export async function withBrowser<T>(
  measure: (address: string, chromium: OpenBrowser) => Promise<T>,
): Promise<T> {
  const { path, why } = bringChromium();
  if (!path) throw new Error(why);
  buildAll();
  const server = await startServer({ env: { PEWTER_LOG: 'silent' } });
  const chromium = await openBrowser(path, 'canvas');
  try {
    return await measure(server.address, chromium);
  } finally {
    await chromium.end();
    await server.end();
  }
}
