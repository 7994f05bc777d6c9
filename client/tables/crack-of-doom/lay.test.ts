import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../shared/table/model.ts';
import { FINGER } from '../spread.ts';
import type { Rect } from '../table.ts';
import { lay } from './lay.ts';
import type { CrackLayout } from './places.ts';

const windows = [
  ['1280×720', 1280, 720],
  ['1920×1080', 1920, 1080],
  ['390×844', 390, 844],
  ['430×932', 430, 932],
  ['844×390', 844, 390],
  ['740×360', 740, 360],
  ['667×375', 667, 375],
  ['932×430', 932, 430],
  ['800×480', 800, 480],
] as const;

const laid = (width: number, height: number, players: number): CrackLayout =>
  lay({ width, height }, { sides: Array.from({ length: players }, () => ({})) } as unknown as Scene, 0);

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;

/** The parts that must not lie over each other. */
function partsOf({ rail, map, tray, prompt, buttons, zones, plates }: CrackLayout): Record<string, Rect> {
  return {
    ...{ rail, map, tray, prompt, hand: zones.hand0, deck: zones.deck, discard: zones.discard, buttons },
    ...Object.fromEntries(plates.map((plate, seat) => [`plate ${seat}`, plate])),
  };
}

describe.each(windows)('in a window of %s', (_, w, h) => {
  test.each([2, 3, 4, 5, 6])('with %i players nothing lies over another or outside', (players) => {
    const parts = Object.entries(partsOf(laid(w, h, players)));
    const wrong: string[] = [];
    for (const [i, [name, part]] of parts.entries()) {
      if (part.x < -1 || part.y < -1 || part.x + part.w > w + 1 || part.y + part.h > h + 1)
        wrong.push(`${name} is outside`);
      for (const [other, there] of parts.slice(i + 1))
        if (!apart(part, there)) wrong.push(`${name} over ${other}`);
    }
    expect(wrong).toEqual([]);
  });

  test('hand, question and buttons are large enough for a finger', () => {
    const { zones, buttons, prompt, form } = laid(w, h, 6);
    expect(zones.hand0.card).toBeGreaterThanOrEqual(FINGER);
    expect(zones.hand0.h).toBeGreaterThanOrEqual(zones.hand0.card * 1.4);
    expect(buttons.h).toBeGreaterThanOrEqual(FINGER);
    expect(buttons.w).toBeGreaterThanOrEqual(2 * FINGER);
    expect(prompt.h).toBeGreaterThanOrEqual(form === 'desktop' ? 32 : 30);
  });
});

test('on a phone on its side the numbers of the trail are as large as on an upright one', () => {
  const figure = ({ map, chart }: CrackLayout) => (chart.figure * map.w) / chart.w;
  expect(figure(laid(844, 390, 4))).toBeGreaterThan(0.9 * figure(laid(390, 844, 4)));
});
