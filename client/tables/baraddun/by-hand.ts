import type { Scene } from '../../../shared/table/model.ts';
import { type Pen, roundedRect } from '../../art/canvas.ts';
import { display, sans } from '../../art/cards/lettering.ts';
import { drawRuler } from '../../art/cards/ruler.ts';
import { write } from '../drawing/lettering.ts';
import type { CardLayout, HandView, Plot, Rect, ZonePlace } from '../table.ts';
import { INKS } from './look.ts';
import { type Plan, row, slotZone, stack } from './plan.ts';
import { type BaraddunKey, tell } from './text.ts';

/** The same plan by hand: fighters wait, and what is discarded lies, where sums and chances would be written. */
export function planByHand(plan: Plan): Plan {
  const zones: Record<string, ZonePlace> = {
    ...plan.zones,
    ...(isRoomy(plan) ? benchesBeside(plan) : betweenSides(plan)),
  };
  for (const [name, place] of Object.entries(zones)) zones[name] = { ...place, named: true };
  const laid = { ...plan, zones };
  return { ...laid, plots: plotsOf(laid) };
}

/** Benches have room beside the cards, where sums would stand, and the ruler keeps its place. */
const isRoomy = ({ form, perTeam }: Plan): boolean => form === 'desktop' && perTeam <= 2;

const SORTS = ['fighter', 'weapon', 'defence'] as const;

/** From the uppermost to the lowest card of a team's side. */
function sideOf({ zones, perTeam }: Plan, team: number): { readonly top: number; readonly bottom: number } {
  const places = Array.from({ length: perTeam }, (_, slot) => slot).flatMap((slot) =>
    SORTS.flatMap((sort) => zones[slotZone(sort, slot, team)] ?? []),
  );
  return {
    top: Math.min(...places.map(({ y }) => y)),
    bottom: Math.max(...places.map(({ y, h }) => y + h)),
  };
}

/** Right of the cards of the last fight; fighters that are set aside in the wood of the log. */
function benchesBeside(plan: Plan): Record<string, ZonePlace> {
  const { scale: s, ownTeam, log } = plan;
  const text = plan.fights[plan.fights.length - 1].sums[1];
  const bench = (team: number): ZonePlace => {
    const { top, bottom } = sideOf(plan, team);
    const h = Math.min(bottom - top - 28 * s, 160 * s);
    const y = (top + bottom) / 2 - h / 2 + 8 * s;
    return row({ x: text.x, y, w: text.w - 10 * s, h }, 84 * s, { order: 5 });
  };
  const aside = log ?? plan.buttons;
  return {
    [`bench:${1 - ownTeam}`]: bench(1 - ownTeam),
    [`bench:${ownTeam}`]: bench(ownTeam),
    aside: stack({ x: aside.x + aside.w / 2 - 36 * s, y: aside.y + 30 * s, w: 72 * s, h: 101 * s }, 66 * s),
  };
}

/** Between the two sides where the ruler would lie: the foes' bench, one's own, and the discards that have no place. */
function betweenSides(plan: Plan): Record<string, ZonePlace> {
  const { ownTeam, felt, zones, scale: s } = plan;
  const { bottom } = sideOf(plan, 1 - ownTeam);
  const { top } = sideOf(plan, ownTeam);
  const homeless = ['discard:weapons', 'discard:defences', 'aside'].filter((zone) => !zones[zone]);
  const gap = 6 * s;
  const h = top - bottom - 2 * gap;
  const card = Math.min(34 * s, (h / homeless.length - 16 * s) / 1.4);
  const high = homeless.length === 3 && h > 80;
  const piles = high ? card + 34 * s : homeless.length * (card + 10 * s);
  const x = felt.x + gap;
  const w = (felt.w - 4 * gap - piles) / 2;
  const bench = (left: number): ZonePlace =>
    row({ x: left, y: bottom + gap, w, h }, Math.min(84 * s, w / 1.4, (h - 4) / 1.4), { order: 5 });
  const start = felt.x + felt.w - gap - piles;
  const step = high ? h / homeless.length : piles / homeless.length;
  const pile = (i: number): Rect => ({
    x: high ? start + (piles - card) / 2 : start + i * step,
    y: bottom + gap + (high ? i * step : 0),
    w: card,
    h: card * 1.4,
  });
  return {
    [`bench:${1 - ownTeam}`]: bench(x),
    [`bench:${ownTeam}`]: bench(x + w + gap),
    ...Object.fromEntries(homeless.map((zone, i) => [zone, stack(pile(i), card)])),
  };
}

/**
 * Either team's won fighters, the stacks, and of the felt either side's cards with their outer edge and what lies between
 * them; right of it or below all else. The second team sees the sides exchanged.
 */
function plotsOf(plan: Plan): Record<string, Plot> {
  const { width, height, rail, felt, plates, ownTeam, form, stacks, prompt } = plan;
  const foe = 1 - ownTeam;
  const [left, right] = [felt.x, felt.x + felt.w];
  const [theirs, mine] = [sideOf(plan, foe), sideOf(plan, ownTeam)];
  const flipped = ownTeam === 1;
  const box = (x: number, y: number, to: number, bottom: number): Plot => ({
    ...{ x, y, w: to - x, h: Math.max(1, bottom - y), flipped },
  });
  const onFelt = (top: number, from: number, to: number, bottom: number): Record<string, Plot> => ({
    [`edge:${foe}`]: box(from, top, to, theirs.top),
    [`side:${foe}`]: box(from, theirs.top, to, theirs.bottom),
    between: box(from, theirs.bottom, to, mine.top),
    [`side:${ownTeam}`]: box(from, mine.top, to, mine.bottom),
    [`edge:${ownTeam}`]: box(from, mine.bottom, to, bottom),
  });
  const [theirPlate, ownPlate] = plates;
  const foot = ({ y, h }: Rect): number => y + h;
  if (form === 'phone') {
    const cut = theirPlate.x + theirPlate.w + 2;
    const top = Math.min(theirs.top - 1, foot(theirPlate));
    return {
      [`won:${foe}`]: box(0, rail.h, cut, top),
      stacks: { ...box(cut, rail.h, width, top), flipped: false },
      ...onFelt(top, 0, width, ownPlate.y),
      [`won:${ownTeam}`]: box(0, ownPlate.y, ownPlate.x + ownPlate.w, foot(ownPlate)),
      rest: { ...box(ownPlate.x + ownPlate.w, ownPlate.y, width, foot(ownPlate)), flipped: false },
    };
  }
  const first = Math.min(...stacks.map(({ at }) => at.y)) - 4;
  const middle = Math.max(first, foot(theirPlate));
  return {
    [`won:${foe}`]: box(0, rail.h, left, middle),
    stacks: { ...box(0, middle, left, ownPlate.y), flipped: false },
    [`won:${ownTeam}`]: box(0, ownPlate.y, left, height),
    // Below it one's own hand lies.
    ...onFelt(rail.h, left, right, Math.max(foot(felt), prompt.y - 2)),
    rest: { ...box(right, rail.h, width, height), flipped: false },
  };
}

/** The teams' names, the stacks', the ruler between the sides, and where fighters wait for a foe. */
export function furnish(pen: Pen, layout: CardLayout, scene: Scene, { called }: HandView): void {
  const plan = layout as Plan;
  const { scale: s, form, ownTeam } = plan;
  for (const [i, at] of plan.plates.entries()) {
    const team = i === 0 ? 1 - ownTeam : ownTeam;
    const players = scene.sides.flatMap((_, seat) => (seat % 2 === team ? [called(seat)] : []));
    plate(pen, plan, at, team, scene.sides[team]?.team ?? '', players.join(' · '));
  }
  if (form !== 'phone')
    for (const { zone, at } of plan.stacks) {
      const says = tell(`stack.${zone.slice('stack:'.length)}` as BaraddunKey);
      const most = (form === 'desktop' ? 44 : 60) * s;
      write(pen, says, { x: at.x, y: at.y + at.h / 2, most }, sans(Math.max(11, 14 * s)), '#dcc7a0');
    }
  for (const zone of ['discard:weapons', 'discard:defences', 'aside']) {
    const place = plan.zones[zone];
    if (!place) continue;
    const size = Math.max(10.5, 12 * s);
    const y = place.y + (place.h + place.card * 1.4) / 2 + size * 0.85;
    const says = tell(zone === 'aside' ? 'aside' : 'discarded');
    write(pen, says, { x: place.x + place.w / 2, y, most: 56 * s, align: 'center' }, sans(size), '#dcc7a0');
  }
  if (isRoomy(plan)) for (const { ruler } of plan.fights) if (ruler) drawRuler(pen, ruler, null, null);
  if (plan.perTeam > 1) for (const { column } of plan.fights) frame(pen, column, 16 * s, 0.16);
  // In a wall weapons and defences are tucked behind the fighters.
  for (const sort of plan.perTeam === 1 ? SORTS : (['fighter'] as const))
    for (const team of [0, 1])
      for (let slot = 0; slot < plan.perTeam; slot++) {
        const place = plan.zones[slotZone(sort, slot, team)];
        if (place) outline(pen, place);
      }
  for (const team of [0, 1]) {
    const place = plan.zones[`bench:${team}`];
    if (!place) continue;
    frame(pen, place, 10 * s, 0.22);
    const middle = { x: place.x + place.w / 2, y: place.y + place.h / 2, most: place.w - 8 * s };
    write(pen, tell('bench'), { ...middle, align: 'center' }, sans(Math.max(11, 13 * s)), '#d5dfce99');
  }
}

function plate(
  pen: Pen,
  { form, scale: s }: Plan,
  at: Rect,
  team: number,
  name: string,
  players: string,
): void {
  // On a phone the won fighters lie at the left end.
  const left = at.x + (form === 'phone' ? 54 : 10) * s;
  const most = at.x + at.w - left - 8 * s;
  const size = (form === 'desktop' ? 19 : 15) * s;
  const top = at.y + (form === 'phone' ? at.h * 0.34 : 8 * s + size * 0.6);
  write(pen, name, { x: left, y: top, most }, display(size, 700), INKS[team]);
  const small = Math.max(11, 14 * s);
  write(pen, players, { x: left, y: top + size * 0.62 + small * 0.6, most }, sans(small), '#dcc7a0');
}

/** Where the first card lies. */
function outline(pen: Pen, { x, y, w, h, card, from }: ZonePlace): void {
  const left = from === 'start' ? x : x + (w - card) / 2;
  const high = Math.min(h, card * 1.4);
  dashed(pen, { x: left, y: y + (h - high) / 2, w: card, h: high }, card * 0.07, 0.2);
}

function dashed(pen: Pen, { x, y, w, h }: Rect, radius: number, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#f0d9a3';
  pen.lineWidth = 1.4;
  pen.setLineDash([5, 4]);
  roundedRect(pen, x + 1, y + 1, w - 2, h - 2, radius);
  pen.stroke();
  pen.restore();
}

function frame(pen: Pen, { x, y, w, h }: Rect, radius: number, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#ffdf90';
  pen.lineWidth = 1.5;
  roundedRect(pen, x + 0.75, y + 0.75, w - 1.5, h - 1.5, radius);
  pen.stroke();
  pen.restore();
}
