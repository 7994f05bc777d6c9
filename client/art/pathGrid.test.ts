import { icons } from '@iconify-json/game-icons';
import { expect, test } from 'vitest';
import { ICON_SETS } from './iconSets.ts';
import { onGrid } from './pathGrid.ts';

test('points move to whole units, without drifting along a chain of steps', () => {
  expect(onGrid('m10.4 10.4l.4.4l.4.4l.4.4l.4.4')).toBe('m10 10 1 1 1 1');
  expect(onGrid('M10.2 5.7H20.9V3z')).toBe('m10 6h11v-3z');
  expect(onGrid('m1 1c1.2 0 2.4 1.2 2.4 2.4s-1 1-2 1')).toBe('m1 1c1 0 2 1 2 2s-1 1-2 1');
});

test('a subpath that starts by steps starts where the last one was closed', () => {
  expect(onGrid('M10.4 10.4h5v5zm20.4 0h5v5z')).toBe('m10 10h5v5zm21 0h5v5z');
});

test('flags of an arc may stand without a space', () => {
  expect(onGrid('M0 0a9.26 9 0 01.353-1.04')).toBe('m0 0a9.3 9 0 0 1 0-1');
});

test('what is laid on the grid stays as it is', () => {
  for (const name of ICON_SETS.silhouettes.slice(0, 30)) {
    const once = onGrid(pathOf(name));
    expect(onGrid(once)).toBe(once);
  }
});

test('all icons that we carry shrink by a third at least, and keep their subpaths', () => {
  let before = 0;
  let after = 0;
  for (const name of Object.values(ICON_SETS).flat()) {
    const path = pathOf(name);
    const laid = onGrid(path);
    before += path.length;
    after += laid.length;
    expect(laid.split('z').length).toBe(path.split(/z/i).length);
  }
  expect(after / before).toBeLessThan(0.67);
});

test('what is not a path is refused', () => {
  expect(() => onGrid('m1 x')).toThrow('not a path');
  expect(() => onGrid('m1 1b2')).toThrow('no such command');
});

function pathOf(name: string): string {
  return /\bd="([^"]+)"/.exec(icons.icons[name].body)?.[1] ?? '';
}
