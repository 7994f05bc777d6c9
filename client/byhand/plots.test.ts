import { describe, expect, test } from 'vitest';
import type { Point } from '../table/layout.ts';
import type { CardLayout, Rect } from '../tables/table.ts';
import { bareLayout, isInHand, layoutOnTable } from './layout.ts';
import { wayBetween } from './plots.ts';
import { type Begun, barad, crackOfDoom, ringWar } from './testing/scenes.ts';
import { cardWorld, PICTURE, type World } from './world.ts';

const TABLES: Readonly<Record<string, Begun>> = {
  'Ring War': ringWar(),
  'Crack of Doom': crackOfDoom(4),
  'a duel': barad(2),
  'a shield wall': barad(4),
};
const WINDOWS = {
  desk: { width: 1218, height: 718 },
  'wide desk': { width: 1838, height: 1040 },
  phone: { width: 390, height: 782 },
  'low phone': { width: 360, height: 587 },
  'phone on its side': { width: 788, height: 390 },
  'small phone on its side': { width: 611, height: 375 },
} as const;
type Window = keyof typeof WINDOWS;

const layoutOf = ({ table, scene }: Begun, window: Window, seat: number): CardLayout =>
  table.byHand!.lay(WINDOWS[window], scene, seat);
const toldOf = ({ table, scene }: Begun) => table.byHand!.lay(PICTURE, scene, 0);
function worldOf(on: Begun, window: Window, seat: number): World {
  const [layout, told] = [layoutOf(on, window, seat), toldOf(on)];
  return cardWorld(on.scene, { layout, told, used: new Set(), hand: `hand${seat}` });
}

const isIn = ({ x, y, w, h }: Rect, at: Point) => at.x >= x && at.x < x + w && at.y >= y && at.y < y + h;

/** On the wood of this seat's hand, as it lies on the screen before any card is moved. */
function isUnderHand(layout: CardLayout, seat: number, at: Point): boolean {
  const { width, height, rail, zones } = layout;
  const view = { x: 0, y: rail.h, w: width, h: height - rail.h };
  const bare = { ...bareLayout(width, height, false), view };
  return isInHand(layoutOnTable(bare, layout, zones[`hand${seat}`], 'empty'), at);
}

/** Points all over the table, off the borders of its parts. */
function* pointsOf({ rail, width, height }: CardLayout) {
  for (let y = rail.h + 3.3; y < height; y += 17.7) for (let x = 2.7; x < width; x += 19.3) yield { x, y };
}

const CASES = Object.keys(TABLES).flatMap((name) =>
  (Object.keys(WINDOWS) as Window[]).flatMap((window) => [0, 1].map((seat) => ({ name, window, seat }))),
);

describe.each(CASES)('$name on a $window as seat $seat sees it', ({ name, window, seat }) => {
  const on = TABLES[name];
  const layout = layoutOf(on, window, seat);

  test('is cut into the same parts as the table that is told of, none over another', () => {
    const plots = layout.plots ?? {};
    expect(Object.keys(plots).sort()).toEqual(Object.keys(toldOf(on).plots ?? {}).sort());
    for (const at of pointsOf(layout)) {
      const holding = Object.entries(plots).filter(([, plot]) => isIn(plot, at));
      expect([at, holding.map(([plot]) => plot).slice(1)]).toEqual([at, []]);
    }
  });

  test('nothing that others lay comes to lie under one’s own hand', () => {
    for (const [name, { x, y, w, h }] of Object.entries(layout.plots ?? {})) {
      const middle = { x: x + w / 2, y: y + h / 2 };
      expect([name, isUnderHand(layout, seat, middle)]).toEqual([name, false]);
    }
  });

  test('a place that is told and heard again is where it was', () => {
    const world = worldOf(on, window, seat);
    // Tenths are rounded. Around the spaces of a trail that runs otherwise there is no room for all that is between them.
    const bent = name === 'Crack of Doom' && window.includes('phone');
    const off = bent ? layout.zones.trail.card * 0.8 : 1;
    const inPlots = [...pointsOf(layout)].filter((at) =>
      Object.values(layout.plots ?? {}).some((plot) => isIn(plot, at)),
    );
    expect(inPlots.length).toBeGreaterThan(200);
    for (const at of inPlots) {
      const back = world.fromTold(world.toTold(at));
      expect(Math.hypot(back.x - at.x, back.y - at.y)).toBeLessThan(off);
    }
  });

  test('every zone that the one has a place for has one on the other', () => {
    const placed = (zones: CardLayout['zones']) =>
      Object.keys(zones).filter((zone) => on.scene.zones[zone] && on.scene.zones[zone].kind !== 'hand');
    expect(placed(layout.zones).sort()).toEqual(placed(toldOf(on).zones).sort());
  });
});

test('what a seat lays on its side of the felt is seen on the other side by who sits opposite', () => {
  const on = TABLES['Ring War'];
  const [near, far] = [worldOf(on, 'desk', 1), worldOf(on, 'desk', 0)];
  const { w1 } = near.zones;
  // Right of one's own War pile, at its lower edge.
  const at = { x: w1.x + w1.w + 6, y: w1.y + w1.h - 4 };
  const seen = far.fromTold(near.toTold(at));
  const { w1: theirs, w0: mine } = far.zones;
  expect(seen.y).toBeLessThan(mine.y);
  expect(seen.y).toBeLessThan(theirs.y + theirs.h / 2);
  expect(seen.x).toBeLessThan(far.zones.q0.x);
});

test('a card of a pile that is pointed at is the same card on the other side, and on a phone', () => {
  const on = TABLES['Ring War'];
  const near = worldOf(on, 'desk', 1);
  const middle = (world: World, zone: string, i: number) => {
    const { x, y, h, card, gap = 0 } = world.zones[zone];
    return { x: x + card / 2 + i * (card + gap), y: y + h / 2 };
  };
  for (const [window, seat] of [
    ['desk', 0],
    ['phone', 0],
    ['phone', 1],
    ['phone on its side', 0],
  ] as const) {
    const far = worldOf(on, window, seat);
    for (const zone of ['w0', 'w1', 'q0', 'q1']) {
      const seen = far.fromTold(near.toTold(middle(near, zone, 1)));
      const there = middle(far, zone, 1);
      expect(Math.abs(seen.x - there.x)).toBeLessThan(far.zones[zone].card / 2);
      expect(Math.abs(seen.y - there.y)).toBeLessThan(far.zones[zone].card * 0.7);
    }
  }
});

test('a space of the trail is the same space where the trail runs otherwise', () => {
  const on = TABLES['Crack of Doom'];
  const [desk, phone] = [layoutOf(on, 'desk', 1), layoutOf(on, 'phone', 0)];
  const way = wayBetween(desk, phone, on.scene);
  for (const space of [1, 25, 50, 72]) {
    const from = desk.zones.trail.points![space];
    const to = phone.zones.trail.points![space];
    const seen = way({ x: from.x + 3, y: from.y - 2 });
    expect(Math.hypot(seen.x - to.x, seen.y - to.y)).toBeLessThan(6);
  }
});
