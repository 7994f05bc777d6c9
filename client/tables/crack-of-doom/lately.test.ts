import { expect, test } from 'vitest';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { lastWords } from './lately.ts';

const chapter = (step: number, ...keys: string[]): Chapter => ({
  step,
  events: keys.map((key) => ({ kind: 'note', words: { key } })),
});
const keys = (chapters: readonly Chapter[], upTo: number, most = 3) =>
  lastWords(chapters, upTo, most).map(({ words }) => words.key);

test('the last lines are told, the newest last, and none that the board has still to show', () => {
  const chapters = [chapter(1, 'a', 'b'), chapter(2, 'c', ''), chapter(3, 'd')];
  expect(keys(chapters, 3)).toEqual(['b', 'c', 'd']);
  expect(keys(chapters, 2)).toEqual(['a', 'b', 'c']);
  expect(keys([], 0)).toEqual([]);
});

test('what was taken back is not told again', () => {
  expect(keys([chapter(1, 'a'), chapter(2, 'b'), { ...chapter(3), undoes: 2 }], 3)).toEqual(['a']);
});
