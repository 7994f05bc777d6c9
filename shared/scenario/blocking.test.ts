import { expect, test } from 'vitest';
import { say } from '../engine/words.ts';
import { blocking } from './blocking.ts';
import { FEATURES, GROUNDS, KINDS } from './grounds.ts';
import { type MapFile, mapFile } from './map.ts';
import { schemaProblems } from './problem.ts';
import { scenarioText } from './text.ts';

const map: MapFile = { format: 1, title: 'x', orientation: 'pointy', rows: ['gwf', ' rg', 'ggg'] };
const cells = (one: Parameters<typeof blocking>[0]) => {
  const { movement, sight } = blocking(one);
  return { movement: [...movement], sight: [...sight] };
};

test('water stops feet, woods stop eyes, rocks stop both; cells count where there are hexes', () => {
  expect(cells(map)).toEqual({ movement: [1, 3], sight: [2, 3] });
});

test('what stands on a hex blocks besides its ground', () => {
  const walls = { ...map, features: ['a', '', 'who'] };
  expect(cells(walls)).toEqual({ movement: [0, 1, 3, 7], sight: [0, 2, 3, 5, 7] });
});

test('a road leads over water and through rocks, but clears no view', () => {
  expect(cells({ ...map, features: [' r', ' r'] })).toEqual({ movement: [], sight: [2, 3] });
});

test('a map says of its kinds what they block', () => {
  const own = { ...map, kinds: { water: { blocks: 'nothing' }, grass: { blocks: 'sight' } } } as const;
  expect(cells(own)).toEqual({ movement: [3], sight: [0, 2, 3, 4, 5, 6, 7] });
  const gated = { ...map, features: [' r'], kinds: { road: { blocks: 'movement' } } } as const;
  expect(cells(gated).movement).toEqual([1, 3]);
});

test('every kind has a name of its own', () => {
  expect(new Set(KINDS).size).toBe(Object.keys(GROUNDS).length + Object.keys(FEATURES).length);
});

test('a kind that nobody knows and a blocking that there is not are refused', () => {
  const told = (kinds: unknown) => {
    const read = mapFile.safeParse({ ...map, kinds }, { reportInput: true });
    return read.success
      ? []
      : schemaProblems(read.error).map(({ path, words }) => `${path}: ${say(words, scenarioText)}`);
  };
  expect(told({ fog: { blocks: 'sight' } })).toEqual(['kinds: Nothing is known of a field named "fog".']);
  expect(told({ wood: { blocks: 'smell' } })).toEqual([
    'kinds.wood.blocks: This must be one of: nothing, movement, sight, both.',
  ]);
  expect(told({ wood: { blocks: 'sight' } })).toEqual([]);
});
