import { expect, test } from 'vitest';
import type { Scene } from '../../shared/table/model.ts';
import { fromShared, toShared } from './others.ts';
import type { CardLayout, ZonePlace } from './table.ts';

const scene = {
  zones: {
    wall: { kind: 'row', label: '' },
    bench: { kind: 'row', label: '' },
    stack: { kind: 'pile', label: '' },
  },
} as unknown as Scene;
const row = (x: number, y: number, w: number, h: number, order = 0): ZonePlace => ({
  ...{ x, y, w, h, order },
  spread: 'row',
  card: 60,
});
const laid = (zones: Record<string, ZonePlace>) => ({ zones }) as unknown as CardLayout;
const desk = laid({ wall: row(100, 100, 600, 100), bench: row(100, 500, 600, 100) });
const phone = laid({ wall: row(20, 700, 300, 80), bench: row(20, 60, 300, 80) });

test('what somebody drags is over the same place of the same zone on a table that is laid in another way', () => {
  const told = toShared(desk, scene, { x: 250, y: 150 });
  expect(told && fromShared(phone, scene, told)).toEqual({ x: 95, y: 740 });
});

test('between zones a dragged card is shown at the edge of the nearest', () => {
  const told = toShared(desk, scene, { x: 400, y: 290 });
  expect(told && fromShared(desk, scene, told)?.x).toBeCloseTo(400);
  expect(told && fromShared(desk, scene, told)?.y).toBeCloseTo(199.9);
});

test('of zones that lie above each other the upper one is meant', () => {
  const both = laid({ wall: row(0, 0, 100, 100), bench: row(0, 0, 100, 100, 2) });
  expect(toShared(both, scene, { x: 50, y: 50 })).toEqual({ x: 0.5, y: 0.5 });
  expect(toShared(laid({ ...both.zones, wall: row(0, 0, 100, 100, 3) }), scene, { x: 50, y: 50 })).toEqual({
    x: 2.5,
    y: 0.5,
  });
});

test('a zone that does not lie on the other table leaves the card where it is', () => {
  const told = toShared(laid({ stack: row(0, 0, 50, 70) }), scene, { x: 10, y: 10 });
  expect(told && fromShared(desk, scene, told)).toBeNull();
  expect(toShared(laid({}), scene, { x: 10, y: 10 })).toBeNull();
});
