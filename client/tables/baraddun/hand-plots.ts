import type { Plot, Rect } from '../table.ts';
import { type HandPlan, sideOf } from './hand-plan.ts';

/**
 * Either team's won fighters, the stacks, and of the felt either side's cards with their outer edge and what lies between
 * them; right of it or below all else. The second team sees the sides exchanged.
 */
export function plotsOf(plan: HandPlan): Record<string, Plot> {
  const { width, height, rail, felt, plates, ownTeam, form, prompt } = plan;
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
    const top = Math.min(theirs.top - 1, felt.y);
    const end = prompt.y - 2;
    const cut = theirPlate.x + theirPlate.w + 2;
    return {
      [`won:${foe}`]: box(0, rail.h, cut, top),
      stacks: { ...box(cut, rail.h, width, top), flipped: false },
      ...onFelt(top, 0, width, ownPlate.y),
      [`won:${ownTeam}`]: box(0, ownPlate.y, cut, end),
      rest: { ...box(cut, ownPlate.y, width, end), flipped: false },
    };
  }
  const middle = foot(theirPlate) + 2;
  return {
    [`won:${foe}`]: box(0, rail.h, left, middle),
    stacks: { ...box(0, middle, left, ownPlate.y), flipped: false },
    [`won:${ownTeam}`]: box(0, ownPlate.y, left, height),
    // Below it one's own hand lies.
    ...onFelt(rail.h, left, right, Math.max(foot(felt), prompt.y - 2)),
    rest: { ...box(right, rail.h, width, height), flipped: false },
  };
}
