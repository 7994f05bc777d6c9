import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a burst passes at once, then only the rate', () => {
  const bucket = new Bucket(2, 6, 0);
  const passed = Array.from({ length: 10 }, () => bucket.take(0)).filter(Boolean);
  expect(passed).toHaveLength(6);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(600)).toBe(false);
});

test('waiting saves up no more than a burst', () => {
  const bucket = new Bucket(2, 3, 0);
  const passed = Array.from({ length: 10 }, () => bucket.take(3_600_000)).filter(Boolean);
  expect(passed).toHaveLength(3);
});
