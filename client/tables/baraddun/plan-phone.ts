import { TALL } from '../spread.ts';
import type { ZonePlace } from '../table.ts';
import { type FightPlace, type Fit, type Plan, rect, row, STACKS, slotZone, stack } from './plan.ts';
import { type Heights, tuckedColumn } from './plan-column.ts';

/** The table on an upright phone of 390×844, and on others stretched from it. */
const W = 390;

/** Heights of what does not stretch. */
const PLATE = 52;
const SUMS = 40;
const WOOD = 60;
const CHANCE = 26;
const PROMPT = 42;
/** The main button and one row of others. */
const BUTTONS = 116;
const TOP = 46;
/** Cards of one side: not lower, so that names can be read; not higher, so that the sides stay together. */
export const HALF = { least: 150, most: 214 } as const;

/** From above: the foes' plate, their cards, what they add up to, one ruler, and the same for one's own side. */
export function planPhone(width: number, height: number, perTeam: number, ownTeam: number): Plan {
  const s = Math.max(0.8, Math.min(1.6, width / W, height / 780));
  const left = (width - W * s) / 2;
  const end = height / s;
  const here: Fit = (x, y, w, h) => rect(left + x * s, y * s, w * s, h * s);
  const at = heightsFor(end);
  const foe = 1 - ownTeam;
  const zones: Record<string, ZonePlace> = {};
  const fights =
    perTeam === 1
      ? [duel(zones, here, s, ownTeam, at)]
      : Array.from({ length: perTeam }, (_, slot) =>
          tuckedColumn(zones, here, s, ownTeam, slot, columnOf(perTeam, slot), at),
        );
  // Between the sides, where the ruler comes as soon as the wall stands.
  zones[`bench:${ownTeam}`] = row(here(8, at.wood, W - 16, WOOD + CHANCE + SUMS), 84 * s, { order: 5 });
  zones[`bench:${foe}`] = row(here(8, at.foeSum, W - 16, SUMS + WOOD + CHANCE), 84 * s, { order: 5 });
  zones[`won:${foe}`] = stack(here(12, TOP + 2, 36, 48), 33 * s);
  zones[`won:${ownTeam}`] = stack(here(12, at.plate + 2, 36, 48), 33 * s);
  STACKS.forEach((name, i) => {
    zones[`stack:${name}`] = stack(here(203 + i * 63, TOP + 4, 28, 40), 27 * s);
  });
  return {
    ...{ form: 'phone', width, height, scale: s, zones, papers: {}, ownTeam, perTeam },
    rail: rect(0, 0, width, 44 * s),
    prompt: here(8, at.prompt, W - 16, PROMPT),
    buttons: here(8, at.prompt + PROMPT + 6, W - 16, end - at.prompt - PROMPT - 14),
    dice: here(216, at.plate - 2, 112, PLATE + 4),
    felt: here(4, TOP + PLATE, W - 8, at.plate - TOP - PLATE),
    fights,
    ruler: { wood: here(8, at.wood, W - 16, WOOD), chance: here(12, at.chance, W - 24, CHANCE) },
    plates: [here(4, TOP, 190, PLATE), here(4, at.plate, 326, PLATE)],
    stacks: STACKS.map((name, i) => ({ zone: `stack:${name}`, at: here(239 + i * 63, TOP + 4, 26, 44) })),
    log: null,
    diceFrame: null,
    diceNote: null,
    tempo: here(336, at.plate + 2, 48, 48),
  };
}

const columnOf = (perTeam: number, slot: number) => {
  const w = (W - 12) / perTeam;
  return { x: 6 + slot * w, w };
};

function heightsFor(end: number): Heights & { readonly plate: number; readonly prompt: number } {
  const foe = TOP + PLATE + 4;
  const fixed = foe + 2 * SUMS + WOOD + CHANCE + 4 + PLATE + 5 + PROMPT + 6 + BUTTONS + 8;
  const half = Math.max(HALF.least, Math.min(HALF.most, (end - fixed) / 2));
  // What is left over on a very tall window goes between the parts.
  const loose = Math.max(0, end - fixed - 2 * half) / 4;
  const foeSum = foe + half + loose;
  const wood = foeSum + SUMS;
  const chance = wood + WOOD + 2;
  const ownSum = chance + CHANCE + loose;
  const own = ownSum + SUMS;
  const plate = own + half + 4 + loose;
  return { foe, foeSum, wood, chance, ownSum, own, half, sum: SUMS, plate, prompt: plate + PLATE + 5 };
}

/** A fight by itself has room for its cards side by side. */
function duel(zones: Record<string, ZonePlace>, at: Fit, s: number, ownTeam: number, y: Heights): FightPlace {
  const fighter = Math.min(120, (y.half - 8) / TALL);
  const half = (team: number, from: number) => {
    const middle = from + y.half / 2;
    zones[slotZone('fighter', 0, team)] = row(at(8, from + 2, 148, y.half - 4), fighter * s, { order: 2 });
    zones[slotZone('weapon', 0, team)] = row(at(160, middle - 60, 110, 120), 86 * s, { order: 1 });
    zones[slotZone('defence', 0, team)] = row(at(274, middle - 60, 110, 120), 86 * s, { order: 0 });
  };
  half(1 - ownTeam, y.foe);
  half(ownTeam, y.own);
  return {
    column: at(6, y.foe - 2, W - 12, y.own + y.half - y.foe + 4),
    heading: null,
    sums: [at(8, y.foeSum, W - 16, SUMS), at(8, y.ownSum, W - 16, SUMS)],
    chance: null,
    ruler: null,
  };
}
