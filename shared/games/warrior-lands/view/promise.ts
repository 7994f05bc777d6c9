import { COLOURS } from '../model.ts';
import { areAllied, fieldOf, profileOf } from '../rules/field.ts';
import type { Profile } from '../rules/profile.ts';
import type { Battle } from '../rules/state.ts';

/**
 * How much an activation of this unit promises, for the order in which units are offered: 3 a foe in reach,
 * 2 a foe in reach after a move, 1 something else to do, 0 a trapped or hopeless unit.
 */
export function promise(b: Battle, index: number): number {
  const unit = b.units[index];
  if (unit.trapped) return 0;
  const field = fieldOf(b);
  const profile = profileOf(field, unit);
  const reach = reachOf(profile);
  const walk = walkOf(profile);
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of b.units) {
    if (foe.dead || areAllied(field, foe.seat, unit.seat)) continue;
    if (profileOf(field, foe).immune && !profile.magical) continue;
    nearest = Math.min(nearest, field.board.distance(unit.cell, foe.cell));
  }
  if (nearest <= reach) return 3;
  if (nearest <= reach + walk) return 2;
  return nearest < Number.POSITIVE_INFINITY && walk > 0 ? 1 : 0;
}

/** Hexes that the unit's longest attack reaches. */
export function reachOf(profile: Profile): number {
  let reach = 0;
  for (const colour of COLOURS) {
    if (profile.strikes[colour]) reach = Math.max(reach, 1);
    for (const use of profile.uses[colour]) if (use.budget === 'attack') reach = Math.max(reach, use.range);
  }
  return reach;
}

/** Hexes of the unit's longest move. */
function walkOf(profile: Profile): number {
  let steps = 0;
  for (const colour of COLOURS) for (const move of profile.moves[colour]) steps = Math.max(steps, move.steps);
  return steps;
}
