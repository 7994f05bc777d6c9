import { TALL } from '../spread.ts';
import type { Rect, ZonePlace } from '../table.ts';
import { type Bed, row, slotZone } from './plan.ts';
import type { BaraddunKey } from './text.ts';

/** What a pile is called: lines one below the other. `at`: the upper end of their middle, or of their left edge. */
export interface PileName {
  readonly lines: readonly BaraddunKey[];
  readonly at: { readonly x: number; readonly y: number };
  readonly align: 'left' | 'center';
  readonly most: number;
}

/** The table as it lies by hand: sums and chances are not written there. */
export interface HandPlan extends Bed {
  /** On each plate the place of its team's name and players. The foe's comes first. */
  readonly titles: readonly [Rect, Rect];
  readonly names: readonly PileName[];
  /** Around each fight of a wall. */
  readonly columns: readonly Rect[];
  readonly rulers: readonly Rect[];
}

/** What lies there beside the draw stacks: fallen weapons and defences, and fighters without a foe. */
export const SPENT = [
  { zone: 'discard:weapons', lines: ['stack.weapons', 'discarded'] },
  { zone: 'discard:defences', lines: ['stack.defences', 'discarded'] },
  { zone: 'aside', lines: ['stack.fighters', 'aside'] },
] as const satisfies readonly { zone: string; lines: readonly BaraddunKey[] }[];

const SORTS = ['fighter', 'weapon', 'defence'] as const;

/** From the uppermost to the lowest card of a team's side. */
export function sideOf(
  { zones, perTeam }: Pick<Bed, 'zones' | 'perTeam'>,
  team: number,
): { readonly top: number; readonly bottom: number } {
  const places = Array.from({ length: perTeam }, (_, slot) => slot).flatMap((slot) =>
    SORTS.flatMap((sort) => zones[slotZone(sort, slot, team)] ?? []),
  );
  return {
    top: Math.min(...places.map(({ y }) => y)),
    bottom: Math.max(...places.map(({ y, h }) => y + h)),
  };
}

/** Whoever waits: between the two sides, the foes left and one's own right. `gap`: around them, px. */
export function benchesBetween(
  plan: Pick<Bed, 'zones' | 'perTeam' | 'felt' | 'ownTeam' | 'scale'>,
  gap: number,
): Record<string, ZonePlace> {
  const { ownTeam, felt, scale: s } = plan;
  const { bottom } = sideOf(plan, 1 - ownTeam);
  const { top } = sideOf(plan, ownTeam);
  const h = top - bottom - 2 * gap;
  const w = (felt.w - 3 * gap) / 2;
  const bench = (x: number): ZonePlace =>
    row({ x, y: bottom + gap, w, h }, Math.min(84 * s, (h - 4) / TALL), { order: 5 });
  return {
    [`bench:${1 - ownTeam}`]: bench(felt.x + gap),
    [`bench:${ownTeam}`]: bench(felt.x + 2 * gap + w),
  };
}
