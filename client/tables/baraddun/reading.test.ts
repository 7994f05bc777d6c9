import { expect, test } from 'vitest';
import { say } from '../../../shared/engine/words.ts';
import { baraddun } from '../../../shared/games/baraddun/game.ts';
import { stacked, started, Table } from '../../../shared/games/baraddun/testing/muster.ts';
import { text } from '../../../shared/games/baraddun/text.ts';
import { dieWords, logOf, modifierOf, rollNote, sumOf } from './reading.ts';

const told = (what: Parameters<typeof say>[0]): string => say(what, text);
const top = { fighters: 'F20 N1 F14', weapons: 'red single', defences: 'heater round' };
const armed = (rolls: readonly number[] = []) =>
  new Table(stacked(top, { extras: 'auto' }), [4, ...rolls]).next().next().next();
const papersAt = (table: Table, seat = 0) => baraddun.look(table.war, seat).papers;
const paper = (table: Table, id: string) => {
  const found = papersAt(table).find((one) => one.id === id);
  if (!found) throw new Error(`no paper ${id}`);
  return found;
};

test('a side reads as its strength, its defence, what they are made of and what is rolled', () => {
  expect(sumOf(paper(armed(), 'side:0:1'), told)).toEqual({
    ...{ name: 'Tam Quickthorn', strength: 11, defence: 2, modifier: 4, range: '5 to 10' },
    parts: [
      { text: '7', strong: false },
      { text: 'New Fighter +1', strong: true },
      { text: 'Single-edged Sword 3', strong: false },
    ],
  });
});

test('before all cards lie nothing is rolled', () => {
  const table = new Table(stacked(top), [4]).next();
  expect(sumOf(paper(table, 'side:0:0'), told)).toMatchObject({ strength: 9, modifier: null, range: '' });
});

test.each([
  ['d6+4', 4, 'd6 + 4'],
  ['d6', 0, 'd6'],
  ['d6-2', -2, 'd6 − 2'],
])('%s adds %i and is written "%s"', (die, modifier, words) => {
  expect(modifierOf(die)).toBe(modifier);
  expect(dieWords(modifier)).toBe(words);
});

test('a roll is reckoned for both sides, the first team first, whoever looks', () => {
  const table = armed([3, 4]).next();
  expect(rollNote(papersAt(table, 1), 0, table.war.fights[0].dice)).toEqual({
    sides: [
      { team: 0, die: 3, modifier: 6, result: 9 },
      { team: 1, die: 4, modifier: 4, result: 8 },
    ],
    lead: 1,
  });
  expect(rollNote(papersAt(armed()), 0, [0, 0])).toBeNull();
});

test('the short log tells gimps, dice of New Fighters and who fell, with the round, up to what has been shown', () => {
  const table = armed([3, 4, 4, 1]).next().next().next();
  const chapters = table.told.map((event, i) => ({ step: i, events: [event] }));
  const lines = logOf(chapters, chapters.length, 10);
  expect(lines.map(({ round, words }) => `${round} ${told(words)}`)).toEqual([
    '1 The New Fighter rolls 4: +1 for Tam Quickthorn',
    '1 Brynja Oarbiter gimps Tam Quickthorn',
    '1 Brynja Oarbiter beats Tam Quickthorn',
  ]);
  expect(logOf(chapters, 3, 10)).toHaveLength(1);
  expect(logOf(chapters, chapters.length, 1)).toHaveLength(1);
});

test('the short log drops what was taken back', () => {
  const table = armed([3, 4, 4, 1]).next().next();
  const chapters = table.told.map((event, i) => ({ step: i, events: [event] }));
  const gone = chapters.length - 1;
  const all = [...chapters, { step: gone + 1, events: [], undoes: gone }];
  expect(logOf(all, gone, 10)).toHaveLength(3);
  expect(logOf(all, gone + 1, 10).map(({ words }) => told(words))).toEqual([
    'The New Fighter rolls 4: +1 for Tam Quickthorn',
    'Brynja Oarbiter gimps Tam Quickthorn',
  ]);
});

test('of a game played to its end at once each end of a fight is told with its own round', () => {
  const table = new Table(started(), 7);
  table.act(1, { do: 'leave' });
  table.act(0, { do: 'rush', to: 'game', n: 0 });
  const lines = logOf([{ step: 1, events: table.told }], 1, 40);
  const falls = table.told.filter(({ kind }) => kind === 'fall').length;
  expect(new Set(lines.map(({ round }) => round)).size).toBe(falls);
  expect(lines.at(-1)?.round).toBe(table.war.round);
});
