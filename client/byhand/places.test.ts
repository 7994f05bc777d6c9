import { describe, expect, test } from 'vitest';
import type { Point } from '../table/layout.ts';
import type { Rect, WindowSize } from '../tables/table.ts';
import { isInHand, layoutOnTable, layTable } from './layout.ts';
import { type Begun, barad, crackOfDoom, ringWar } from './testing/scenes.ts';
import { cardWorld, zoneUnder } from './world.ts';

const TABLES: Readonly<Record<string, Begun>> = {
  'Ring War': ringWar(),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((n) => [`Crack of Doom for ${n}`, crackOfDoom(n)])),
  'a duel': barad(2),
  ...Object.fromEntries(([4, 6, 8] as const).map((n) => [`a wall of ${n}`, barad(n)])),
};
const WINDOWS = ['1280x720', '1920x1080', '1024x768', '390x844', '360x640', '844x390', '667x375', '932x430'];

/** A finger finds a place that is no narrower than so, px. */
const LEAST = 26;

const isWithin = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.w <= b.x + b.w + 1 && a.y + a.h <= b.y + b.h + 1;

/** The table as it lies in a window, as the screen lays it. */
function laidIn({ table, scene, used }: Begun, window: WindowSize, own: number) {
  const { bare, layout } = layTable(table, scene, window, own);
  const { lay } = table.byHand ?? table;
  const told = lay({ width: 1280, height: 720 }, scene, 0);
  const hand = Object.keys(scene.zones).find(
    (zone) => scene.zones[zone].kind === 'hand' && scene.zones[zone].seat === own,
  );
  const place = layout.zones[hand ?? ''];
  const screen = layoutOnTable(bare, layout, place, place ? 'cards' : 'empty');
  return { layout, screen, world: cardWorld(scene, { layout, told, used, hand: hand ?? '' }) };
}

/** What is wrong with the places of the table in this window, a line each. */
function faultsOf(on: Begun, window: WindowSize, own: number): string[] {
  const { layout, screen, world } = laidIn(on, window, own);
  const { view, strip } = screen;
  const faults = world.trays.map((zone) => `${zone} has no place`);
  const onScreen = ({ x, y }: Point): Point => ({ x: x + view.x, y: y + view.y - layout.rail.h });
  const means = (zone: string, at: Point): boolean =>
    zoneUnder(world, at) === zone && !isInHand(screen, onScreen(at));
  if (!strip || !isWithin(strip, view) || strip.h < LEAST || strip.w < 4 * LEAST)
    faults.push(`the hand lies at ${JSON.stringify(strip)}`);
  for (const [zone, place] of Object.entries(world.zones)) {
    const { x, y, w, h, card } = place;
    const at = [x, y, w, h, card].map((v) => Math.round(v)).join();
    if (!(w >= LEAST && h >= LEAST && card > 12)) faults.push(`${zone} is small: ${at}`);
    else if (!isWithin(place, world.picture)) faults.push(`${zone} is outside: ${at}`);
    else if (!hasFreeSquare(place, (p) => means(zone, p))) faults.push(`${zone} is covered: ${at}`);
    for (const point of place.points ?? [])
      if (!isWithin({ ...point, w: 0, h: 0 }, world.picture)) faults.push(`a point of ${zone} is outside`);
  }
  return faults;
}

/** Whether somewhere in the place a finger's breadth both ways means it. */
function hasFreeSquare({ x, y, w, h }: Rect, means: (at: Point) => boolean): boolean {
  const steps = [0.98, 0.02, 0.5].map((share) => share * LEAST);
  for (let top = y; top <= y + h - LEAST + 0.01; top += 3)
    for (let left = x; left <= x + w - LEAST + 0.01; left += 3)
      if (steps.every((dy) => steps.every((dx) => means({ x: left + dx, y: top + dy })))) return true;
  return false;
}

describe.each(WINDOWS)('by hand in a window of %s', (size) => {
  const [width, height] = size.split('x').map(Number);

  test.each(Object.keys(TABLES))('%s has a place within reach for every pile and row', (name) => {
    const last = TABLES[name].scene.sides.length - 1;
    const seats = [...new Set([0, 1, last])];
    const faults = seats.flatMap((own) =>
      faultsOf(TABLES[name], { width, height }, own).map((fault) => `seat ${own}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
