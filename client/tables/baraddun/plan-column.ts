import { TALL } from '../spread.ts';
import type { ZonePlace } from '../table.ts';
import { type FightPlace, type Fit, row, slotZone } from './plan.ts';

/** Where the parts of both sides begin, from above, and how high they are. */
export interface Heights {
  readonly foe: number;
  readonly foeSum: number;
  readonly wood: number;
  readonly chance: number;
  readonly ownSum: number;
  readonly own: number;
  /** Height of one side's cards. */
  readonly half: number;
  /** Height of what they add up to. */
  readonly sum: number;
  /** So much is seen of a tucked card at least. */
  readonly tuck?: number;
}

/**
 * A narrow fight of a wall. On both sides the fighter lies lowest: what is tucked behind him still shows its name and
 * figures. What each side adds up to stands under its cards, or above them, next to the ruler.
 */
export function tuckedColumn(
  zones: Record<string, ZonePlace>,
  at: Fit,
  s: number,
  ownTeam: number,
  slot: number,
  { x, w }: { readonly x: number; readonly w: number },
  y: Heights,
): FightPlace {
  const tuck = Math.max(y.tuck ?? 0, y.half * 0.185);
  const fighter = Math.min(w - 8, (y.half - 6 - 2 * tuck) / TALL);
  const arm = fighter * 0.9;
  const side = (team: number, from: number): void => {
    const under = from + y.half - fighter * TALL - 3;
    const put = (sort: string, top: number, card: number, order: number): void => {
      zones[slotZone(sort, slot, team)] = row(at(x + 3, top, w - 6, card * TALL), card * s, { order });
    };
    put('defence', under - 2 * tuck, arm, 0);
    put('weapon', under - tuck, arm, 1);
    put('fighter', under, fighter, 2);
  };
  side(1 - ownTeam, y.foe);
  side(ownTeam, y.own);
  return {
    column: at(x + 1, y.foe - 2, w - 2, y.own + y.half - y.foe + 4),
    heading: null,
    sums: [at(x, y.foeSum, w, y.sum), at(x, y.ownSum, w, y.sum)],
    chance: null,
    ruler: null,
  };
}
