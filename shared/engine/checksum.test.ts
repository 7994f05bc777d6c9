import { expect, test } from 'vitest';
import { alike, canonical, checksum } from './checksum.ts';

test('the order in which fields were set does not matter, that of a list does', () => {
  expect(checksum({ a: 1, b: [1, 2] })).toBe(checksum({ b: [1, 2], a: 1 }));
  expect(checksum([1, 2])).not.toBe(checksum([2, 1]));
});

test('absent and undefined are the same; null is not', () => {
  expect(canonical({ a: undefined })).toBe(canonical({}));
  expect(canonical({ a: null })).not.toBe(canonical({}));
});

test('a checksum is sixteen hex digits and tells near states apart', () => {
  expect(checksum({ hits: 3 })).toMatch(/^[0-9a-f]{16}$/);
  expect(checksum({ hits: 3 })).not.toBe(checksum({ hits: 4 }));
});

test('typed arrays count as lists', () => {
  expect(checksum(new Int16Array([1, -2]))).toBe(checksum([1, -2]));
  expect(canonical(new Float64Array([0.5, Number.NaN, -0]))).toBe(JSON.stringify([0.5, Number.NaN, -0]));
  expect(canonical([-0, 1e21, -7])).toBe(JSON.stringify([-0, 1e21, -7]));
});

test('data is alike exactly where its checksum is the same', () => {
  const states = [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null, d: undefined }], a: 1 },
    { a: 1, b: [1, { c: 0 }] },
    { a: 1, b: [1] },
    { a: 1, b: { 0: 1 } },
    { a: 1 },
    { a: 1, b: undefined },
    [1, 2],
    [2, 1],
    null,
    '1',
    1,
  ];
  for (const one of states)
    for (const other of states) expect(alike(one, other)).toBe(checksum(one) === checksum(other));
});
