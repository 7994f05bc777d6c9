import { expect, test } from 'vitest';
import { contrast, hexOf, mix, rgba, rgbOf } from './colour.ts';
import { PALETTE } from './palette.ts';
import { PLASTIC_KEYS, plasticOf } from './plastics.ts';

test('a colour survives being taken apart and put together', () => {
  expect(hexOf(rgbOf('#c79a4b'))).toBe('#c79a4b');
  expect(hexOf([-4, 300, 15.6])).toBe('#00ff10');
});

test('mixing goes from one colour to the other', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
  expect(rgba('#0a141e', 0.5)).toBe('rgba(10,20,30,0.5)');
});

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

test("every side's ink is readable on parchment", () => {
  for (const key of PLASTIC_KEYS)
    expect(contrast(plasticOf(key).ink, PALETTE.parchment)).toBeGreaterThan(4.5);
});

test('every side has a rim and a colour of its own, and ramps run from dark to light', () => {
  const sides = PLASTIC_KEYS.map(plasticOf);
  expect(new Set(sides.map((s) => s.rim)).size).toBe(sides.length);
  expect(new Set(sides.map((s) => s.ramp[2])).size).toBe(sides.length);
  for (const { ramp } of sides) {
    const light = ramp.map((stop) => contrast(stop, '#000000'));
    expect(light).toEqual([...light].sort((a, b) => a - b));
  }
});
