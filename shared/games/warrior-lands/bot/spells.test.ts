import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { Bout, type Placed } from '../rules/testing/bout.ts';
import { advise } from './advise.ts';

const advised = (units: readonly Placed[], deck: string) =>
  advise(new Bout(units, deck, []).act('a').b, 0, new FastDice(1));

const mage: Placed = { id: 'a', seat: 0, at: [0, 0], traits: 'Mage' };

test('a mage throws what hits best at a foe in reach', () => {
  expect(advised([mage, { id: 'b', seat: 1, at: [2, 0] }], 'BR')).toMatchObject({
    ...{ do: 'cast', spell: 'mage:magicmissile', target: 1 },
  });
});

test('no Fire Ball falls among friends', () => {
  const friends: Placed[] = [
    [3, 0],
    [2, 1],
    [1, 1],
  ].map(([q, r], i) => ({
    ...{ id: `f${i}`, seat: 0 as const, at: [q, r] as const, skill: 3 },
  }));
  const move = advised([mage, ...friends, { id: 'b', seat: 1, at: [2, 0], hits: 3 }], 'BO');
  expect(move.do).not.toBe('cast');
});

test('a priest brings the best of the dead back', () => {
  const move = advised(
    [
      { ...mage, traits: 'Priest' },
      { id: 'f', seat: 0, at: null },
      { id: 'g', seat: 0, at: null, hits: 3, skill: 1 },
      { id: 'b', seat: 1, at: [8, 0] },
    ],
    'BR',
  );
  expect(move).toMatchObject({ do: 'cast', spell: 'priest:resurrect', target: 2 });
});

test('the strongest foe in reach is taken over', () => {
  const move = advised(
    [
      { ...mage, traits: 'Priest' },
      { id: 'b', seat: 1, at: [2, 0] },
      { id: 'c', seat: 1, at: [0, 2], traits: 'Sword', hits: 3 },
    ],
    'PB',
  );
  expect(move).toMatchObject({ do: 'cast', spell: 'priest:controlmind', target: 2 });
});

test('a foe that may be turned into anything becomes something weak', () => {
  const bout = new Bout([mage, { id: 'b', seat: 1, at: [2, 0], traits: 'Sword', hits: 3 }], 'PG', [3, 6]).act(
    'a',
  );
  bout.go({ do: 'cast', cards: ['P', 'G'], spell: 'mage:polymorph', target: 1 });
  expect(advise(bout.b, 0, new FastDice(1))).toEqual({ do: 'form', name: 'Frog' });
});

test('who summons does so when nothing better is in hand', () => {
  const move = advised([mage, { id: 'b', seat: 1, at: [8, 0] }], 'RY');
  expect(move).toMatchObject({ do: 'cast', spell: 'mage:phantasmalforces' });
});
