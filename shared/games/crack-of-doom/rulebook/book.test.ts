import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTION_NAMES } from '../rules/options.ts';
import { rulebook, ruleEntry, searchRules } from './book.ts';

const game = new URL('..', import.meta.url);

/** References that the game's sources make in strings. */
function referencesIn(folder: URL): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('rulebook')) continue;
    const source = readFileSync(new URL(file, folder), 'utf8');
    for (const [, ref] of source.matchAll(/['"`](C\d+)['"`]/g)) found.set(ref, file);
    for (const [, ref] of source.matchAll(/rule: '([^']+)'/g)) found.set(ref, file);
  }
  return found;
}

test('every rule that the game cites stands in the book', () => {
  expect([...referencesIn(game)].filter(([ref]) => ruleEntry(ref) === null)).toEqual([]);
});

test('every ruling and every option stands in the book', () => {
  const rulings = Array.from({ length: 49 }, (_, i) => `C${i + 1}`);
  const options = OPTION_NAMES.map((name) => `option:${name}`);
  expect([...rulings, ...options].filter((ref) => ruleEntry(ref) === null)).toEqual([]);
});

test('what an entry refers to is there', () => {
  const dangling = rulebook.flatMap(({ entries }) =>
    entries.flatMap(({ id, see }) => see.filter((ref) => !ruleEntry(ref)).map((ref) => `${id} → ${ref}`)),
  );
  expect(dangling).toEqual([]);
});

test('rules are found by their words', () => {
  expect(searchRules('nine cards')[0].id).toBe('C4');
  expect(searchRules('').length).toBe(0);
});

test('cards are told with the figures of the data', () => {
  expect(ruleEntry('card:band_of_orcs')?.text).toBe('5 copies: Foe, strength 3. An Orc card.');
  expect(ruleEntry('card:gandalf_grey')?.text).toBe('One copy: Aid, +3. Before Lorien.');
  expect(ruleEntry('card:lost')?.text).toBe(
    'One copy: Special. An opponent in Moria or Mordor misses a turn.',
  );
});
