import { expect, test } from 'vitest';
import { blocking } from '../scenario/blocking.ts';
import { battleSteps, type Command, perform } from './command.ts';
import { columnsOf, letterAt, mapOf, type Place, rowsOf, standingAt } from './design.ts';
import { after, field, ogre, reread, stands } from './testing/drawing.ts';

const { begin, act, undo } = battleSteps;

test('rows and columns added on every side move ground, features, labels and warriors together', () => {
  const laid = after(
    field(),
    { do: 'paint', layer: 'ground', letter: 'w', at: [[2, 2]] },
    { do: 'paint', layer: 'features', letter: 'r', at: [[2, 2]] },
    { do: 'label', at: [2, 2], text: 'Ford' },
    ogre(2, 2),
  );
  const wider = after(laid, { do: 'resize', left: 3, right: 1, top: 2, bottom: 4, ground: 's' });
  expect([columnsOf(wider), rowsOf(wider)]).toEqual([10, 11]);
  const to: Place = [5, 4];
  expect([letterAt(wider, 'ground', to), letterAt(wider, 'features', to)]).toEqual(['w', 'r']);
  expect(wider.labels).toEqual([{ at: to, text: 'Ford' }]);
  expect(standingAt(wider, to)).toEqual({ side: 0, line: 0, n: 0 });
  expect(letterAt(wider, 'ground', [0, 0])).toBe('s');
});

test('a row cut off takes its warriors along, and undo brings them back', () => {
  const laid = begin(after(field(), ogre(0, 0), ogre(0, 4), ogre(5, 4)));
  const cut = act(laid, { do: 'resize', left: 0, right: -1, top: 0, bottom: -1, ground: 'g' });
  expect(stands(cut.design)).toEqual(['0,0']);
  expect(undo(cut).design).toEqual(laid.design);
});

test('where hexes are shoved the map grows by twos only, so that neighbours stay neighbours', () => {
  const by = (top: number, left: number): Command => ({
    do: 'resize',
    left,
    right: 0,
    top,
    bottom: 0,
    ground: 'g',
  });
  expect(perform(field(), by(1, 0))).toBeNull();
  expect(perform(field(), by(2, 1))).not.toBeNull();
  const flat = after(field(), { do: 'turn', orientation: 'flat' });
  expect(perform(flat, by(0, 1))).toBeNull();
  expect(perform(flat, by(1, 2))).not.toBeNull();
});

test('a map is never smaller than 3 by 3 or larger than 60 by 60', () => {
  const resize = (right: number, bottom: number): Command => ({
    ...{ do: 'resize', left: 0, top: 0, ground: 'g' },
    ...{ right, bottom },
  });
  expect(perform(field(), resize(-4, 0))).toBeNull();
  expect(perform(field(), resize(54, 55))).not.toBeNull();
  expect(perform(field(), resize(55, 0))).toBeNull();
});

test('flat or pointy, size and places stay', () => {
  const laid = after(field(), ogre(3, 1), { do: 'label', at: [1, 1], text: 'Here' });
  const flat = after(laid, { do: 'turn', orientation: 'flat' });
  expect({ ...flat, orientation: 'pointy' }).toEqual(laid);
});

test('a mirrored stroke paints both halves, and the zone of the other side opposite', () => {
  const painted = after(
    field(),
    { do: 'paint', layer: 'features', letter: 'w', at: [[0, 0]], mirror: 'across' },
    { do: 'paint', layer: 'zones', letter: '1', at: [[0, 1]], mirror: 'turned' },
  );
  expect(painted.features[0]).toBe('w    w');
  expect([painted.zones[1], painted.zones[3]]).toEqual(['1     ', '     2']);
});

test('mirroring the map makes the right half like the left', () => {
  const half = after(field(), {
    do: 'paint',
    layer: 'ground',
    letter: 'w',
    at: [
      [0, 0],
      [1, 3],
    ],
  });
  const whole = after(half, { do: 'mirror', mirror: 'across' });
  expect([whole.ground[0], whole.ground[3]]).toEqual(['wggggw', 'gwggwg']);
});

test('a hex that is taken away takes what stands on it along', () => {
  const laid = after(field(), ogre(1, 1), { do: 'label', at: [1, 1], text: 'x' });
  const holed = after(laid, { do: 'paint', layer: 'ground', letter: ' ', at: [[1, 1]] });
  expect([stands(holed), holed.labels]).toEqual([[], []]);
});

test('what a kind blocks is changed for the whole map, and the usual is not written', () => {
  const wooded = after(field(3, 3), { do: 'paint', layer: 'features', letter: 'w', at: [[1, 1]] });
  const thick = after(wooded, { do: 'blocks', kind: 'wood', blocks: 'both' });
  expect([...blocking(mapOf(wooded)).movement]).toEqual([]);
  expect([...blocking(mapOf(thick)).movement]).toEqual([4]);
  expect(mapOf(thick).kinds).toEqual({ wood: { blocks: 'both' } });
  expect(reread(thick)).toEqual(thick);
  expect(mapOf(after(thick, { do: 'blocks', kind: 'wood', blocks: 'sight' }))).toEqual(mapOf(wooded));
  expect(perform(wooded, { do: 'blocks', kind: 'fog', blocks: 'both' })).toBe(null);
});
