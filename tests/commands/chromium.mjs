import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine: the one that CHROMIUM names, or else the first found. null: none. */
export function findChromium() {
  if (process.env.CHROMIUM) return runs(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find(runs) ?? null;
}

/** Finds Chromium, or installs Debian's where this user may. `why` says in one sentence what to do otherwise. */
export function bringChromium() {
  const found = findChromium();
  if (found) return { path: found, why: '' };
  if (process.env.CHROMIUM)
    return { path: null, why: `CHROMIUM names ${process.env.CHROMIUM}, which can't be run.` };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) …');
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed) return { path: installed, why: '' };
  }
  return {
    path: null,
    why: 'The browser tests need Chromium: install it (on Debian `sudo apt-get install chromium`) or set CHROMIUM to its path.',
  };
}

function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
