import { expect, test } from 'vitest';
import { crackOfDoom } from './game.ts';

const file = { format: 1, game: 'crack-of-doom', title: 'Race' };
const pathsOf = (content: unknown) => {
  const read = crackOfDoom.load(content);
  return read.ok ? [] : read.problems.map(({ path }) => path);
};

test('a file holds a title, options and names', () => {
  expect(pathsOf({ ...file, options: { players: 6, encounters: 'each' }, names: ['Ann', 'Ben'] })).toEqual(
    [],
  );
});

test.each([
  ['another game', { game: 'chess' }, ['game']],
  ['an unknown option', { options: { dragons: 3 } }, ['options.dragons']],
  ['a value that an option does not have', { options: { players: 9 } }, ['options.players']],
  ['no title', { title: ' ' }, ['title']],
  ['a format of the future', { format: 99 }, ['format']],
  ['two of one name', { names: ['Ann', 'Ann'] }, ['names']],
])('%s is told with its place', (_, more, paths) => {
  expect(pathsOf({ ...file, ...more })).toEqual(paths);
});

test('what is no file at all is told as well', () => {
  for (const content of [null, 3, 'text', []]) expect(crackOfDoom.load(content).ok).toBe(false);
});
