import { expect, test } from 'vitest';
import { layOutMap } from '../scenario/map.ts';
import { type Design, mapOf } from './design.ts';
import { after, field, PICTURE } from './testing/drawing.ts';

test('a picture keeps its place on the ground when the map grows at the left and at the top', () => {
  const before = after(field(), { do: 'hex-size', size: 100 }, { do: 'picture', picture: PICTURE });
  const grown = after(before, { do: 'resize', left: 1, right: 5, top: 2, bottom: 0, ground: 'g' });
  expect(grown.background).toMatchObject({ x: 70, y: 153.205 });
  const board = (design: Design) => {
    const laid = layOutMap(mapOf(design));
    return laid.ok ? laid.map.board : undefined;
  };
  // In distances of hexes from the hex at the corner.
  expect(board(before)?.background).toMatchObject({ x: -0.3, y: -0.2, scale: 0.02, opacity: 1 });
  const flat = after(
    before,
    { do: 'turn', orientation: 'flat' },
    { do: 'resize', left: 2, right: 0, top: 1, bottom: 0, ground: 'g' },
  );
  expect(flat.background).toMatchObject({ x: 143.205, y: 80 });
});
