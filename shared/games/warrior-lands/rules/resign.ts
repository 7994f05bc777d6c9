import type { Frame } from './frames.ts';
import { fall } from './harm.ts';
import type { Play } from './play.ts';
import { proceed } from './resolve.ts';
import { nextPlayer } from './round.ts';
import type { Battle } from './state.ts';
import { dismiss } from './timed.ts';
import { judgeResigned } from './victory.ts';

/**
 * A seat gives up. Where that leaves one team it has won; otherwise the seat's units leave the map, whom it
 * controls goes back, and the others fight on (A9, A34).
 */
export function resign(p: Play, seat: number): void {
  const { b } = p;
  if (b.over || b.resigned.includes(seat)) return;
  b.resigned = [...b.resigned, seat];
  judgeResigned(p);
  if (b.over) return;
  const gone = new Set<number>();
  for (const [i, unit] of b.units.entries()) {
    if (unit.owner === seat && !unit.dead) gone.add(i);
    else dismiss(p, i, seat);
  }
  for (const index of gone) fall(p, index);
  if (b.prompt?.seat === seat || b.frames.some((frame) => concerns(frame, gone))) {
    b.frames.length = 0;
    b.prompt = null;
  }
  if (b.offer === seat) b.offer = -1;
  b.agreed = b.agreed.filter((one) => one !== seat);
  if (b.open.length === 0 && b.turn === seat) passOn(p, b, seat);
  proceed(p);
}

function passOn(p: Play, b: Battle, seat: number): void {
  b.last = seat;
  b.run = 0;
  nextPlayer(p);
}

function concerns(frame: Frame, gone: ReadonlySet<number>): boolean {
  switch (frame.f) {
    case 'attack':
      return gone.has(frame.attacker) || gone.has(frame.target);
    case 'walk':
      return gone.has(frame.unit);
    default:
      return gone.has(frame.unit) || frame.targets.some((target) => gone.has(target));
  }
}
