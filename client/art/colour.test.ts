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

/** How those who lack one kind of cone see linear red, green and blue (Machado and others, 2009; all of it lacking). */
const EYES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

test.each(Object.keys(EYES))('the colours of any two sides are apart to eyes that see: %s', (eyes) => {
  const seen = PLASTIC_KEYS.map((key) => labOf(plasticOf(key).ramp[2], EYES[eyes]));
  const apart = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => Math.hypot(...one.map((v, k) => v - other[k]))),
  );
  expect(Math.min(...apart)).toBeGreaterThan(20);
});

/** CIELAB under D65: a distance of 2 can just be seen. */
function labOf(hex: string, eyes: readonly (readonly [number, number, number])[]): number[] {
  const [r, g, b] = rgbOf(hex).map((v) =>
    v <= 10.31 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
  );
  const [R, G, B] = eyes.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  const [x, y, z] = [
    (0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.9505,
    0.2126 * R + 0.7152 * G + 0.0722 * B,
    (0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.089,
  ].map((v) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('every side has a rim and a colour of its own, and ramps run from dark to light', () => {
  const sides = PLASTIC_KEYS.map(plasticOf);
  expect(new Set(sides.map((s) => s.rim)).size).toBe(sides.length);
  expect(new Set(sides.map((s) => s.ramp[2])).size).toBe(sides.length);
  for (const { ramp } of sides) {
    const light = ramp.map((stop) => contrast(stop, '#000000'));
    expect(light).toEqual([...light].sort((a, b) => a - b));
  }
});
