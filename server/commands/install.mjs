import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

/** Top folder of the project, absolute, with a separator at its end. */
export const top = fileURLToPath(new URL('../../', import.meta.url));

/** Installs what the lock file names, unless exactly that is already there. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once) …');
  // NODE_ENV=production would leave out what builds the client.
  const done = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (done.error || done.status !== 0) {
    throw new Failure(
      'Installing the packages with `npm ci` did not work: see above. Is the npm registry in reach?',
    );
  }
}

/**
 * True when node_modules holds the versions of the lock file. npm writes its own list last, so a broken
 * install has none. Compared by content: times change with every checkout.
 */
export function isInstalled() {
  const list = join(top, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const there = packagesOf(list);
  return Object.entries(packagesOf(join(top, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.optional || wanted.devOptional || there[path]?.version === wanted.version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function npm(args) {
  const options = { cwd: top, stdio: 'inherit' };
  // Set when npm itself runs this script: the same npm, also where `npm` is a .cmd file.
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
