import { expect, test } from 'vitest';
import { isMeant } from './chooser.ts';

test('the tap that opens the list of choices does not choose from it', () => {
  expect(isMeant({ detail: 1 }, false)).toBe(false);
});

test('a press in the list chooses, and so does the Enter key', () => {
  expect(isMeant({ detail: 1 }, true)).toBe(true);
  expect(isMeant({ detail: 0 }, false)).toBe(true);
});
