import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ITEMS } from '../data/items.ts';
import { PASSIVES } from '../data/passives.ts';
import { ARMY_RULES } from '../data/recruit.ts';
import { ROWS } from '../data/rows.ts';
import { SPELLS } from '../data/spells.ts';
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
      /['"`](A\d+|(?:row|passive|card|effect|option|spell|item|army):[\w.:]+|\d\.\d+)['"`]/g,
    ))
      found.set(ref, file);
  }
  return found;
}

test('every rule that the game cites stands in the book', () => {
  const missing = [...referencesIn(game)].filter(([ref]) => ruleEntry(ref) === null);
  expect(missing).toEqual([]);
});

test('every ruling stands in the book', () => {
  // There is no A169.
  const rulings = Array.from({ length: 195 }, (_, i) => i + 1).filter((n) => n !== 169);
  expect(rulings.filter((n) => ruleEntry(`A${n}`) === null)).toEqual([]);
});

test('every spell, item and army of the data has its entry', () => {
  const refs = [
    ...SPELLS.map((spell) => `spell:${spell.id}`),
    ...ITEMS.map((item) => `item:${item.id}`),
    ...ARMY_RULES.map((army) => `army:${army.id}`),
  ];
  expect(refs.filter((ref) => ruleEntry(ref) === null)).toEqual([]);
});

test.each([
  [
    'spell:mage:fireball',
    'Mage, blue and orange. Attack, range 3, on 1-4. Everybody next to the target: Attack, on 1.',
  ],
  [
    'spell:mage:mesmer',
    'Mage, blue, then purple. Trap, range 1, on 1-3. Foes next to the target: Trap, on 1-3.',
  ],
  ['spell:mage:prismaticspray', 'Mage, purple and red. The caster gains Force Field for 5 rounds.'],
  ['spell:priest:smite', 'Priest, purple and red. Crush, range 1, always.'],
  [
    'spell:necro:drainenergy',
    'Necromancer, purple and red. Stun, range 1, always. The caster draws one card more in its next turn.',
  ],
  [
    'spell:necro:cursedground',
    'Necromancer, purple and purple. A hex within 3 hexes attacks whoever enters it, on 1-3.',
  ],
  [
    'spell:druid:giantsize',
    'Druid, purple and orange. A friend within one hex gains Giant Strength, Boulder and 2 Hits for the battle.',
  ],
  ['item:venomdagger', 'A dagger; blows with it are poisoned.'],
  ['item:ringofpower', 'Gives Invisibility; 1 more card in each own turn.'],
  ['item:magicarmor', 'Gives 1 Hit.'],
  ['item:wandoffireballs', 'Casts Fire Ball for one purple card.'],
  ['item:dragonslayerspear', 'A spear; all attacks slay dragons.'],
])('%s is told with the figures of the data', (ref, text) => {
  expect(ruleEntry(ref)?.text).toBe(text);
});

test('spells and items are found by name', () => {
  expect(searchRules('fire ball').map((entry) => entry.id)).toContain('spell:mage:fireball');
  expect(searchRules('druid rust')[0].id).toBe('spell:druid:rust');
  expect(searchRules('yew')[0].id).toBe('item:yewbow');
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
