import { expect, test } from 'vitest';
import type { ScenarioCard, SideCard } from '../../shared/protocol/http.ts';
import { ANYTHING, found, mixed, numbersIn, playersOf } from './filter.ts';

const sides = (n: number): SideCard[] =>
  Array.from({ length: n }, (_, i) => ({ name: `Side ${i}`, plastic: 'a', warriors: 0 }));
const card = (id: string, game: string, n: number, sizes: number[] = [], minutes?: number): ScenarioCard => ({
  ...{ id, game, title: id, story: '', board: null, kinds: {}, cards: [], pieces: [], options: [], set: {} },
  ...{ sides: sides(n), sizes: sizes.map(sides), about: { minutes } },
});
const shelf = [
  card('greeks', 'warrior-lands', 2, [], 25),
  card('hills', 'warrior-lands', 4, [], 90),
  card('race', 'crack-of-doom', 4, [2, 3, 4, 5, 6], 40),
  card('duel', 'baraddun', 2, [2, 4, 6, 8], 5),
  card('own', 'baraddun', 2),
];
const ids = (sought: Partial<typeof ANYTHING>) =>
  found(shelf, { ...ANYTHING, ...sought }).map(({ id }) => id);

test('who looks for nothing sees everything', () => {
  expect(ids({})).toHaveLength(shelf.length);
});

test('a game shows its own scenarios only', () => {
  expect(ids({ game: 'baraddun' })).toEqual(['duel', 'own']);
});

test('a number of players finds also those that can be set to it', () => {
  expect(playersOf(shelf[2])).toEqual([2, 3, 4, 5, 6]);
  expect(ids({ players: 4 })).toEqual(['hills', 'race', 'duel']);
  expect(ids({ players: 3 })).toEqual(['race']);
  expect(numbersIn(shelf)).toEqual([2, 3, 4, 5, 6, 8]);
});

test('a length finds what takes so long, and what does not say', () => {
  expect(ids({ length: 'short' })).toEqual(['duel', 'own']);
  expect(ids({ length: 'evening', game: 'warrior-lands' })).toEqual(['greeks']);
  expect(ids({ length: 'long' })).toEqual(['hills', 'own']);
});

test('where all games are shown, the first of each comes first', () => {
  const order = ['baraddun', 'warrior-lands', 'crack-of-doom'];
  expect(mixed(shelf, order).map(({ id }) => id)).toEqual(['duel', 'greeks', 'race', 'own', 'hills']);
});
