import { expect, test } from 'vitest';
import { bareLayout, isInHand, layoutByHand, layoutOnTable } from './layout.ts';
import { cardTable } from './testing/table.ts';

test.each([
  [1280, 720],
  [390, 844],
  [844, 390],
])('at %i × %i the first card that comes into an empty hand moves nothing but the strip', (width, height) => {
  const empty = layoutByHand(width, height, 'empty');
  const drawn = layoutByHand(width, height, 'cards', 'empty');
  expect(drawn.view).toEqual(empty.view);
  expect(drawn.tools).toEqual(empty.tools);
  expect(drawn.strip!.y).toBeLessThan(empty.strip!.y);
  // Whoever sits down to cards has room for them from the start.
  expect(layoutByHand(width, height, 'cards').view.h).toBeLessThan(empty.view.h);
});

test('on a card table one’s own hand lies where its table has it, and nothing is let go into it beside that', () => {
  const bare = bareLayout(1280, 720, false);
  const { table } = cardTable();
  const own = { ...{ x: 150, y: 540, w: 900, h: 130 }, spread: 'fan', card: 98 } as const;
  const layout = layoutOnTable(bare, table!, own, 'cards');
  const { x, y } = layout.view;
  const rail = table!.rail.h;
  expect(isInHand(layout, { x: x + 600, y: y + 600 - rail })).toBe(true);
  expect(isInHand(layout, { x: x + 60, y: y + 600 - rail })).toBe(false);
  expect(isInHand(layout, { x: x + 600, y: y + 500 - rail })).toBe(false);
  expect(layoutOnTable(bare, table!, undefined, 'none').strip).toBeNull();
});
