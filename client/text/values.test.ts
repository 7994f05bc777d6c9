import { expect, test } from 'vitest';
import { say } from '../../shared/engine/words.ts';
import { optionValue, valueWords } from './values.ts';

test('a value is read as words', () => {
  expect([true, false, 4, 'eachRound', 'team1'].map(valueWords)).toEqual([
    'yes',
    'no',
    '4',
    'each round',
    'team 1',
  ]);
});

test('a game may have words of its own for a value', () => {
  const inGame = (what: { key: string }) => say(what, { 'option.locations.hold': 'stay in hand' });
  expect(optionValue('locations', 'hold', inGame)).toBe('stay in hand');
  expect(optionValue('locations', 'swapAll', inGame)).toBe('swap all');
});
