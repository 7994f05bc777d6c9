import type { Plan } from './plan.ts';
import { planDesktop } from './plan-desktop.ts';
import { planLandscape } from './plan-landscape.ts';
import { planPhone } from './plan-phone.ts';

/** Where the picture of 1280×720 would be drawn smaller than this its cards could not be read. */
const SMALLEST = 0.72;

/** The plan that fits a window of this size. */
export function planFor(width: number, height: number, perTeam: number, ownTeam: number): Plan {
  if (width < height) return planPhone(width, height, perTeam, ownTeam);
  const small = Math.min(width / 1280, height / 720) < SMALLEST;
  return (small ? planLandscape : planDesktop)(width, height, perTeam, ownTeam);
}
