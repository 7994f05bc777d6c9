import type { Seat } from '../../../shared/table/model.ts';
import type { ZonePlace } from '../table.ts';
import { benchesBetween, type HandPlan, type PileName, SPENT } from './hand-plan.ts';
import { type Fit, RAIL, rect, STACKS, stack } from './plan.ts';
import { column, duel } from './plan-landscape.ts';
import type { BaraddunKey } from './text.ts';

/** Left of the felt the teams and the stacks, right of it what is spent; px. */
const LEFT = 112;
const RIGHT = 100;
const PLATE = 76;
/** The wood of the own hand, while there is none. */
const HAND = 42;
const EDGE = 6;

/** By hand on a phone on its side: both sides above each other on the felt, all else to its left and right. */
export function landscapeByHand(width: number, height: number, perTeam: number, own: Seat): HandPlan {
  const ownTeam = own % 2;
  const here: Fit = rect;
  const top = RAIL + 4;
  const felt = rect(EDGE + LEFT + 8, top, width - LEFT - RIGHT - 2 * EDGE - 16, height - top - HAND - 12);
  const zones: Record<string, ZonePlace> = {};
  const names: PileName[] = [];
  const fights =
    perTeam === 1
      ? [duel(zones, here, 1, ownTeam, felt, 0)]
      : Array.from({ length: perTeam }, (_, slot) =>
          column(zones, here, 1, ownTeam, { felt, perTeam, slot }),
        );
  const low = height - EDGE - PLATE;
  const plates = [rect(EDGE, top, LEFT, PLATE), rect(EDGE, low, LEFT, PLATE)] as const;
  for (const [i, team] of [1 - ownTeam, ownTeam].entries())
    zones[`won:${team}`] = stack(rect(EDGE + LEFT - 42, plates[i].y + 24, 34, 48), 32);

  const step = (low - top - PLATE) / STACKS.length;
  for (const [i, name] of STACKS.entries()) {
    const y = top + PLATE + step * (i + 0.5);
    const card = Math.min(40, (step - 14) / 1.4);
    zones[`stack:${name}`] = stack(rect(EDGE + 4, y - card * 0.7 - 3, card, card * 1.4), card);
    const at = { x: EDGE + card + 18, y: y - 8 };
    names.push({ lines: [`stack.${name}` as BaraddunKey], at, align: 'left', most: LEFT - card - 18 });
  }
  const spent = (height - EDGE - top) / SPENT.length;
  const middle = width - EDGE - RIGHT / 2;
  for (const [i, { zone, lines }] of SPENT.entries()) {
    const y = top + spent * i;
    const card = Math.min(54, (spent - 42) / 1.4);
    zones[zone] = stack(rect(middle - card / 2, y + 2, card, card * 1.4), card);
    names.push({ lines, at: { x: middle, y: y + card * 1.4 + 9 }, align: 'center', most: RIGHT });
  }
  const plan: HandPlan = {
    ...{
      form: 'landscape',
      width,
      height,
      scale: 1,
      zones,
      papers: {},
      ownTeam,
      perTeam,
      felt,
      plates,
      names,
    },
    rail: rect(0, 0, width, RAIL),
    prompt: rect(felt.x, height - HAND - 2, felt.w, HAND),
    buttons: rect(0, 0, 0, 0),
    dice: rect(0, 0, 0, 0),
    diceFrame: null,
    titles: [rect(EDGE + 8, top + 5, LEFT - 14, 60), rect(EDGE + 8, low + 5, LEFT - 14, 60)],
    columns: perTeam === 1 ? [] : fights.map((fight) => fight.column),
    rulers: perTeam === 1 ? fights.flatMap(({ ruler }) => ruler ?? []) : [],
  };
  return perTeam === 1 ? plan : { ...plan, zones: { ...zones, ...benchesBetween(plan, 4) } };
}
