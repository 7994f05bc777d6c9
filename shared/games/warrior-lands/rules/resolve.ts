import { endActivation } from './activation.ts';
import { stepAttack } from './attack.ts';
import { stepCast } from './cast.ts';
import { stepEffect } from './effects.ts';
import { openOf, type Play } from './play.ts';
import { endRound, nextPlayer, startRound } from './round.ts';
import { stepWalk } from './travel.ts';
import { judge } from './victory.ts';

/**
 * Goes on with whatever is being resolved until somebody must be asked or a choice of one's own is due: the
 * stack of frames first, then victory, then the ends of activations and rounds.
 */
export function proceed(p: Play): void {
  do resolveFrames(p);
  while (!p.b.prompt && !p.b.over && closeWhatIsDone(p));
}

function resolveFrames(p: Play): void {
  const { b } = p;
  while (b.frames.length > 0 && !b.prompt) {
    const frame = b.frames[b.frames.length - 1];
    if (frame.f === 'attack') stepAttack(p, frame);
    else if (frame.f === 'effect') stepEffect(p, frame);
    else if (frame.f === 'cast') stepCast(p, frame);
    else stepWalk(p, frame);
  }
}

/** Ends an activation or a round that is over. False: nothing ended, or the battle did. */
function closeWhatIsDone(p: Play): boolean {
  const { b } = p;
  const open = openOf(b);
  // The active unit's death ends its activation even when it also ends the battle (A30).
  const fallen = open !== undefined && b.units[open.unit].dead;
  if (fallen) endActivation(p);
  judge(p);
  if (b.over) return false;
  if (open) {
    if (!fallen && !open.spent) return false;
    if (!fallen) endActivation(p);
    if (b.open.length === 0) nextPlayer(p);
    return true;
  }
  if (b.turn >= 0 || b.base.told) return false;
  endRound(p);
  if (!b.over) startRound(p);
  return true;
}
