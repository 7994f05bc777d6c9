import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTION_NAMES } from '../rules/options.ts';
import { rulebook, ruleEntry, searchRules } from './book.ts';

const game = new URL('..', import.meta.url);

/** References that the game's sources make in strings. */
function referencesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('rulebook'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'(B\d+|option:\w+)'/g)].map(([, ref]) => ref),
    );
}

test('every rule that the game cites stands in the book, and every ruling and option has its entry', () => {
  const refs = [
    ...referencesIn(game),
    ...Array.from({ length: 40 }, (_, i) => `B${i + 1}`),
    ...OPTION_NAMES.map((name) => `option:${name}`),
  ];
  expect(refs.filter((ref) => ruleEntry(ref) === null)).toEqual([]);
});

test('related entries exist, and no id stands twice', () => {
  const all = rulebook.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
  expect(new Set(all).size).toBe(all.length);
  const related = rulebook.flatMap(({ entries }) => entries.flatMap(({ see }) => see));
  expect(related.filter((ref) => ruleEntry(ref) === null)).toEqual([]);
});

test('a rule is found by its words', () => {
  expect(searchRules('gimped')[0].id).toBe('B6');
  expect(searchRules('third card')[0].id).toBe('B27');
  expect(searchRules('')).toEqual([]);
});
