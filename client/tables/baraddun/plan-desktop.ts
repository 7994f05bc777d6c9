import { TALL } from '../spread.ts';
import type { Rect, ZonePlace } from '../table.ts';
import { type FightPlace, type Fit, type Plan, rect, row, STACKS, slotZone, stack } from './plan.ts';
import { type Heights, tuckedColumn } from './plan-column.ts';

/** The felt of the 1280×720 picture. */
const FELT = { x: 186, y: 50, w: 908, h: 610 } as const;
/** Where the two sides meet. */
const RULER = { y: 296, h: 78 } as const;

/** Measures of one of two columns. */
const COLUMN = {
  w: 452,
  /** Width of the cards' part; what is written stands right of it. */
  cards: 250,
  fighter: 92,
  arm: 78,
  /** So much of a tucked card is seen. */
  tuck: 50,
  text: 234,
} as const;

/** Where the parts of narrow columns lie. */
const NARROW: Heights = {
  ...{ foe: 84, foeSum: 279, wood: 326, chance: 388, ownSum: 422, own: 466, half: 190, sum: 44 },
};

/** The table on a wide window: the foes above the ruler, one's own fighters below it. */
export function planDesktop(width: number, height: number, perTeam: number, ownTeam: number): Plan {
  const s = Math.min(width / 1280, height / 720);
  const [W, H] = [width / s, height / s];
  // What is left over widens the felt; the fights stay in its middle.
  const felt = rect(FELT.x, FELT.y, W - (1280 - FELT.w), H - (720 - FELT.h));
  const dx = (felt.w - FELT.w) / 2;
  const dy = (felt.h - FELT.h) / 2;
  const here: Fit = (x, y, w, h) => rect(x * s, y * s, w * s, h * s);
  const onFelt: Fit = (x, y, w, h) => here(x + dx, y + dy, w, h);
  const right = W - 176;
  const low = H - 720;

  const zones: Record<string, ZonePlace> = {};
  const slots = Array.from({ length: perTeam }, (_, slot) => slot);
  const fights =
    perTeam === 1
      ? [duel(zones, onFelt, s, ownTeam)]
      : slots.map((slot) =>
          perTeam === 2
            ? column(zones, onFelt, s, ownTeam, slot)
            : narrow(zones, onFelt, s, ownTeam, perTeam, slot),
        );
  const foe = 1 - ownTeam;
  // Where nothing lies before the wall stands.
  const benches =
    perTeam > 2
      ? [onFelt(202, 326, 876, 136), onFelt(202, 279, 876, 136)]
      : [onFelt(202, 516, 876, 138), onFelt(202, 56, 876, 94)];
  zones[`bench:${ownTeam}`] = row(benches[0], 92 * s, { order: 5 });
  zones[`bench:${foe}`] = row(benches[1], (perTeam > 2 ? 92 : 66) * s, { order: 5 });
  zones[`won:${foe}`] = stack(here(24, 118, 72, 104), 66 * s);
  zones[`won:${ownTeam}`] = stack(here(24, 534 + low, 72, 104), 66 * s);
  const pileY = (i: number) => 244 + low / 2 + i * 72;
  STACKS.forEach((name, i) => {
    zones[`stack:${name}`] = stack(here(24, pileY(i), 54, 68), 44 * s);
  });
  zones['discard:weapons'] = stack(here(134, pileY(1) + 12, 34, 46), 30 * s);
  zones['discard:defences'] = stack(here(134, pileY(2) + 12, 34, 46), 30 * s);

  return {
    ...{ form: 'desktop', width, height, scale: s, zones, papers: {}, ownTeam, perTeam },
    rail: here(0, 0, W, 44),
    prompt: here(W / 2 - 340, H - 49, 680, 36),
    buttons: here(right + 2, H - 282, 162, 230),
    dice: here(right, 58, 164, 102),
    felt: here(felt.x, felt.y, felt.w, felt.h),
    fights,
    ruler: null,
    plates: [here(14, 56, 160, 178), here(14, 472 + low, 160, 178)],
    stacks: STACKS.map((name, i) => ({ zone: `stack:${name}`, at: here(86, pileY(i) + 8, 60, 48) })),
    log: here(right - 2, 250, 168, H - 720 + 180),
    diceFrame: here(right, 56, 164, 182),
    diceNote: here(right + 6, 164, 152, 68),
    tempo: here(14, H - 53, 160, 44),
  };
}

/** One fight of several: cards tucked under each other, outermost the defences, beside them what they add up to. */
function column(
  zones: Record<string, ZonePlace>,
  at: Fit,
  s: number,
  ownTeam: number,
  slot: number,
): FightPlace {
  const { w, cards, fighter, arm, tuck, text } = COLUMN;
  const x = FELT.x + 12 + slot * w;
  const foe = 1 - ownTeam;
  const F = fighter * TALL;
  const top = RULER.y - 9 - F;
  const under = RULER.y + RULER.h + 5;
  const zone = (y: number, h: number) => at(x + 4, y, cards, h);
  const put = (sort: string, team: number, y: number, card: number, order: number) => {
    zones[slotZone(sort, slot, team)] = row(zone(y, card * TALL), card * s, { order });
  };
  put('defence', foe, top - 2 * tuck, arm, 0);
  put('weapon', foe, top - tuck, arm, 1);
  put('fighter', foe, top, fighter, 2);
  put('fighter', ownTeam, under, fighter, 0);
  put('weapon', ownTeam, under + F - 6, arm, 1);
  put('defence', ownTeam, under + F - 6 + tuck - 6, arm, 2);
  const wide = w - text - 12;
  const written = (y: number, h: number): Rect => at(x + text, y, wide, h);
  return {
    column: at(x - 2, 54, w - 12, 602),
    heading: written(60, 44),
    sums: [written(148, 140), written(392, 104)],
    chance: written(498, 150),
    ruler: at(x + 4, RULER.y, w - 28, RULER.h),
  };
}

/** One of three or four fights: its sums stand beside its ruler. */
function narrow(
  zones: Record<string, ZonePlace>,
  at: Fit,
  s: number,
  ownTeam: number,
  perTeam: number,
  slot: number,
): FightPlace {
  const w = (FELT.w - 8) / perTeam;
  const x = FELT.x + 4 + slot * w;
  const place = tuckedColumn(zones, at, s, ownTeam, slot, { x, w }, NARROW);
  return {
    ...place,
    column: at(x + 2, 54, w - 4, 602),
    heading: at(x + 12, 60, w - 24, 22),
    ruler: at(x + 10, NARROW.wood, w - 20, 60),
    chance: at(x + 12, NARROW.chance, w - 24, 33),
  };
}

/** A fight by itself has room for everything side by side. */
function duel(zones: Record<string, ZonePlace>, at: Fit, s: number, ownTeam: number): FightPlace {
  const half = (team: number, y: number) => {
    zones[slotZone('fighter', 0, team)] = row(at(204, y, 262, 202), 144 * s, { order: 2 });
    zones[slotZone('weapon', 0, team)] = row(at(476, y + 15, 190, 172), 123 * s, { order: 1 });
    zones[slotZone('defence', 0, team)] = row(at(676, y + 15, 200, 172), 123 * s, { order: 0 });
  };
  half(1 - ownTeam, 80);
  half(ownTeam, 392);
  return {
    column: at(196, 54, 888, 602),
    heading: at(888, 58, 196, 28),
    sums: [at(888, 92, 196, 190), at(888, 396, 196, 110)],
    chance: at(888, 506, 196, 146),
    ruler: at(206, RULER.y, 866, RULER.h),
  };
}
