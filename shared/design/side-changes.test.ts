import { expect, test } from 'vitest';
import { perform } from './command.ts';
import { type Place, zoneOf } from './design.ts';
import { after, field, ogre, reread, stands } from './testing/drawing.ts';

test('sides are added up to six, each in a plastic of its own with a zone of its own, and the file says so', () => {
  let design = field(9, 5);
  for (const name of ['East', 'West', 'Above', 'Below']) design = after(design, { do: 'add-side', name });
  design.sides.forEach((_, side) => {
    const at: Place[] = [[side, side % 5]];
    design = after(design, { do: 'paint', layer: 'zones', letter: String(side + 1), at });
  });
  expect(design.sides.map(({ plastic }) => plastic)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(perform(design, { do: 'add-side', name: 'One too many' })).toBeNull();
  const again = reread(design);
  expect(again.sides).toEqual(design.sides);
  expect(again.sides.map((_, side) => zoneOf(again, side))).toEqual(
    again.sides.map((_, side) => [[side, side % 5]]),
  );
});

test('nobody is placed or moved onto somebody else or off the map', () => {
  const laid = after(field(), ogre(1, 1), ogre(2, 1));
  expect(perform(laid, ogre(1, 1))).toBeNull();
  expect(perform(laid, ogre(9, 9))).toBeNull();
  expect(perform(laid, { do: 'move', from: [1, 1], to: [2, 1] })).toBeNull();
  expect(stands(after(laid, { do: 'move', from: [1, 1], to: [0, 0] }))).toEqual(['0,0', '2,1']);
});

test('a side that leaves takes its zone and its warriors, and the others close up', () => {
  const three = after(
    field(),
    { do: 'add-side', name: 'West' },
    { do: 'paint', layer: 'zones', letter: '2', at: [[0, 0]] },
    { do: 'paint', layer: 'zones', letter: '3', at: [[1, 0]] },
    { do: 'place', side: 1, warrior: { unit: 'Lion' }, at: [0, 0] },
  );
  const two = after(three, { do: 'drop-side', side: 1 });
  expect(two.sides.map(({ name }) => name)).toEqual(['North', 'West']);
  expect([two.zones[0], stands(two)]).toEqual([' 2    ', []]);
  expect(perform(two, { do: 'drop-side', side: 0 })).toBeNull();
});
