import { expect, test } from 'vitest';
import { decodeMarks, encodeMarks } from './marks.ts';

test('marks travel as one sorted string without zeros', () => {
  expect(encodeMarks({ token: 1, chip: 2, stunned: 0 })).toBe('chip2 token1');
  expect(encodeMarks({})).toBe('');
});

test('marks read back as they were written', () => {
  const marks = { chip: 12, 'fate-used': 1, token: 1, debt: -3 };
  expect(decodeMarks(encodeMarks(marks))).toEqual(marks);
});

test('a mark that a newer server wrote in another way is skipped', () => {
  expect(decodeMarks('chip2 ?? 7 token1')).toEqual({ chip: 2, token: 1 });
});
