import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type RealServer, type ServerWish, startServer } from './server.ts';

/** Somebody with a browser of their own: nothing is shared with the others but the server. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const phoneOnItsSide: BrowserContextOptions = { ...phone, viewport: { width: 844, height: 390 } };

/** What one browser test has at hand. Everything that it opens is closed after it. */
export interface World {
  /** The server that all tests share; a test that ends or restarts one takes `ownServer`. */
  readonly server: RealServer;
  ownServer(wish?: ServerWish): Promise<RealServer>;
  person(options?: BrowserContextOptions): Promise<Person>;
  /** Called when the test is over, passed or not. */
  atEnd(call: () => void): void;
  /** Errors that pages threw or logged, beginning with the page's address. */
  readonly errors: string[];
  /** Writes what every open page shows into the folder; returns the files. */
  shoot(folder: string, name: string): Promise<string[]>;
  end(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

/** Phaser takes Canvas where the browser has no WebGL. */
const noWebgl = ['--disable-3d-apis', '--disable-gpu'];

export async function openBrowser(path: string, renderer: 'canvas' | 'webgl') {
  const profile = mkdtempSync(join(tmpdir(), 'pewter-profile-'));
  const browser = await chromium.launch({
    executablePath: path,
    args: [
      ...flags,
      ...(renderer === 'canvas'
        ? noWebgl
        : ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
      `--disk-cache-dir=${profile}`,
    ],
  });
  return {
    browser,
    async end() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
export type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>;

export function makeWorld(server: RealServer, { browser }: OpenBrowser): World {
  const people: Person[] = [];
  const servers: RealServer[] = [];
  const ends: (() => void)[] = [];
  const errors: string[] = [];
  return {
    server,
    errors,
    atEnd: (call) => void ends.push(call),
    async ownServer(wish) {
      const own = await startServer(wish);
      servers.push(own);
      return own;
    },
    async person(options = desktop) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
      const one = { context, page };
      people.push(one);
      return one;
    },
    async shoot(folder, name) {
      const files: string[] = [];
      for (const page of people.flatMap((one) => one.context.pages())) {
        const file = join(folder, `${name}-${files.length + 1}.png`);
        const taken = await page.screenshot({ path: file, timeout: 5_000 }).catch(() => null);
        if (taken) files.push(file);
      }
      return files;
    },
    async end() {
      for (const one of people) await one.context.close().catch(() => {});
      for (const own of servers) await own.end();
      for (const call of ends) call();
    },
  };
}
