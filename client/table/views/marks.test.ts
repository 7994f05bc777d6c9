import { expect, test } from 'vitest';
import { conditionsOf } from './marks.ts';

test('tokens, damage and spent Fate are no badges', () => {
  expect(conditionsOf({ token: 1, chip: 3, fateless: 1, held: 2 })).toEqual([]);
});

test('conditions keep their order, whatever the order of the marks', () => {
  expect(conditionsOf({ inspired: 1, trapped: 1 })).toEqual(conditionsOf({ trapped: 1, inspired: 1 }));
});

test('a condition that was lifted has no badge', () => {
  expect(conditionsOf({ stunned: 0 })).toEqual([]);
});

test('a lasting effect without a badge of its own gets the hourglass', () => {
  expect(conditionsOf({ stunned: 1, extra: 1 })).toEqual(['stunned', 'timed']);
});
