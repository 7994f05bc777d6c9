import { describe, expect, test } from 'vitest';
import { baraddun } from '../../../shared/games/baraddun/game.ts';
import { started } from '../../../shared/games/baraddun/testing/muster.ts';
import type { Rect } from '../table.ts';
import { planDesktop } from './plan-desktop.ts';
import { planFor } from './plan-for.ts';

const windows = [
  ['1280×720', 1280, 720],
  ['1920×1080', 1920, 1080],
  ['1440×900', 1440, 900],
  ['390×844', 390, 844],
  ['390×664', 390, 664],
  ['430×932', 430, 932],
  ['768×1024', 768, 1024],
  ['844×390', 844, 390],
  ['740×360', 740, 360],
  ['932×430', 932, 430],
  ['800×480', 800, 480],
] as const;

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const within = (a: Rect, w: number, h: number): boolean =>
  a.x >= -1 && a.y >= -1 && a.x + a.w <= w + 1 && a.y + a.h <= h + 1;

describe.each(windows)('in a window of %s', (_, w, h) => {
  test.each([1, 2, 3, 4])(
    '%i fighters a side have places for all their cards, within the window',
    (perTeam) => {
      for (const own of [0, 1]) {
        const plan = planFor(w, h, perTeam, own);
        for (const [zone, place] of Object.entries(plan.zones)) {
          expect(within(place, w, h), `${zone} in ${w}×${h}`).toBe(true);
        }
        const { zones } = baraddun.scene(started({ players: (2 * perTeam) as 2 | 4 | 6 | 8 }));
        const needed = Object.keys(zones).filter((zone) =>
          /^(fighter|weapon|defence|bench|won|stack):/.test(zone),
        );
        expect(needed.filter((zone) => !plan.zones[zone])).toEqual([]);
        for (const part of [plan.prompt, plan.buttons, plan.dice, plan.tempo, ...plan.plates])
          expect(within(part, w, h)).toBe(true);
      }
    },
  );

  test.each([1, 2, 3, 4])('with %i a side a New Fighter and who comes with him are both seen', (perTeam) => {
    const { zones } = planFor(w, h, perTeam, 0);
    for (const [zone, place] of Object.entries(zones))
      if (zone.startsWith('fighter:'))
        expect(place.w, `${zone} of ${perTeam} in ${w}×${h}`).toBeGreaterThanOrEqual(place.card * 1.15);
  });

  test.each([1, 2, 3, 4])(
    'with %i a side no fighter lies under another, a plate, the question or the buttons',
    (perTeam) => {
      const plan = planFor(w, h, perTeam, 0);
      const fighters = Object.entries(plan.zones).filter(([zone]) => zone.startsWith('fighter:'));
      for (const [zone, place] of fighters) {
        for (const part of [plan.prompt, plan.buttons, ...plan.plates])
          expect(apart(place, part), `${zone} of ${perTeam} in ${w}×${h}`).toBe(true);
        for (const [other, there] of fighters) if (other !== zone) expect(apart(place, there)).toBe(true);
        for (const { ruler } of plan.fights) if (ruler) expect(apart(place, ruler)).toBe(true);
        if (plan.ruler) expect(apart(place, plan.ruler.wood)).toBe(true);
      }
    },
  );

  test.each([2, 3, 4])('in a wall of %i the fighters who wait lie beside the free places', (perTeam) => {
    const plan = planFor(w, h, perTeam, 0);
    for (const team of [0, 1])
      for (let slot = 0; slot < perTeam; slot++)
        for (const both of [0, 1])
          expect(
            apart(plan.zones[`bench:${team}`], plan.zones[`fighter:${slot}:${both}`]),
            `bench ${team}, slot ${slot}, team ${both}`,
          ).toBe(true);
  });
});

test('one’s own team lies below, whichever it is', () => {
  for (const own of [0, 1]) {
    const { zones } = planDesktop(1280, 720, 2, own);
    expect(zones[`fighter:0:${own}`].y).toBeGreaterThan(zones[`fighter:0:${1 - own}`].y);
  }
});
