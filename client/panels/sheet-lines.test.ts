import { expect, test } from 'vitest';
import type { SheetLine } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { byColour, fitting, shortly } from './sheet-lines.ts';

const line = (card: string, key: string, now?: boolean): SheetLine => ({
  card,
  words: words(key),
  rule: 'A1',
  now,
});

test('of each colour the use that is possible now stands first, the others keep their order', () => {
  const uses = byColour([
    line('card:R', 'walk', false),
    line('card:R', 'trample', false),
    line('card:R', 'charge', true),
    line('card:B', 'nothing', false),
  ]);
  expect(
    uses.map(({ card, first, others }) => [card, first.words.key, others.map((o) => o.words.key)]),
  ).toEqual([
    ['card:R', 'charge', ['walk', 'trample']],
    ['card:B', 'nothing', []],
  ]);
});

test('chips that do not fit into one row leave room for how many are left', () => {
  expect(fitting(['Hero', 'Winged'], 20)).toBe(2);
  expect(fitting(['Hero', 'Winged', 'Mirror shield'], 24)).toBe(2);
  expect(fitting(['Hero', 'Winged', 'Mirror shield'], 16)).toBe(1);
  expect(fitting(['The longest name that anybody ever had'], 10)).toBe(0);
});

test('a chip bears the name alone unless a figure is all that follows', () => {
  expect(shortly('Skill 1: draws 1 more')).toBe('Skill 1');
  expect(shortly('Shield. Blue: nothing. Purple: nothing.')).toBe('Shield');
  expect(shortly('Action tokens: 1')).toBe('Action tokens: 1');
});
