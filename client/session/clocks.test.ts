import { expect, test } from 'vitest';
import { makeClocks } from './clocks.ts';
import { fakeClock } from './fake-room.ts';

const told = { what: 'answer', seats: [0], left: 15_000, of: 15_000, stopped: false } as const;

test('what is left is counted from when the table told of it, and never falls below nothing', async () => {
  const time = fakeClock();
  await time.pass(500_000);
  const { clocks, left, hear } = makeClocks(time);
  hear([told]);
  await time.pass(4_000);
  expect(clocks.value.map(left)).toEqual([11_000]);
  await time.pass(60_000);
  expect(clocks.value.map(left)).toEqual([0]);
});

test('a clock that stands still keeps what was left, until the table tells of it anew', async () => {
  const time = fakeClock();
  const { clocks, left, hear } = makeClocks(time);
  hear([{ ...told, left: 9_000, stopped: true }]);
  await time.pass(30_000);
  expect(clocks.value.map(left)).toEqual([9_000]);
  hear([]);
  expect(clocks.value).toEqual([]);
});
