import { COLOURS } from '../model.ts';
import { areAllied, type Field, profileOf } from '../rules/field.ts';
import type { Profile } from '../rules/profile.ts';
import type { Battle } from '../rules/state.ts';
import { reachOf } from '../view/promise.ts';

/** How a unit likes to stand: the distance to the nearest foe that it seeks. */
export interface Stance {
  readonly distance: number;
  /** Stays away from neighbours that are foes: shooters, leaders, casters. */
  readonly shy: boolean;
  /** Cells of foes that it can harm. */
  readonly prey: readonly number[];
  /** Nothing on the ground is in its way. */
  readonly flies: boolean;
}

export function stanceOf(b: Battle, field: Field, index: number): Stance {
  const unit = b.units[index];
  const profile = profileOf(field, unit);
  const prey: number[] = [];
  for (const foe of b.units)
    if (
      !foe.dead &&
      !areAllied(field, foe.seat, unit.seat) &&
      (profile.magical || !profileOf(field, foe).immune)
    )
      prey.push(foe.cell);
  const reach = likedDistance(profile);
  const helper = ['leader', 'mage', 'priest', 'necro', 'shaman', 'druid', 'heal', 'tactics'].some((id) =>
    profile.traits.has(id),
  );
  const fighter = profile.hits > 1 || profile.traits.has('elite');
  const distance = helper && !fighter ? 3 : reach;
  const flies = COLOURS.some((colour) => profile.moves[colour].some(({ kind }) => kind === 'FLY'));
  return { distance, shy: !fighter && (helper || reach > 1), prey, flies };
}

/** As far away as most of its attacks still reach: a bow keeps off, a breath that is best at hand does not. */
function likedDistance(profile: Profile): number {
  const power = (distance: number): number => {
    let sum = 0;
    for (const colour of COLOURS) {
      let best = distance === 1 ? (profile.strikes[colour]?.blows[0].figure ?? 0) : 0;
      for (const use of profile.uses[colour])
        if (use.budget === 'attack' && use.range >= distance) best = Math.max(best, use.figure);
      sum += best;
    }
    return sum;
  };
  for (let distance = reachOf(profile); distance > 1; distance--)
    if (power(distance) >= 0.6 * power(1)) return distance;
  return 1;
}

/** How well a cell suits the stance; only differences mean anything. */
export function groundWorth(b: Battle, field: Field, index: number, stance: Stance, cell: number): number {
  if (stance.prey.length === 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  const { walk } = field.terrain;
  for (const foe of stance.prey)
    nearest = Math.min(nearest, stance.flies ? field.board.distance(cell, foe) : walk(cell, foe));
  const off = nearest > stance.distance ? nearest - stance.distance : (stance.distance - nearest) * 0.5;
  let worth = -0.06 * off;
  if (stance.shy) worth -= 0.08 * neighbours(b, field, index, cell);
  return worth;
}

function neighbours(b: Battle, field: Field, index: number, cell: number): number {
  let n = 0;
  for (const next of field.board.within(cell, 1)) {
    const other = b.at[next];
    if (other >= 0 && !areAllied(field, b.units[other].seat, b.units[index].seat)) n += 1;
  }
  return n;
}
