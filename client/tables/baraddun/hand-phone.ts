import type { Seat } from '../../../shared/table/model.ts';
import { TALL } from '../spread.ts';
import type { Rect, ZonePlace } from '../table.ts';
import { benchesBetween, type HandPlan, type PileName, SPENT } from './hand-plan.ts';
import { type Fit, RAIL, rect, row, STACKS, slotZone, stack } from './plan.ts';
import { type Heights, tuckedColumn } from './plan-column.ts';
import { HALF } from './plan-phone.ts';
import type { BaraddunKey } from './text.ts';

/** px */
const EDGE = 6;
/** The wood of the own hand, while there is none. */
const HAND = 48;
/** Lines of the names below piles, and how far the cards of a high pile stand out below its place. */
const LINE = 13;
const THICK = 8;
/** Between the sides, where the ruler lies or whoever has no foe yet waits. */
const BETWEEN = { least: 46, most: 150 } as const;
/** A tucked card is to be hit by a finger. */
const TUCK = 29;

/**
 * By hand on an upright phone: the foes' plate with the stacks beside it, their cards, one's own, and one's plate with
 * what is spent beside it.
 */
export function phoneByHand(width: number, height: number, perTeam: number, own: Seat): HandPlan {
  const ownTeam = own % 2;
  const low = height < 700;
  const pile = low ? 30 : 36;
  const rows = [pile * TALL + THICK + LINE + 4, pile * TALL + THICK + 2 * LINE + 4] as const;
  const top = RAIL + 4;
  const feltY = top + rows[0] + 2;
  const prompt = rect(EDGE, height - HAND - 4, width - 2 * EDGE, HAND);
  const ownRow = prompt.y - 4 - rows[1];
  const felt = rect(4, feltY, width - 8, ownRow - 6 - feltY);
  const between = Math.max(BETWEEN.least, Math.min(BETWEEN.most, felt.h - 2 * HALF.least - 8));
  const half = Math.min(HALF.most, (felt.h - between - 8) / 2);
  const loose = (felt.h - 8 - between - 2 * half) / 3;
  const foe = felt.y + 4 + loose;
  const ownSide = foe + half + loose + between;
  const zones: Record<string, ZonePlace> = {};
  const at: Heights = {
    ...{ foe, foeSum: 0, wood: 0, chance: 0, ownSum: 0, own: ownSide, half, sum: 0, tuck: TUCK },
  };
  const w = (width - 12) / perTeam;
  const columns =
    perTeam === 1
      ? []
      : Array.from(
          { length: perTeam },
          (_, slot) => tuckedColumn(zones, rect, 1, ownTeam, slot, { x: 6 + slot * w, w }, at).column,
        );
  if (perTeam === 1) duel(zones, rect, ownTeam, width, at);

  const plateW = Math.min(width * 0.47, 230);
  const plateH = pile * TALL + 6;
  const plates = [rect(EDGE, top, plateW, plateH), rect(EDGE, ownRow, plateW, plateH)] as const;
  const names: PileName[] = [];
  const start = EDGE + plateW + 4;
  const step = (width - 2 - start) / 3;
  const lay = (zone: string, i: number, y: number, lines: readonly BaraddunKey[]): void => {
    const x = start + step * (i + 0.5);
    zones[zone] = stack(rect(x - pile / 2, y + 2, pile, pile * TALL), pile);
    names.push({ lines, at: { x, y: y + 2 + pile * TALL + THICK }, align: 'center', most: step - 2 });
  };
  STACKS.forEach((name, i) => {
    lay(`stack:${name}`, i, top, [`stack.${name}`]);
  });
  for (const { zone, lines } of SPENT)
    lay(
      zone,
      STACKS.findIndex((name) => lines[0].endsWith(name)),
      ownRow,
      lines,
    );
  for (const [i, team] of [1 - ownTeam, ownTeam].entries())
    zones[`won:${team}`] = stack(rect(EDGE + 5, plates[i].y + 3, pile, pile * TALL), pile - 2);
  const hands = perTeam === 1 ? HANDS : 0;
  // The one foe's hand; more of them hang from the rail.
  if (perTeam === 1)
    zones[`hand:${1 - own}`] = row(rect(EDGE + plateW - hands, plates[0].y + 4, hands - 6, plateH - 8), 24, {
      from: 'end',
      gap: 2,
    });
  const title = ({ x, y, w: wide, h }: Rect, right: number): Rect => ({
    ...{ x: x + pile + 13, y: y + (h - 34) / 2, w: wide - pile - 17 - right, h: 34 },
  });
  const plan: HandPlan = {
    ...{ form: 'phone', width, height, scale: 1, zones, papers: {}, ownTeam, perTeam, felt, plates, names },
    ...{ rail: rect(0, 0, width, RAIL), prompt, buttons: rect(0, 0, 0, 0), dice: rect(0, 0, 0, 0) },
    diceFrame: null,
    titles: [title(plates[0], hands), title(plates[1], 0)],
    columns,
    rulers: perTeam === 1 ? [woodBetween(foe + half, ownSide, width)] : [],
  };
  return perTeam === 1 ? plan : { ...plan, zones: { ...zones, ...benchesBetween(plan, 4) } };
}

/** Width of the foe's hand on its plate. */
const HANDS = 52;

function woodBetween(from: number, to: number, width: number): Rect {
  const h = Math.min(62, to - from - 8);
  return rect(12, (from + to - h) / 2, width - 24, h);
}

/** A fight by itself has room for its cards side by side. */
function duel(
  zones: Record<string, ZonePlace>,
  at: Fit,
  ownTeam: number,
  width: number,
  { foe, own, half }: Heights,
): void {
  const w = (width - 20) / 3;
  const fighter = Math.min(120, w - 4, (half - 8) / TALL);
  for (const [team, from] of [
    [1 - ownTeam, foe],
    [ownTeam, own],
  ]) {
    for (const [i, sort] of (['fighter', 'weapon', 'defence'] as const).entries())
      zones[slotZone(sort, 0, team)] = row(
        at(10 + i * w, from + 2, w - 4, half - 4),
        sort === 'fighter' ? fighter : fighter * 0.86,
      );
  }
}
