import { expect, test } from 'vitest';
import { gameById, games } from './registry.ts';
import { textOf } from './texts.ts';

test('every game is found by its id, and its sentences without its engine', () => {
  for (const game of games) {
    expect(gameById(game.id)).toBe(game);
    expect(textOf(game.id)).toMatchObject(game.text);
  }
  expect(gameById('chess')).toBeUndefined();
  expect(textOf('constructor')).toEqual({});
});
