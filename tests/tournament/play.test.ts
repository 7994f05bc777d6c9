import { expect, test } from 'vitest';
import { sealedPebbles } from '../../shared/engine/testing/sealed-pebbles.ts';
import { playContest, seating } from './play.ts';

const contest = { game: sealedPebbles, file: { game: 'pebbles', title: 'Path' }, options: {} };
const sides = (...teams: (string | undefined)[]) => teams.map((team) => ({ name: '', plastic: 'a', team }));

test('bots and players by chance sit across from each other, and then the other way round', () => {
  expect(seating(sides(undefined, undefined), false)).toEqual(['bot', 'random']);
  expect(seating(sides(undefined, undefined), true)).toEqual(['random', 'bot']);
  expect(seating(sides('x', 'y', 'x', 'y'), false)).toEqual(['bot', 'random', 'bot', 'random']);
  expect(seating(sides('x', 'x', 'y', 'y'), true)).toEqual(['random', 'random', 'bot', 'bot']);
});

test('the same seed plays the same contest, whoever sits where', () => {
  for (const turned of [false, true]) {
    const { winner, moves } = playContest(contest, 3, turned);
    const again = playContest(contest, 3, turned);
    expect([again.winner, again.moves]).toEqual([winner, moves]);
    expect(winner).not.toBe('');
  }
});

test('who always lays the highest card beats who lays any more often than not', () => {
  const ends = Array.from({ length: 120 }, (_, i) => playContest(contest, i, i % 2 === 1).winner);
  expect(ends.filter((winner) => winner === 'bot').length).toBeGreaterThan(66);
});
