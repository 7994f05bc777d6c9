import { expect, test } from 'vitest';
import { backOut, bounceOut, cubicOut, Motions, quadIn, sineInOut } from './motion.ts';

const moves = () => {
  const motions = new Motions();
  const seen: number[] = [];
  const ended = { at: false };
  const start = () =>
    motions
      .play(100, (t) => seen.push(t))
      .then(() => {
        ended.at = true;
      });
  return { motions, seen, ended, start };
};

test('a motion goes from its start to exactly its end', async () => {
  const { motions, seen, start } = moves();
  motions.tick(1000);
  const done = start();
  motions.tick(1050);
  motions.tick(1130);
  await done;
  expect(seen).toEqual([0, 0.5, 1]);
  expect(motions.busy).toBe(false);
});

test('a tab that was frozen for an hour finishes its motions on the first frame', async () => {
  const { motions, seen, start } = moves();
  motions.tick(0);
  const done = start();
  motions.tick(3_600_000);
  await done;
  expect(seen.at(-1)).toBe(1);
});

test('skipping ends at the same place', async () => {
  const { motions, seen, start } = moves();
  const done = start();
  motions.finish();
  await done;
  expect(seen).toEqual([0, 1]);
});

test('while rushing everything is at its place at once', async () => {
  const { motions, seen, ended, start } = moves();
  motions.rushing = true;
  await start();
  expect(ended.at).toBe(true);
  expect(seen).toEqual([1]);
});

test('with less motion only fades are left', () => {
  const { motions, seen } = moves();
  motions.calm = true;
  motions.play(100, (t) => seen.push(t));
  expect(seen).toEqual([1]);
  motions.fade(300, () => {});
  expect(motions.busy).toBe(true);
  motions.tick(81);
  expect(motions.busy).toBe(false);
});

test('every ease begins at 0 and ends at 1', () => {
  for (const ease of [sineInOut, quadIn, cubicOut, backOut, bounceOut]) {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  }
});
