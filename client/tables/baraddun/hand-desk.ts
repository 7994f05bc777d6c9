import type { Rect, ZonePlace } from '../table.ts';
import { benchesBetween, type HandPlan, type PileName, SPENT, sideOf } from './hand-plan.ts';
import { type Plan, row, stack } from './plan.ts';
import type { BaraddunKey } from './text.ts';

/** As by the rules; what is spent lies where dice and log would be, and whoever waits where sums would stand. */
export function deskByHand(plan: Plan): HandPlan {
  const { fights, stacks, ...bed } = plan;
  const { scale: s, perTeam, ownTeam, width, felt, plates } = bed;
  const zones: Record<string, ZonePlace> = { ...plan.zones };
  delete zones[`bench:${ownTeam}`];
  delete zones[`bench:${1 - ownTeam}`];
  const names: PileName[] = stacks.map(({ zone, at }) => ({
    lines: [`stack.${zone.slice('stack:'.length)}` as BaraddunKey],
    at: { x: at.x, y: at.y + at.h / 2 - 8 * s },
    align: 'left',
    most: at.w,
  }));
  const middle = (felt.x + felt.w + width) / 2;
  const step = (felt.h - 12 * s) / SPENT.length;
  for (const [i, { zone, lines }] of SPENT.entries()) {
    const y = felt.y + 6 * s + i * step;
    zones[zone] = stack({ x: middle - 44 * s, y: y + 10 * s, w: 88 * s, h: 124 * s }, 84 * s);
    names.push({ lines, at: { x: middle, y: y + 144 * s }, align: 'center', most: 150 * s });
  }
  const rulers = fights.flatMap(({ ruler }) => ruler ?? []);
  const laid = { ...bed, zones, names, diceFrame: null };
  const titles: readonly [Rect, Rect] = [onPlate(plates[0]), onPlate(plates[1])];
  const columns = perTeam === 1 ? [] : fights.map(({ column }) => column);
  if (perTeam === 1) return { ...laid, zones: inTheMiddle(plan, zones), titles, columns, rulers };
  if (perTeam === 2) return { ...laid, zones: { ...zones, ...benchesBeside(plan) }, titles, columns, rulers };
  const between = benchesBetween({ ...plan, zones }, 14 * s);
  return { ...laid, zones: { ...zones, ...between }, titles, columns, rulers: [] };

  function onPlate({ x, y, w }: Rect): Rect {
    return { x: x + 10 * s, y: y + 8 * s, w: w - 18 * s, h: 40 * s };
  }
}

/** The cards of a duel, without what is written right of them. */
function inTheMiddle({ felt }: Plan, zones: Readonly<Record<string, ZonePlace>>): Record<string, ZonePlace> {
  const slots = Object.entries(zones).filter(([zone]) => /^(fighter|weapon|defence):/.test(zone));
  const left = Math.min(...slots.map(([, { x }]) => x));
  const right = Math.max(...slots.map(([, { x, w }]) => x + w));
  const dx = felt.x + felt.w / 2 - (left + right) / 2;
  return { ...zones, ...Object.fromEntries(slots.map(([zone, at]) => [zone, { ...at, x: at.x + dx }])) };
}

/** Whoever waits: right of the cards of the last fight. */
function benchesBeside(plan: Plan): Record<string, ZonePlace> {
  const { scale: s, ownTeam, fights } = plan;
  const text = fights[fights.length - 1].sums[1];
  const bench = (team: number): ZonePlace => {
    const { top, bottom } = sideOf(plan, team);
    const h = Math.min(bottom - top - 28 * s, 160 * s);
    const y = (top + bottom) / 2 - h / 2 + 8 * s;
    return row({ x: text.x, y, w: text.w - 10 * s, h }, 84 * s, { order: 5 });
  };
  return { [`bench:${1 - ownTeam}`]: bench(1 - ownTeam), [`bench:${ownTeam}`]: bench(ownTeam) };
}
