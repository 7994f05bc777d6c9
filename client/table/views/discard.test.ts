import { expect, test } from 'vitest';
import { laidAs, laidOn, NO_DISCARD } from './discard.ts';

const three = ['B', 'G', 'R'].reduce(laidOn, NO_DISCARD);

test('a card that has come to the discard is counted at once', () => {
  expect(laidOn(NO_DISCARD, 'Y')).toEqual({ count: 1, kinds: ['Y'] });
  expect(laidOn(three, 'Y')).toEqual({ count: 4, kinds: ['G', 'R', 'Y'] });
});

test('a card that is taken back peeks out from under the discard no more', () => {
  expect(laidAs(three, { count: 2, top: 'G' })).toEqual({ count: 2, kinds: ['B', 'G'] });
  expect(laidAs({ count: 7, kinds: ['B', 'G', 'R'] }, { count: 4, top: 'O' })).toEqual({
    count: 4,
    kinds: ['O'],
  });
});

test('what came unseen lies on what was seen, and a discard that was shuffled is empty', () => {
  expect(laidAs(three, { count: 3, top: 'R' })).toEqual(three);
  expect(laidAs(three, { count: 5, top: 'P' })).toEqual({ count: 5, kinds: ['G', 'R', 'P'] });
  expect(laidAs(three, { count: 0, top: '' })).toEqual(NO_DISCARD);
});
