import { expect, test } from 'vitest';
import type { GameEvent } from '../../shared/engine/event.ts';
import { words } from '../../shared/engine/words.ts';
import { grouped, listed, percent, phrase, roman, ruleLabel, ruleName } from './phrase.ts';

const text = { hit: '{who} hits {whom}: {how}.', how: 'needs {n} or less' };

test('names wear their side, other values do not', () => {
  const parts = phrase(
    words('hit', { who: 'Perseus', whom: 'Harpy', how: words('how', { n: 3 }) }),
    [text],
    new Map([
      ['Perseus', 0],
      ['Harpy', 1],
    ]),
  );
  expect(parts.map((p) => p.text).join('')).toBe('Perseus hits Harpy: needs 3 or less.');
  expect(parts.filter((p) => p.seat !== undefined)).toEqual([
    { text: 'Perseus', seat: 0 },
    { text: 'Harpy', seat: 1 },
  ]);
});

test('a sentence that nobody wrote shows its key, a value that nobody gave its place', () => {
  expect(phrase(words('unheard'), [text], new Map())[0].text).toBe('unheard');
  expect(phrase(words('how'), [text], new Map())[0].text).toBe('needs {n} or less');
});

test('rounds are written as on a sundial', () => {
  expect([1, 4, 9, 14, 40].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL']);
});

test('odds never claim certainty that is not there', () => {
  expect([0, 0.001, 0.456, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '46 %', '> 99 %', '100 %']);
});

test('a ruling keeps its number, a row or a spell reads as its name', () => {
  const labels = ['A64', 'row:long-spear', 'spell:mage:polymorph'].map(ruleLabel);
  expect(labels).toEqual(['A64', 'Long spear', 'Polymorph']);
});

test('a chip names a rule by its title and its number, and by what is known while the book is away', () => {
  const titles: Record<string, string> = {
    A22: 'Cards first',
    'spell:mage:summonelemental': 'Summon Elemental',
  };
  const book = { ruleEntry: (id: string) => ({ id, title: titles[id], text: '', see: [] }) };
  expect(ruleName('A22', book)).toEqual({ title: 'Cards first', number: 'A22' });
  expect(ruleName('spell:mage:summonelemental', book)).toEqual({ title: 'Summon Elemental', number: '' });
  expect(ruleName('A22', null)).toEqual({ title: '', number: 'A22' });
  expect(ruleName('row:shield', null)).toEqual({ title: 'Shield', number: '' });
});

test('names are listed as people say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => listed(names, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a name that both sides have takes the side of the warrior that the event is about', () => {
  const parts = phrase(words('hit', { who: 'Hoplite 3', whom: 'Hoplite 1', how: '!' }), [text], new Map(), {
    who: 1,
    whom: 0,
  });
  expect(parts.filter((p) => p.seat !== undefined).map((p) => p.seat)).toEqual([1, 0]);
});

test('what a warrior does in its turn stands together in the chronicle', () => {
  const event = (kind: GameEvent['kind'], piece?: string): GameEvent => ({ kind, words: words(kind), piece });
  const entries = grouped([
    { step: 1, events: [event('note')] },
    { step: 2, events: [event('turn', 'a'), event('cards', 'a')] },
    { step: 3, events: [event('move', 'a')] },
    { step: 4, events: [{ kind: 'discard', words: words('') }] },
    { step: 5, events: [event('roll', 'a')] },
    { step: 6, events: [event('turn', 'b')] },
    { step: 7, events: [event('note')] },
  ]);
  expect(entries.map(({ step, events }) => [step, events.map((e) => e.kind)])).toEqual([
    [1, ['note']],
    [2, ['turn', 'cards', 'move', 'roll']],
    [6, ['turn']],
    [7, ['note']],
  ]);
});

test('what was taken back stands by itself in the chronicle, marked, and nothing else with it', () => {
  const event = (key: string, piece?: string): GameEvent => ({ kind: 'note', words: words(key), piece });
  const entries = grouped([
    { step: 1, events: [{ kind: 'turn', words: words('turn'), piece: 'a' }] },
    { step: 2, events: [event('goes', 'a')] },
    { step: 3, events: [event('table.sat')] },
    { step: 4, events: [event('strikes', 'a')] },
    { step: 5, events: [event('table.undo-done')], undoes: 2 },
    { step: 6, events: [event('flies', 'a')] },
  ]);
  const told = entries.map(({ events, undone }) => [events.map((e) => e.words.key).join(' '), undone]);
  expect(told).toEqual([
    ['turn', false],
    ['goes', true],
    ['table.sat', false],
    ['strikes', true],
    ['table.undo-done', false],
    ['flies', false],
  ]);
});
