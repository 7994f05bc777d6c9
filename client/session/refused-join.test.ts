import { expect, test } from 'vitest';
import { refusedJoin } from './refused-join.ts';

test('a table without a free chair is full, not away', () => {
  expect(refusedJoin(new Error('room "k3v9" is locked'))).toBe('full');
});

test('what the table itself says is passed on', () => {
  expect(['no-such-table', 'removed', 'origin'].map((code) => refusedJoin(new Error(code)))).toEqual([
    'no-such-table',
    'removed',
    'origin',
  ]);
});

test('a room that closed meanwhile and a line that failed are tried again', () => {
  expect(refusedJoin(new Error('room "k3v9" not found'))).toBe('server-away');
  expect(refusedJoin(new FailedRequest())).toBe('server-away');
});

/** A browser rejects with an event, which is no Error. */
class FailedRequest {
  readonly type = 'error';
}
