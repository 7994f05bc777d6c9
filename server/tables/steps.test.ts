import { expect, test } from 'vitest';
import { Steps } from './steps.ts';

/** The opening, two public acts, two secret ones of Ann and one of Ben, a public act. */
function told(): Steps {
  const steps = new Steps();
  steps.happened(2);
  steps.happened(3);
  steps.secret(4, 'ann');
  steps.secret(5, 'ben');
  steps.secret(6, 'ann');
  return steps;
}

test('nobody’s step tells how often others have answered in secret', () => {
  const steps = told();
  expect(steps.public).toBe(3);
  expect(steps.toldTo('')).toBe(3);
  expect(steps.toldTo('eve')).toBe(3);
  expect(steps.toldTo('ben')).toBe(3 + 1 / 1024);
  expect(steps.toldTo('ann')).toBe(3 + 2 / 1024);
});

test('the next public step is the next whole one, whatever was answered before it', () => {
  const steps = told();
  steps.happened(7);
  expect([steps.public, steps.toldTo('ann'), steps.toldTo('eve')]).toEqual([4, 4, 4]);
});

test('a told step leads back to the place in the log that it stands for', () => {
  const steps = told();
  const ann = [3, 3 + 1 / 1024, 3 + 2 / 1024].map((step) => steps.placeOf(step, 'ann'));
  expect(ann).toEqual([3, 4, 6]);
  steps.happened(7);
  expect(steps.placeOf(3 + 2 / 1024, 'ann')).toBe(6);
  expect(steps.placeOf(4, 'ann')).toBe(7);
});

test('a step that nobody was told stands for the public one before it', () => {
  const steps = told();
  expect([3.9, 3 + 5 / 1024, 99].map((step) => steps.placeOf(step, 'ben'))).toEqual([3, 3, 3]);
  expect(steps.placeOf(1.5, 'ann')).toBe(1);
});

test('what stands at a place of the log was told with the first step after it', () => {
  const steps = told();
  steps.happened(7);
  expect([1, 2, 3, 6].map((place) => steps.toldOf(place))).toEqual([2, 3, 4, 4]);
});
