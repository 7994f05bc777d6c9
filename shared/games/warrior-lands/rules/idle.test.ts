import { expect, test } from 'vitest';
import { Bout } from './testing/bout.ts';

/** What is told of a turn of two cards in which nothing is done. */
const toldOf = (cards: string) => {
  const bout = new Bout(
    [
      { id: 'mine', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'foe', seat: 1, at: [5, 0] },
    ],
    cards,
    [],
  ).act('mine');
  if (bout.b.open.length > 0) bout.end();
  const laid = bout.events.find(({ kind }) => kind === 'discard');
  return [laid?.words.key, laid?.rule];
};

test('a turn of nothing but green says why it ends', () => {
  expect(toldOf('GG')).toEqual(['turn.green', 'A24']);
});

test('a turn in which cards are left unused says so', () => {
  expect(toldOf('GR')).toEqual(['turn.idle', 'A23']);
});
