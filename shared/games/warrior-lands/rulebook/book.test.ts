import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PASSIVES } from '../data/passives.ts';
import { ROWS } from '../data/rows.ts';
import { OPTION_NAMES } from '../rules/options.ts';
import { rulebook, ruleEntry, searchRules, sectionOf } from './book.ts';

const everyEntry = rulebook.flatMap((section) => section.entries);
const game = new URL('..', import.meta.url);

/** References that the game's sources make in strings: 'A64', 'row:shield', '3.3' … */
function referencesIn(folder: URL): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('rulebook')) continue;
    const source = readFileSync(new URL(file, folder), 'utf8');
    for (const [, ref] of source.matchAll(
      /['"`](A\d+|(?:row|passive|card|effect|option):[\w.]+|\d\.\d+)['"`]/g,
    ))
      found.set(ref, file);
  }
  return found;
}

test('every rule that the game cites stands in the book', () => {
  const missing = [...referencesIn(game)].filter(([ref]) => ruleEntry(ref) === null);
  expect(missing).toEqual([]);
});

test('every ruling of the battle stands in the book', () => {
  // Durations of spells (A2) and items (A90, A106) come with them.
  const elsewhere = [2, 90, 106];
  const upTo133 = Array.from({ length: 133 }, (_, i) => i + 1);
  const mountsAndKinds = [170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 185];
  const battle = [...upTo133, ...mountsAndKinds].filter((n) => !elsewhere.includes(n));
  const missing = battle.filter((n) => ruleEntry(`A${n}`) === null);
  expect(missing).toEqual([]);
});

test('every row and every trait of the data has its entry', () => {
  const missing = [...ROWS.map((r) => `row:${r.id}`), ...PASSIVES.map((p) => `passive:${p.id}`)].filter(
    (ref) => ruleEntry(ref) === null,
  );
  expect(missing).toEqual([]);
});

test('the options of the book are those of the game', () => {
  const told = everyEntry.map((entry) => entry.id).filter((id) => id.startsWith('option:'));
  expect(told.sort()).toEqual(OPTION_NAMES.map((name) => `option:${name}`).sort());
});

test('no rule stands twice, and what an entry points to is there', () => {
  const ids = everyEntry.map((entry) => entry.id);
  expect(ids.length).toBe(new Set(ids).size);
  const dangling = everyEntry.flatMap((entry) => entry.see.filter((ref) => ruleEntry(ref) === null));
  expect(dangling).toEqual([]);
});

test('an entry is short: at most three sentences and no place left to fill', () => {
  const wrong = everyEntry.filter(
    ({ text }) => text === '' || text.includes('{') || (text.match(/[.!?](?= |$)/g) ?? []).length > 3,
  );
  expect(wrong.map((entry) => entry.id)).toEqual([]);
});

test('a row is told with the figures of the data', () => {
  expect(ruleEntry('row:shield')?.text).toBe('Blue: Defend, on 1-3. Purple: Defend, on 1-2.');
  expect(ruleEntry('row:boulder')?.text).toBe('Blue: nothing. Purple: Crush over others, range 4, on 1-2.');
  expect(ruleEntry('row:horse')?.text).toBe('Blue: Move, up to 3 hexes. Purple: Move, up to 4 hexes.');
  expect(ruleEntry('row:spear')?.text).toBe(
    'Blue: Push, range 1, on 1-3. Purple: Attack, range 1, on 1-2, or Receive, on 1-2.',
  );
  expect(ruleEntry('passive:heavyarmor')?.text).toBe('Absorbs damage on 1-2.');
});

test('somebody who looks for a word finds titles first', () => {
  const found = searchRules('martyr');
  expect(found[0].title.toLowerCase()).toContain('martyr');
  expect(found.map((entry) => entry.id)).toContain('A81');
  expect(searchRules('a64')[0].id).toBe('A64');
  expect(searchRules('  ')).toEqual([]);
  expect(searchRules('no such word here')).toEqual([]);
});

test('a reference leads to its section', () => {
  expect(sectionOf('A64')?.id).toBe('defend');
  expect(sectionOf('1.5')?.title).toBe('Weapons and gifts');
  expect(sectionOf('A999')).toBeNull();
});
