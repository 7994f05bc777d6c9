import { expect, test } from 'vitest';
import { againstTable, seating, sidesOfFile } from './make.ts';

test('against the table one sits in the first seat and the game begins at once', () => {
  expect(againstTable('greeks', 2)).toEqual({ scenario: 'greeks', seats: [0], bots: [1], start: true });
});

test('with a friend the other seat stays free and the game begins when it is taken', () => {
  expect(seating(1, false, 2)).toEqual({ seats: [1], bots: [], start: true });
});

test('one device takes both sides', () => {
  expect(seating('both', false, 2)).toEqual({ seats: [0, 1], bots: [], start: true });
});

test('somebody who chooses at the table holds no seat yet', () => {
  expect(seating('none', true, 2)).toEqual({ seats: [], bots: [], start: false });
});

test('a file tells whose sides there are to choose from, and a card game or nonsense none', () => {
  const file = {
    sides: [
      { name: 'North', units: [] },
      { name: 'South', plastic: 'f', team: 'x' },
    ],
  };
  expect(sidesOfFile(file)).toEqual([
    { name: 'North', plastic: 'a', warriors: 0 },
    { name: 'South', plastic: 'f', team: 'x', warriors: 0 },
  ]);
  for (const other of [undefined, 7, {}, { sides: 'two' }, { sides: [{}] }])
    expect(sidesOfFile(other)).toEqual([]);
});
