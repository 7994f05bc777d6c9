import { describe, expect, test } from 'vitest';
import type { Scene } from '../../shared/table/model.ts';
import { planFor } from './baraddun/plan-for.ts';
import { lay as layCrack } from './crack-of-doom/lay.ts';
import { paperPlace } from './paper-place.ts';
import { lay as layRing } from './ring-war/lay.ts';
import type { Rect } from './table.ts';

const windows = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [740, 360],
  [768, 1024],
] as const;

const scene = { sides: [{}, {}, {}, {}], options: [] } as unknown as Scene;
const tables = {
  'Ring War': (width: number, height: number) => layRing({ width, height }, scene, 0),
  'Crack of Doom': (width: number, height: number) => layCrack({ width, height }, scene, 0),
  'War for Barad’Dun': (width: number, height: number) => planFor(width, height, 2, 0),
};

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each(Object.entries(tables))('at %s', (game, lay) => {
  test.each(windows)('the open rulebook leaves question and buttons free at %i×%i', (width, height) => {
    const layout = lay(width, height);
    const place = paperPlace(layout);
    expect(apart(place, layout.prompt)).toBe(true);
    // There the hand lies below the question and the buttons beside it: both free leave too little to read in.
    const onItsSide = game === 'Crack of Doom' && width > height && height < 400;
    if (!onItsSide) expect(apart(place, layout.buttons)).toBe(true);
    expect(apart(place, layout.rail)).toBe(true);
    expect(place.x + place.w).toBeLessThanOrEqual(width);
    expect(place.y + place.h).toBeLessThanOrEqual(height);
    expect(place.w).toBeGreaterThanOrEqual(260);
    expect(place.h).toBeGreaterThanOrEqual(240);
  });
});
