import { expect, test } from 'vitest';
import { newDesign } from '../../shared/design/design.ts';
import type { Hold } from './desk.ts';
import { strokeOf, touched } from './strokes.ts';

const field = newDesign('warrior-lands', 'Field', ['A', 'B'], 8, 5);
const hold = (change: Partial<Hold> = {}): Hold => ({
  ...{ tool: { kind: 'paint', layer: 'ground', letter: 'w' }, shape: 'brush', size: 1, mirror: 'none' },
  ...{ density: 4, onLand: false },
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

test('woods are strewn as thickly as the brush says, the same hexes each time, and not into water', () => {
  const wood = { tool: { kind: 'paint', layer: 'features', letter: 'w' } } as const;
  const sea = { ...field, ground: field.ground.map(() => 'wwwwgggg') };
  const places = (change: Partial<Hold>, on = field) => {
    const stroke = strokeOf(on, hold({ ...wood, size: 4, ...change }), [[4, 2]]);
    return stroke?.do === 'paint' ? stroke.at.map(String) : [];
  };
  const counts = [1, 2, 3, 4].map((density) => places({ density }).length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(4);
  expect(places({ density: 2, shape: 'fill' })).toEqual(expect.arrayContaining(places({ density: 2 })));
  const dry = places({ onLand: true }, sea);
  expect(dry.length).toBeGreaterThan(0);
  expect(dry.every((place) => Number(place.split(',')[0]) >= 4)).toBe(true);
  const road = { tool: { kind: 'paint', layer: 'features', letter: 'r' } } as const;
  expect(strokeOf(field, hold({ ...road, density: 1, shape: 'fill' }), [[0, 0]])).toMatchObject({
    do: 'fill',
  });
});

test('roads, streams and walls are one hex wide with every brush, woods as wide as it is', () => {
  const path = [
    [1, 2],
    [5, 2],
  ] as const;
  const along = [1, 2, 3, 4, 5].map((column) => [column, 2]);
  const feature = (letter: string) => ({ kind: 'paint', layer: 'features', letter }) as const;
  for (const letter of ['r', 's', 'a']) {
    const broad = hold({ tool: feature(letter), size: 4 });
    expect(strokeOf(field, broad, path)).toMatchObject({ do: 'paint', letter, at: along });
    expect(strokeOf(field, { ...broad, shape: 'line' }, path)).toMatchObject({ do: 'line', size: 1 });
    expect(touched(field, broad, [3, 2])).toEqual([[3, 2]]);
  }
  expect(touched(field, hold({ tool: feature('w'), size: 2 }), [3, 2])).toHaveLength(7);
  const rubber = hold({ tool: { kind: 'rubber' }, size: 2 });
  expect(touched(field, rubber, [3, 2])).toHaveLength(7);
});
