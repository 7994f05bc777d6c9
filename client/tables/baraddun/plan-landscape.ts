import { TALL } from '../spread.ts';
import type { ZonePlace } from '../table.ts';
import { type FightPlace, type Fit, type Plan, RAIL, rect, row, STACKS, slotZone, stack } from './plan.ts';

/** The table on a phone of 844×390 on its side, and on others stretched from it. */
const PICTURE = { w: 844, h: 390 } as const;

/** Left of the felt the teams and the stacks, right of it dice and buttons; in px of the picture. */
const LEFT = { x: 6, w: 116 } as const;
const RIGHT = 124;
const FOOT = 48;
const PLATE = 74;
/** Between the two sides: the ruler, and in a wall the chance below it; what each side adds up to, in one line. */
const WOOD = { duel: 42, wall: 28 } as const;
const CHANCE = 18;
const SUM = 21;
/** Fighters get no wider than this. */
const MOST = { duel: 124, wall: 96 } as const;

/** The felt, px of the picture. */
export interface Felt {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A phone on its side: both sides above each other on the felt, all else to its left and right. */
export function planLandscape(width: number, height: number, perTeam: number, ownTeam: number): Plan {
  const s = Math.min(width / PICTURE.w, height / PICTURE.h);
  const [W, H] = [width / s, height / s];
  const top = RAIL / s + 5;
  const here: Fit = (x, y, w, h) => rect(x * s, y * s, w * s, h * s);
  const felt: Felt = {
    x: LEFT.x + LEFT.w + 8,
    y: top,
    w: W - LEFT.x - LEFT.w - RIGHT - 16,
    h: H - FOOT - 6 - top,
  };
  const right = W - RIGHT;
  const foe = 1 - ownTeam;
  const zones: Record<string, ZonePlace> = {};
  const fights =
    perTeam === 1
      ? [duel(zones, here, s, ownTeam, felt)]
      : Array.from({ length: perTeam }, (_, slot) =>
          column(zones, here, s, ownTeam, { felt, perTeam, slot }),
        );

  // The foes wait in the middle; one's own fighters within reach of the thumb, where the buttons come afterwards.
  const middle = heights(felt, WOOD.wall + CHANCE);
  zones[`bench:${foe}`] = row(
    here(felt.x + 8, middle.foeSum + 2, felt.w - 16, middle.own - middle.foeSum - 4),
    44 * s,
    { order: 5 },
  );
  const bench = { x: right, y: top + 64, w: RIGHT - 6, h: 168 };
  zones[`bench:${ownTeam}`] = {
    ...here(bench.x, bench.y, bench.w, bench.h),
    ...{ spread: 'points', card: 56 * s, caption: 'none', order: 5 },
    points: [0, 1, 2, 3].map((i) => ({
      x: (bench.x + bench.w * (0.25 + 0.5 * (i % 2))) * s,
      y: (bench.y + bench.h * (0.25 + 0.5 * Math.floor(i / 2))) * s,
    })),
  };
  const low = felt.y + felt.h - PLATE;
  zones[`won:${foe}`] = stack(here(LEFT.x + 10, top + 37, 28, 34), 23 * s);
  zones[`won:${ownTeam}`] = stack(here(LEFT.x + 10, low + 37, 28, 34), 23 * s);
  const step = (low - top - PLATE) / 3;
  const pileY = (i: number) => top + PLATE + step * (i + 0.5);
  STACKS.forEach((name, i) => {
    zones[`stack:${name}`] = stack(here(LEFT.x + 6, pileY(i) - 22, 30, 38), 25 * s);
  });
  return {
    ...{ form: 'landscape', width, height, scale: s, zones, papers: {}, ownTeam, perTeam },
    rail: rect(0, 0, width, RAIL),
    prompt: here(felt.x, H - FOOT, felt.w, FOOT - 6),
    buttons: here(right, top + 64, RIGHT - 6, H - top - 70),
    dice: here(right, top, RIGHT - 6, 58),
    felt: here(felt.x, felt.y, felt.w, felt.h),
    fights,
    ruler: null,
    plates: [here(LEFT.x, top, LEFT.w, PLATE), here(LEFT.x, low, LEFT.w, PLATE)],
    stacks: STACKS.map((name, i) => ({
      zone: `stack:${name}`,
      at: here(LEFT.x + 46, pileY(i) - 20, LEFT.w - 46, 40),
    })),
    log: null,
    diceFrame: here(right, top, RIGHT - 6, 58),
    diceNote: null,
    tempo: here(LEFT.x, H - FOOT, LEFT.w, 44),
  };
}

/** Where the parts of both sides begin when `between` lies between their sums. `half`: height of a side's cards. */
function heights({ y, h }: Felt, between: number) {
  const half = (h - 2 * SUM - between - 8) / 2;
  const foe = y + 3;
  const foeSum = foe + half;
  const wood = foeSum + SUM + 1;
  const ownSum = wood + between;
  return { half, foe, foeSum, wood, ownSum, own: ownSum + SUM };
}

/** Narrower than this a place is hard to hit. */
const NARROWEST = 30;
/** Room for fighters, in widths of one: a New Fighter brings a shadow along (B12), and both must be told apart. */
const ABREAST = 1.5;

/** One fight of a wall: the fighter on the left, his arms beside him; where it is narrow, above each other. */
export function column(
  zones: Record<string, ZonePlace>,
  at: Fit,
  s: number,
  ownTeam: number,
  { felt, perTeam, slot }: { readonly felt: Felt; readonly perTeam: number; readonly slot: number },
): FightPlace {
  const w = (felt.w - 8) / perTeam;
  const x = felt.x + 4 + slot * w;
  const y = heights(felt, WOOD.wall + CHANCE);
  const fighter = Math.min(MOST.wall, (y.half - 4) / TALL, w * (perTeam > 2 ? 0.47 : 0.3));
  const tall = fighter * TALL;
  const least = perTeam > 3 ? 1.5 * NARROWEST : 2.4 * NARROWEST;
  const fighters = Math.max(fighter * 1.2, Math.min(fighter * ABREAST, w - 13 - least));
  const arms = w - fighters - 13;
  const narrow = perTeam > 3 || arms / 2 < NARROWEST;
  const arm = narrow ? Math.min(fighter * 0.55, (tall - 3) / 2 / TALL) : Math.min(fighter, arms / 2 - 3);
  for (const [team, from] of [
    [1 - ownTeam, y.foe],
    [ownTeam, y.own],
  ]) {
    const middle = from + y.half / 2;
    const beside = x + fighters + 9;
    const put = (sort: string, left: number, above: number, wide: number, high: number, card: number) => {
      zones[slotZone(sort, slot, team)] = row(at(left, above, wide, high), card * s, {
        from: 'start',
        gap: 3,
      });
    };
    put('fighter', x + 5, middle - tall / 2, fighters, tall, fighter);
    const [half, high] = narrow ? [arms, tall / 2] : [arms / 2, tall];
    put('weapon', beside, middle - tall / 2, half, high, arm);
    put('defence', narrow ? beside : beside + half, narrow ? middle : middle - tall / 2, half, high, arm);
  }
  return {
    column: at(x + 1, felt.y + 2, w - 2, felt.h - 4),
    heading: null,
    sums: [at(x + 2, y.foeSum, w - 4, SUM), at(x + 2, y.ownSum, w - 4, SUM)],
    ruler: at(x + 6, y.wood, w - 12, WOOD.wall),
    chance: at(x + 6, y.wood + WOOD.wall + 1, w - 12, CHANCE - 1),
  };
}

/**
 * A fight by itself has room for its cards side by side, with what they add up to at their right. `text`: width of what
 * is written there.
 */
export function duel(
  zones: Record<string, ZonePlace>,
  at: Fit,
  s: number,
  ownTeam: number,
  felt: Felt,
  text = 176,
): FightPlace {
  const half = (felt.h - WOOD.duel - 12) / 2;
  const own = felt.y + felt.h - 3 - half;
  const x = felt.x + 6;
  const w = (felt.w - 12 - text) / 3;
  const fighter = Math.min(MOST.duel, (half - 2) / TALL, (w - 6) / 1.25);
  const arm = fighter * 0.86;
  for (const [team, from] of [
    [1 - ownTeam, felt.y + 3],
    [ownTeam, own],
  ]) {
    const put = (sort: string, i: number, card: number) => {
      zones[slotZone(sort, 0, team)] = row(at(x + i * w, from, w - 6, half), card * s);
    };
    put('fighter', 0, fighter);
    put('weapon', 1, arm);
    put('defence', 2, arm);
  }
  const written = (y: number, h: number) => at(felt.x + felt.w - text, y, text - 8, h);
  return {
    column: at(felt.x + 2, felt.y + 2, felt.w - 4, felt.h - 4),
    heading: written(felt.y + 5, 18),
    sums: [written(felt.y + 24, half - 24), written(own + 2, half - 50)],
    chance: written(own + half - 48, 46),
    ruler: at(x + 2, felt.y + 3 + half + 3, felt.w - 16, WOOD.duel),
  };
}
