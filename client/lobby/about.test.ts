import { expect, test } from 'vitest';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { chanceOf, countOf, firstShare, levelOf, oddsWords, shortOf } from './about.ts';

const sides = [
  { name: 'Guards', plastic: 'a', warriors: 2 },
  { name: 'Brigands', plastic: 'b', warriors: 3 },
];
const card = (about: ScenarioCard['about'], of: ScenarioCard['sides'] = sides): ScenarioCard => ({
  ...{ id: 'x', game: 'warrior-lands', title: 'X', story: '', kinds: {}, pieces: [], options: [], set: {} },
  ...{ board: { orientation: 'pointy', cells: [], ground: '' }, cards: [], sizes: [] },
  sides: of,
  about,
});

test('measured odds are told in hundredths, draws too', () => {
  const odds = { games: 300, wins: [150, 120] };
  expect(chanceOf(card({ odds }))).toEqual({ name: '', wins: 'Guards: wins 50 in 100' });
  const renamed = (name: string) => [{ ...sides[0], name }, sides[1]];
  // A long name stands above: without it nobody knew whose wins these are.
  expect(chanceOf(card({ odds }, renamed('Constantinopolitans')))).toEqual({
    name: 'Constantinopolitans',
    wins: 'wins 50 in 100',
  });
  // Of those that were not drawn.
  expect(firstShare(card({ odds }))).toBe(56);
  expect(oddsWords(odds, card({}))).toBe(
    'Played by the table 300 times: Guards won 50 %, Brigands won 40 %, 10 % were drawn.',
  );
});

test('what nobody measured or wrote is not told', () => {
  expect(chanceOf(card({}))).toBeNull();
  expect(firstShare(card({}))).toBeNull();
  expect(oddsWords(undefined, card({}))).toBe('');
  expect(levelOf(card({ level: 'Easy to learn' }))).toBe('');
  expect(levelOf(card({ level: 'Easy to learn', minutes: 10 }))).toBe('Easy to learn, about 10 minutes');
});

test('sides of a team are told as one', () => {
  const four = ['Elves', 'Orcs', 'Dwarves', 'Goblins'].map((name, seat) => ({
    ...{ name, plastic: 'abcd'[seat], team: seat % 2 ? 'north' : 'south', warriors: 8 },
  }));
  const odds = { games: 300, wins: [180, 120, 180, 120] };
  expect(chanceOf(card({ odds }, four))).toEqual({ name: 'Elves and Dwarves', wins: 'wins 60 in 100' });
  expect(oddsWords(odds, card({}, four))).toContain('Elves and Dwarves won 60 %');
  expect(oddsWords(odds, { sides: four, board: null })).toContain('south won 60 %');
  expect(countOf(card({}, four))).toBe('4 sides, 32 warriors');
  expect(countOf(card({}))).toBe('Guards (2) v Brigands (3)');
});

test('of six sides a plate tells the least and the most, and the sentence all', () => {
  const six = ['North', 'East', 'South', 'West', 'Up', 'Down'].map((name) => ({
    ...{ name, plastic: 'a', warriors: 5 },
  }));
  const odds = { games: 300, wins: [30, 75, 45, 50, 40, 60] };
  expect(chanceOf(card({ odds }, six))?.wins).toBe('Each wins 10 to 25 in 100');
  expect(firstShare(card({ odds }, six))).toBeNull();
  expect(oddsWords(odds, card({}, six))).toContain('North won 10 %, East won 25 %, South won 15 %');
});

const sizesOf = (...numbers: number[]) => numbers.map((n) => Array(n).fill(sides[0]));

test('without a board the players are counted, with all numbers that can be chosen', () => {
  const race = {
    ...card({ minutes: 40 }),
    board: null,
    sizes: sizesOf(2, 3, 4, 5, 6),
  };
  expect(countOf(race)).toBe('2 to 6 players');
  expect(shortOf(race)).toBe('2 to 6 players, 40 min');
  expect(shortOf({ ...race, sizes: sizesOf(2, 4, 6, 8) })).toBe('2, 4, 6 or 8 players, 40 min');
  expect(countOf({ ...race, sizes: sizesOf(2, 3) })).toBe('2 or 3 players');
  expect(shortOf({ ...race, sizes: [], about: {} })).toBe('2 players');
});
