import type { Seat } from '../../../shared/table/model.ts';
import { deskByHand } from './hand-desk.ts';
import { landscapeByHand } from './hand-landscape.ts';
import { phoneByHand } from './hand-phone.ts';
import type { HandPlan } from './hand-plan.ts';
import { plotsOf } from './hand-plots.ts';
import { planFor } from './plan-for.ts';

/** Where everything lies by hand in a window of this size, for the seat `own`. */
export function planByHand(width: number, height: number, perTeam: number, own: Seat): HandPlan {
  const plan = planFor(width, height, perTeam, own % 2);
  const laid =
    plan.form === 'desktop'
      ? deskByHand(plan)
      : (plan.form === 'phone' ? phoneByHand : landscapeByHand)(width, height, perTeam, own);
  const zones = Object.fromEntries(
    Object.entries(laid.zones).map(([zone, place]) => [zone, { ...place, named: true } as const]),
  );
  return { ...laid, zones, plots: plotsOf({ ...laid, zones }) };
}
