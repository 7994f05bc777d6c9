import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { top } from './install.mjs';

export const serverBundle = join(top, 'dist/server/main.js');

const stamp = join(top, 'dist/stamp');
const sources = ['client', 'server', 'shared', 'public', 'scenarios', 'package-lock.json', 'tsconfig.json'];

/** Builds client and server unless `dist` was made from exactly these sources. */
export async function buildIfChanged() {
  const now = hashOfSources();
  const built = existsSync(serverBundle) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === now) return;
  console.log('Building (once per change) …');
  await build();
}

/** Builds client and server into dist/. The stamp goes first and comes back last: half a build is none. */
export async function build() {
  const now = hashOfSources();
  rmSync(stamp, { force: true });
  vite(['--config', 'client/vite.config.ts']);
  vite(['--config', 'server/vite.config.ts']);
  mkdirSync(join(top, 'dist'), { recursive: true });
  writeFileSync(stamp, now);
}

// In a process of its own: its memory should not stay with a server that runs for months.
function vite(args) {
  const cli = join(top, 'node_modules/vite/bin/vite.js');
  const done = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error', ...args], {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) throw new Failure('The build did not work: see above.');
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) hash.update(`${file}\0`).update(readFileSync(join(top, file)));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(join(top, path))) return [];
  if (path.includes('.')) return [path];
  return readdirSync(join(top, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(top.length))
    .sort();
}
