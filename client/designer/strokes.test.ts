import { expect, test } from 'vitest';
import { newDesign } from '../../shared/design/design.ts';
import type { Hold } from './desk.ts';
import { strokeOf, touched } from './strokes.ts';

const field = newDesign('warrior-lands', 'Field', ['A', 'B'], 8, 5);
const hold = (change: Partial<Hold> = {}): Hold => ({
  ...{ tool: { kind: 'paint', layer: 'ground', letter: 'w' }, shape: 'brush', size: 1, mirror: 'none' },
  ...change,
});

test('a quick stroke leaves no gaps', () => {
  const stroke = strokeOf(field, hold(), [
    [0, 2],
    [5, 2],
  ]);
  expect(stroke).toMatchObject({ do: 'paint', letter: 'w' });
  expect(stroke?.do === 'paint' && stroke.at.map(([column]) => column)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a line goes from the first hex to the last, whatever lay between', () => {
  const path = [
    [0, 0],
    [3, 4],
    [6, 0],
  ] as const;
  expect(strokeOf(field, hold({ shape: 'line' }), path)).toMatchObject({
    do: 'line',
    from: [0, 0],
    to: [6, 0],
  });
});

test('the hand and a held warrior paint nothing', () => {
  expect(strokeOf(field, hold({ tool: { kind: 'hand' } }), [[0, 0]])).toBeNull();
  expect(
    strokeOf(field, hold({ tool: { kind: 'warrior', warrior: { unit: 'Ogre' } } }), [[0, 0]]),
  ).toBeNull();
});

test('what a press would touch is shown with its mirror image', () => {
  expect(touched(field, hold({ mirror: 'across' }), [0, 0])).toEqual([
    [0, 0],
    [7, 0],
  ]);
  expect(touched(field, hold({ shape: 'fill' }), [0, 0])).toHaveLength(40);
});
