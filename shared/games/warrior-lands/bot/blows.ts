import { COLOURS } from '../model.ts';
import { areAllied, type Field, profileOf } from '../rules/field.ts';
import type { Blow } from '../rules/frames.ts';
import { oddsOf } from '../rules/odds.ts';
import { fartherCells } from '../rules/places.ts';
import type { UseOffer } from '../rules/profile.ts';
import type { Battle, Card } from '../rules/state.ts';
import { attackBar } from '../rules/targets.ts';
import { worthOf, woundWorth } from './worth.ts';

/** What a blow on this target is worth if it works, by what it does. */
export function effectWorth(b: Battle, field: Field, by: number, target: number, blow: Blow): number {
  const unit = b.units[target];
  if (blow.damages) return woundWorth(b, field, target);
  const worth = worthOf(b, field, target);
  switch (blow.kind) {
    case 'STN':
    case 'STA':
      return unit.stunned ? 0 : 0.12 * worth * (1 + unit.tokens) + 0.2;
    case 'TRP':
      return unit.trapped ? 0 : 0.2 * worth + 0.2;
    case 'PSH':
      if (fartherCells(b, field, unit.cell, b.units[by].cell).length === 0)
        return woundWorth(b, field, target);
      return unit.mount === 'on' ? 0.6 : 0.15;
    default:
      return 0;
  }
}

/** Expected worth of a blow, less what its splash may do to one's own. */
export function blowWorth(b: Battle, field: Field, by: number, target: number, blow: Blow): number {
  const worth = oddsOf(b, by, target, blow).chance * effectWorth(b, field, by, target, blow);
  if (!blow.splash) return worth;
  let splash = 0;
  for (const cell of field.board.within(b.units[target].cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || index === by) continue;
    const sign = areAllied(field, b.units[index].seat, b.units[by].seat) ? -1.2 : 1;
    const { whom, blow: beside } = blow.splash;
    if (whom !== 'all' && (whom === 'friend') !== sign < 0) continue;
    splash += (sign * beside.figure * effectWorth(b, field, by, index, beside)) / 6;
  }
  return worth + splash;
}

/**
 * The best attack that unit `by` could make with `hand` if it stood on `cell`, which is free or its own; 0 for
 * none. The battle is as before when it returns.
 */
export function bestFrom(b: Battle, field: Field, by: number, cell: number, hand: readonly Card[]): number {
  const unit = b.units[by];
  const from = unit.cell;
  b.at[from] = -1;
  b.at[cell] = by;
  unit.cell = cell;
  const best = bestHere(b, field, by, hand);
  b.at[cell] = -1;
  b.at[from] = by;
  unit.cell = from;
  return best;
}

function bestHere(b: Battle, field: Field, by: number, hand: readonly Card[]): number {
  const profile = profileOf(field, b.units[by]);
  let best = 0;
  for (const colour of COLOURS) {
    if (!hand.some((card) => card.colour === colour)) continue;
    const strike = profile.strikes[colour];
    if (strike) best = Math.max(best, bestTarget(b, field, by, strike.blows[0], 1));
    for (const use of profile.uses[colour]) best = Math.max(best, bestUse(b, field, by, use));
  }
  return best;
}

/** The best attack of a row effect from where the unit stands; 0 for effects that are none. */
function bestUse(b: Battle, field: Field, by: number, use: UseOffer): number {
  if (use.budget !== 'attack' || !use.blow || use.range === 0) return 0;
  return bestTarget(b, field, by, use.blow, use.range);
}

function bestTarget(b: Battle, field: Field, by: number, blow: Blow, range: number): number {
  let best = 0;
  for (const cell of field.board.within(b.units[by].cell, range)) {
    const target = b.at[cell];
    if (target >= 0 && attackBar(b, field, by, target, blow, range) === '')
      best = Math.max(best, blowWorth(b, field, by, target, blow));
  }
  return best;
}

/** The best attack that the unit could make from where it stands with any card: what it threatens. */
export function threatOf(b: Battle, field: Field, by: number): number {
  const profile = profileOf(field, b.units[by]);
  let best = 0;
  for (const colour of COLOURS) {
    const strike = profile.strikes[colour];
    if (strike) best = Math.max(best, bestTarget(b, field, by, strike.blows[0], 1));
    for (const use of profile.uses[colour]) best = Math.max(best, bestUse(b, field, by, use));
  }
  return best;
}
