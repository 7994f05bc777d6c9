import { endActivation } from './activation.ts';
import { stepAttack } from './attack.ts';
import { stepEffect } from './effects.ts';
import { openOf, type Play } from './play.ts';
import { endRound, nextPlayer, startRound } from './round.ts';
import { judge } from './victory.ts';

/**
 * Goes on with whatever is being resolved until somebody must be asked or a choice of one's own is due: the
 * stack of frames first, then victory, then the ends of activations and rounds.
 */
export function proceed(p: Play): void {
  const { b } = p;
  for (;;) {
    while (b.frames.length > 0) {
      if (b.prompt) return;
      const frame = b.frames[b.frames.length - 1];
      if (frame.f === 'attack') stepAttack(p, frame);
      else stepEffect(p, frame);
    }
    if (b.prompt || b.over) return;
    const open = openOf(b);
    // The active unit's death ends its activation even when it also ends the battle (A30).
    const fallen = open !== undefined && b.units[open.unit].dead;
    if (fallen) endActivation(p);
    judge(p);
    if (b.over) return;
    if (open) {
      if (!fallen && !open.spent) return;
      if (!fallen) endActivation(p);
    } else if (b.turn < 0) {
      if (b.base.told) return;
      endRound(p);
      if (b.over) return;
      startRound(p);
      if (b.turn < 0) continue;
      return;
    } else return;
    if (b.open.length === 0) nextPlayer(p);
    if (b.base.told && b.open.length === 0) return;
  }
}
