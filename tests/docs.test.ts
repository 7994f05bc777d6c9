import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import pack from '../package.json' with { type: 'json' };

const top = join(import.meta.dirname, '..');
const FOLDERS = ['client', 'docs', 'public', 'scenarios', 'server', 'shared', 'tests'];
/** All that the documents may speak of, from the top. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const read = (file: string) => readFileSync(join(top, file), 'utf8');
const documents = [
  'README.md',
  ...files.filter((file) => /^docs\/.*\.md$|\/README\.md$/.test(file) && !file.includes('/vectors/')),
].map((file) => [file, read(file)] as const);

const inTicks = (text: string): string[] => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, inside]) => inside);
/** What a reader is to put a name of their own for. */
const isExample = (path: string) => /your-|[<>{}]|\bID\b/.test(path);

function isThere(path: string, from: string): boolean {
  const pattern = path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  const whole = new RegExp(`(^|/)${pattern.replace(/\/$/, '')}$`);
  return existsSync(join(top, dirname(from), path)) || files.some((file) => whole.test(file));
}

test('every link of a document leads to a file', () => {
  const dead = documents.flatMap(([file, text]) =>
    Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, to]) => to)
      .filter((to) => !/^\w+:/.test(to) && !existsSync(join(top, dirname(file), to)))
      .map((to) => `${file}: ${to}`),
  );
  expect(dead).toEqual([]);
});

test('every file and folder that a document names is there', () => {
  const named = documents.flatMap(([file, text]) =>
    inTicks(text)
      .filter((path) => /^\w[\w./*-]*$/.test(path) && !isExample(path))
      .filter((path) =>
        FOLDERS.includes(path.split('/')[0] ?? '')
          ? path.includes('/')
          : /\.(tsx?|mjs|css|html|vec)$/.test(path),
      )
      .map((path) => [file, path] as const),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([file, path]) => !isThere(path, file)).map((pair) => pair.join(': '))).toEqual([]);
});

test('every command that a document names is one of the package', () => {
  const known = new Set(['ci', 'start', 'test', ...Object.keys(pack.scripts)]);
  const named = documents.flatMap(([file, text]) =>
    [...inTicks(text), ...text.split('\n')].flatMap((line) => {
      const [, name] = /^npm (?:run )?([\w:-]+)/.exec(line) ?? [];
      return name ? [[file, name] as const] : [];
    }),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, name]) => !known.has(name))).toEqual([]);
});

test('every test that a field case leans on is there under its title', () => {
  const cases = read('docs/field-cases.md');
  const sources = new Map<string, string>();
  const sourceOf = (file: string) => {
    const known = sources.get(file) ?? read(file);
    sources.set(file, known);
    return known;
  };
  const missing: string[] = [];
  let titles = 0;
  for (const row of cases.split('\n').filter((line) => line.startsWith('|'))) {
    let file = '';
    for (const [, path, browser, title] of row.matchAll(
      /`([\w./-]+\.test\.tsx?)`|\b(?:browser: )?([a-z-]+), (?=")|"([^"]+)"/g,
    )) {
      if (path) file = path;
      else if (browser && existsSync(join(top, `tests/browser/${browser}.browser.ts`)))
        file = `tests/browser/${browser}.browser.ts`;
      else if (title && file) {
        titles++;
        // What a row leaves out stands as an ellipsis.
        const parts = title.split('…').map((part) => part.trim());
        if (!parts.every((part) => sourceOf(file).includes(part))) missing.push(`${file}: ${title}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(titles).toBeGreaterThan(50);
});
