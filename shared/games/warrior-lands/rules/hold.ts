import { profileOf } from './field.ts';
import type { Play } from './play.ts';
import type { Activation, Card } from './state.ts';

/** Cards that a unit keeps for its defence when its activation ends: none unless the table plays it so (A24). */
export function usableInDefence(p: Play, open: Activation): readonly Card[] {
  if (p.field.options.holdDefence === 'off') return [];
  const { defences } = profileOf(p.field, p.b.units[open.unit]);
  return open.hand.filter((card) => defences[card.colour].length > 0);
}
