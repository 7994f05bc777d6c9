import { expect, test } from 'vitest';
import { GROUNDS } from '../../shared/scenario/grounds.ts';
import { groundOf } from './ground.ts';
import { DECOR } from './groundDecor.ts';

test('every ground that maps can name is painted in its own colours', () => {
  const letters = Object.keys(GROUNDS);
  expect(new Set(letters.map((letter) => groundOf(letter).tints.join())).size).toBe(letters.length);
  for (const letter of letters) expect(DECOR[groundOf(letter).decor]).toBeTypeOf('function');
});

test('a ground that nobody knows is grass', () => {
  expect(groundOf('?')).toBe(groundOf('g'));
});
