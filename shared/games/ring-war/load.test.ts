import { expect, test } from 'vitest';
import { ringWar } from './game.ts';

const file = { format: 1, game: 'ring-war', title: 'A war', options: { startTokens: '6/4' } };
const problems = (content: unknown) => {
  const read = ringWar.load(content);
  return read.ok ? [] : read.problems.map(({ path, words }) => [path, words.key]);
};

test('a scenario says its title, its story and its options', () => {
  expect(ringWar.load(file)).toEqual({
    ok: true,
    setup: { title: 'A war', story: '', options: { startTokens: '6/4' } },
  });
});

test('what is wrong with a file is told with its place', () => {
  expect(problems({ ...file, options: { startTokens: '9/9' } })).toEqual([
    ['options.startTokens', 'scenario.unknown-option'],
  ]);
  expect(problems({ ...file, options: { colour: 'red' } })).toEqual([
    ['options.colour', 'scenario.unknown-option'],
  ]);
  expect(problems({ ...file, title: undefined }).map(([path]) => path)).toEqual(['title']);
  expect(problems({ ...file, army: 1 })).toHaveLength(1);
  expect(problems('nonsense')).toHaveLength(1);
});
