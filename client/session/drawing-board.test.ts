import { expect, test } from 'vitest';
import { beginPlayTest, drawingBoardOf, goOnTesting } from './drawing-board.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a play test leads back to where it was begun, its rematch too, and no other table does', () => {
  const store = memory();
  beginPlayTest('one', '/design/abc', store);
  goOnTesting('one', 'two', store);
  goOnTesting('elsewhere', 'three', store);
  expect(['one', 'two', 'three'].map((table) => drawingBoardOf(table, store))).toEqual([
    '/design/abc',
    '/design/abc',
    '',
  ]);
});

test('nothing but the designer is led back to', () => {
  const store = memory();
  beginPlayTest('one', 'https://example.org/design', store);
  expect(drawingBoardOf('one', store)).toBe('');
});
