import { expect, test } from 'vitest';
import { bakeAll, bakeNow, bakeSteps } from './bake.ts';
import { memo } from './memo.ts';

function* painter(steps: number): Generator<number, string> {
  for (let i = 0; i < steps; i++) yield i / steps;
  return 'picture';
}

test('a painter gives the same picture at once and in slices', async () => {
  expect(bakeNow(painter(5))).toBe('picture');
  await expect(bakeSteps(painter(5))).resolves.toBe('picture');
});

test('bakes run in order and each is told', async () => {
  const log: string[] = [];
  const bake = (name: string) => () => log.push(name);
  await bakeAll([bake('a'), bake('b')], (done, of) => log.push(`${done}/${of}`));
  expect(log).toEqual(['a', '1/2', 'b', '2/2']);
});

test('a bake that fails stops the rest', async () => {
  const log: string[] = [];
  const broken = () => {
    throw new Error('no paint');
  };
  await expect(bakeAll([broken, () => log.push('never')])).rejects.toThrow('no paint');
  expect(log).toEqual([]);
});

test('the same call is drawn once, and the oldest drawing leaves when there are too many', () => {
  const made: string[] = [];
  const draw = memo(
    2,
    (name: string) => name,
    (name: string) => {
      made.push(name);
      return { name };
    },
  );
  const a = draw('a');
  expect(draw('a')).toBe(a);
  draw('b');
  draw('a');
  draw('c');
  expect(draw('a')).toBe(a);
  draw('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
