import { expect, test } from 'vitest';
import { z } from 'zod';
import { option, tableOptions } from '../engine/options.ts';
import { cardGameFields, readCardGame } from './card-game.ts';

const { read } = tableOptions({ players: option('X1', 2, 4), pace: option('X2', 'slow', 'fast') });
const file = { format: 1, game: 'snap', title: 'Snap' };
const readSnap = (over: object) => {
  const schema = z.strictObject(cardGameFields);
  const sides = ({ players }: { players: number }) => players;
  return readCardGame({ ...file, ...over }, { id: 'snap', schema, read, sides });
};
const pathsOf = (over: object) => {
  const result = readSnap(over);
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

test('a file with nothing but a title is played by the standard options', () => {
  expect(readSnap({})).toMatchObject({ ok: true, file: { title: 'Snap', options: {} } });
});

test('an option that the game does not have is named where it stands, in a handicap too', () => {
  expect(pathsOf({ options: { pace: 'idle' } })).toEqual(['options.pace']);
  expect(pathsOf({ handicaps: [{ name: 'Easy', options: { rain: true } }] })).toEqual([
    'handicaps.0.options.rain',
  ]);
});

test('odds must count the sides that sit down with the options in force', () => {
  const odds = { games: 300, wins: [100, 200] };
  expect(pathsOf({ odds })).toEqual([]);
  expect(pathsOf({ odds, options: { players: 4 } })).toEqual(['odds.wins']);
  expect(pathsOf({ handicaps: [{ name: 'Crowd', options: { players: 4 }, odds }] })).toEqual([
    'handicaps.0.odds.wins',
  ]);
});

test("another game's file and a file of the future are refused by name", () => {
  expect(pathsOf({ game: 'whist' })).toEqual(['game']);
  expect(pathsOf({ format: 2 })).toEqual(['format']);
});
