import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The drawing of the design as a test: client → shared ← server; inside shared, games → engine, table, hex,
 * scenario and never back; a game never imports another game; the lobby loads without the table.
 */
const top = fileURLToPath(new URL('..', import.meta.url));

interface Import {
  readonly from: string;
  /** Path from the top for our own files, the package's name otherwise. */
  readonly to: string;
  readonly type: boolean;
  readonly lazy: boolean;
}

const sources = ['client', 'server', 'shared'].flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('vite.config')),
);
const imports = sources.flatMap(importsOf);
const statics = imports.filter((one) => !one.type && !one.lazy);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(top, file), 'utf8');
  const found: Import[] = [];
  for (const [, type, path] of text.matchAll(/^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm)) {
    found.push({ from: file, to: target(file, path), type: type !== undefined, lazy: false });
  }
  for (const [, path] of text.matchAll(/^import\s+'([^']+)'/gm)) {
    found.push({ from: file, to: target(file, path), type: false, lazy: false });
  }
  for (const [, path] of text.matchAll(/\bimport\('([^']+)'\)/g)) {
    found.push({ from: file, to: target(file, path), type: false, lazy: true });
  }
  return found;
}

function target(file: string, path: string): string {
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
}

const gameOf = (file: string) => /^shared\/games\/([^/]+)\//.exec(file)?.[1];
const told = (wrong: readonly Import[]) => wrong.map((one) => `${one.from} imports ${one.to}`);

test('the imports of all folders are seen', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(statics.some((one) => one.from.startsWith('client/') && one.to.startsWith('shared/'))).toBe(true);
});

test('shared imports nothing but itself, zod and hashes', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      from.startsWith('shared/') &&
      !from.endsWith('write-schema.ts') &&
      !from.includes('/testing/') &&
      !to.startsWith('shared/') &&
      to !== 'zod' &&
      !to.startsWith('@noble/hashes/'),
  );
  expect(told(wrong)).toEqual([]);
});

test('client and server meet only in shared', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      (from.startsWith('client/') && (/^(server|tests)\//.test(to) || to.startsWith('node:'))) ||
      (from.startsWith('server/') && /^(client|tests)\//.test(to)),
  );
  expect(told(wrong)).toEqual([]);
});

test('what serves all games knows none of them', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      /^shared\/(engine|table|hex|scenario|protocol)\//.test(from) && gameOf(to) !== undefined,
  );
  expect(told(wrong)).toEqual([]);
});

test('a game imports no other game', () => {
  const wrong = imports.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to));
  expect(told(wrong)).toEqual([]);
});

test('the lobby loads neither Phaser nor the table nor a game', () => {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const one of statics) if (one.from === file) follow(one.to);
  };
  follow('client/main.tsx');
  const heavy = [...seen].filter(
    (file) => file === 'phaser' || file === 'tweakpane' || file.startsWith('client/table/') || gameOf(file),
  );
  expect(heavy).toEqual([]);
});

test('of Phaser only the parts that a build carries are taken', () => {
  const whole = imports.filter(({ to, type }) => to === 'phaser' && !type);
  expect(told(whole)).toEqual(['client/phaser/parts.ts imports phaser']);
});

test('every import names a file that is there', () => {
  const own = imports.filter(({ to }) => /^(client|server|shared|tests)\//.test(to));
  const missing = own.filter(({ to }) => !existsSync(join(top, to.replace(/\?.*$/, ''))));
  expect(told(missing)).toEqual([]);
});
