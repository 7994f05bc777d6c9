import { expect, test } from 'vitest';
import { countsOfLine } from '../commands/counts.mjs';
import { summary, tryTwice } from './tries.ts';

/** A test that ends like this, try by try. */
function ending(...results: (string | null)[]) {
  const times: number[] = [];
  const attempt = async (time: number) => {
    times.push(time);
    const result = results.shift();
    return result ? new Error(result) : null;
  };
  return { times, attempt };
}

test('a test that passes is not tried again', async () => {
  const { times, attempt } = ending(null, 'never asked for');
  expect(await tryTwice('a card is laid', attempt)).toEqual({
    title: 'a card is laid',
    outcome: 'passed',
    reason: '',
  });
  expect(times).toEqual([1]);
});

test('a test that passes at the second try says why the first one failed', async () => {
  const { times, attempt } = ending('waited in vain\n  at a line', null);
  const { outcome, reason } = await tryTwice('a card is laid', attempt);
  expect([outcome, reason]).toEqual(['passed at the second try', 'waited in vain']);
  expect(times).toEqual([1, 2]);
});

test('a test that fails twice has failed and is not tried a third time', async () => {
  const { times, attempt } = ending('waited in vain', 'in vain again', null);
  expect((await tryTwice('a card is laid', attempt)).outcome).toBe('failed');
  expect(times).toEqual([1, 2]);
});

test('the summary names what needed a second try and ends with counts that can be read', () => {
  const lines = summary([
    { title: 'one', outcome: 'passed', reason: '' },
    { title: 'two', outcome: 'passed at the second try', reason: 'in vain' },
    { title: 'three', outcome: 'failed', reason: 'broken' },
  ]);
  expect(lines).toEqual(['Passed at the second try only, 1 of 3:', '  ! two: in vain', '2 passed, 1 failed']);
  expect(countsOfLine(lines.join('\n'))).toEqual({ passed: 2, failed: 1 });
  expect(summary([])).toEqual(['0 passed, 0 failed']);
});
