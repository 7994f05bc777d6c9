import type { AttackFrame, Blow } from './frames.ts';
import type { Play } from './play.ts';
import type { Unit } from './state.ts';

/** Puts an attack on top of the stack of things to resolve. */
export function pushAttack(
  p: Play,
  role: AttackFrame['role'],
  attacker: number,
  target: number,
  blow: Blow,
  spare = -1,
): AttackFrame {
  const frame: AttackFrame = {
    f: 'attack',
    role,
    stage: role === 'main' && p.field.options.martyr === 'beforeRoll' ? 'martyr' : 'mount',
    attacker,
    target,
    spare,
    blow,
    onMount: false,
    die: 0,
    stay: false,
    cards: [],
    next: -1,
    chosen: null,
    near: [],
    rolled: -1,
    hit: false,
  };
  p.b.frames.push(frame);
  return frame;
}

/** Who is attacked. */
export const struck = (p: Play, frame: AttackFrame): Unit => p.b.units[frame.target];
