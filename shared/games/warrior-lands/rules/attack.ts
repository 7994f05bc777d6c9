import { words } from '../../../engine/words.ts';
import { besides, splash, takeEffect } from './aftermath.ts';
import { ruleOf } from './blow.ts';
import { slays } from './defence.ts';
import { areAllied, isMounted, profileOf, victimOf } from './field.ts';
import type { AttackFrame } from './frames.ts';
import { swap } from './harm.ts';
import type { Play } from './play.ts';
import { struck } from './stack.ts';
import type { Unit } from './state.ts';
import { plainDie, throwDie } from './throw.ts';
import { enters } from './travel.ts';
import { absorb, defend } from './withstand.ts';

/** Is it still worth resolving? A blow of a dead attacker or on a dead target falls away. */
function stillStands(p: Play, frame: AttackFrame): boolean {
  if (struck(p, frame).dead) return false;
  return frame.attacker < 0 || frame.role === 'splash' || !p.b.units[frame.attacker].dead;
}

/** One stage of section 3.3. Leaves `b.prompt` set when somebody must be asked; the stage then runs again. */
export function stepAttack(p: Play, frame: AttackFrame): void {
  switch (frame.stage) {
    case 'martyr':
    case 'lateMartyr':
      askMartyr(p, frame);
      return;
    case 'mount':
      if (!stillStands(p, frame)) p.b.frames.pop();
      else begin(p, frame);
      return;
    case 'hit':
      rollToHit(p, frame);
      return;
    case 'lateMount':
      pickMount(p, frame);
      frame.stage = struck(p, frame).dead || isImmune(p, frame) ? 'splash' : 'defence';
      return;
    case 'poison':
      rollPoison(p, frame);
      return;
    case 'defence':
      defend(p, frame);
      return;
    case 'layers':
      absorb(p, frame);
      return;
    case 'effect':
      takeEffect(p, frame);
      return;
    case 'splash':
      splash(p, frame);
      return;
  }
}

/** T1: may somebody step in? Answered by `frame.next`: a unit, or -2 for nobody. */
function askMartyr(p: Play, frame: AttackFrame): void {
  const { b, field } = p;
  const target = struck(p, frame);
  const late = frame.stage === 'lateMartyr';
  const go = (martyr: number): void => {
    if (martyr >= 0) {
      swap(p, martyr, frame.target, 'A98');
      const victim = frame.target;
      if (p.loud)
        p.tell({
          kind: 'note',
          words: words('martyr.steps', { who: b.units[martyr].name, whom: target.name }),
          rule: 'A98',
          piece: b.units[martyr].id,
          target: target.id,
        });
      frame.target = martyr;
      frame.onMount = false;
      enters(p, martyr, victim);
      if (late && frame.blow.splash) frame.near = besides(p, frame);
    }
    frame.next = -1;
    if (!late) frame.stage = 'mount';
    else frame.stage = martyr >= 0 || field.options.mountRoll === 'afterHit' ? 'lateMount' : 'defence';
  };
  if (frame.next !== -1) {
    go(frame.next);
    return;
  }
  const willing: number[] = [];
  for (const cell of field.board.within(target.cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || index === frame.spare || index === frame.attacker) continue;
    const unit = b.units[index];
    if (!areAllied(field, unit.seat, target.seat) || unit.prefer.martyr === 'never') continue;
    if (!profileOf(field, unit).martyr) continue;
    if (unit.prefer.martyr === 'always') {
      go(index);
      return;
    }
    willing.push(index);
  }
  if (willing.length === 0) go(-2);
  else {
    willing.sort((x, y) => x - y);
    b.prompt = { kind: 'martyr', seat: target.seat, unit: frame.target, options: willing, defences: [] };
  }
}

/** End of T1 (who stands next to the target hex), then T2 and T3. */
function begin(p: Play, frame: AttackFrame): void {
  if ((frame.role === 'main' || frame.role === 'ploy') && frame.blow.splash) frame.near = besides(p, frame);
  if (p.field.options.mountRoll === 'beforeHit') pickMount(p, frame);
  if (isImmune(p, frame)) frame.stage = 'splash';
  else frame.stage = frame.role === 'counter' ? counterStage(p) : 'hit';
}

/** A counterblow needs no to-hit roll; a mount roll that comes after the hit comes now. */
const counterStage = (p: Play): AttackFrame['stage'] =>
  p.field.options.mountRoll === 'beforeHit' ? 'defence' : 'lateMount';

function pickMount(p: Play, frame: AttackFrame): void {
  const unit = struck(p, frame);
  if (!frame.blow.damages || !isMounted(unit)) return;
  frame.onMount = plainDie(p, unit, 3, { why: 'mount', rule: 'A170' });
}

function isImmune(p: Play, frame: AttackFrame): boolean {
  const { blow } = frame;
  if (blow.spell || blow.ploy) return false;
  const target = struck(p, frame);
  if (isWarded(p, frame, target)) return true;
  return !blow.magical && victimOf(p.field, target, frame.onMount).immune;
}

/** Shield of Blocking: nothing that comes from a distance but spells (A90). */
function isWarded({ b, field }: Play, frame: AttackFrame, target: Unit): boolean {
  if (frame.attacker < 0 || !profileOf(field, target).ward) return false;
  return field.board.distance(b.units[frame.attacker].cell, target.cell) > 1;
}

/** T4. */
function rollToHit(p: Play, frame: AttackFrame): void {
  const attacker = frame.attacker >= 0 ? p.b.units[frame.attacker] : struck(p, frame);
  const target = struck(p, frame);
  if (slays(p.b, p.field, frame)) {
    if (p.loud)
      p.tell({
        kind: 'note',
        words: words('slay', { who: attacker.name, whom: target.name }),
        rule: 'A104',
        piece: attacker.id,
        target: target.id,
      });
    hitLands(p, frame);
    return;
  }
  // The ground's die belongs to nobody's Fate.
  const own = frame.attacker >= 0;
  const thrown = throwDie(p, frame, attacker, frame.blow.figure, frame.blow.bonus, own, false, {
    why: whyRolled(frame),
    rule: ruleOf(frame.blow.row),
    target,
  });
  if (thrown === 'yes') hitLands(p, frame);
  else if (thrown === 'no') frame.stage = frame.blow.poison ? 'poison' : 'splash';
}

const whyRolled = ({ role, blow }: AttackFrame): string => {
  if (role === 'ground' || role === 'splash') return role;
  if (role !== 'ploy') return 'hit';
  return blow.kind === 'LUR' ? 'lure' : 'spell';
};

function hitLands(p: Play, frame: AttackFrame): void {
  frame.hit = true;
  const { options } = p.field;
  if (frame.role === 'main' && options.martyr === 'afterHit') frame.stage = 'lateMartyr';
  else frame.stage = options.mountRoll === 'afterHit' ? 'lateMount' : 'defence';
}

/** T5: a poisoned blow that missed; poison passes cards and layers unless the table plays it as a hit (A93). */
function rollPoison(p: Play, frame: AttackFrame): void {
  const attacker = p.b.units[frame.attacker];
  const thrown = throwDie(p, frame, attacker, 2, 0, true, false, {
    why: 'poison',
    rule: 'A93',
    target: struck(p, frame),
  });
  if (thrown === 'wait') return;
  if (thrown === 'no') {
    frame.stage = 'splash';
    return;
  }
  const late = p.field.options.mountRoll === 'afterHit';
  if (p.field.options.poison === 'asHit') frame.stage = late ? 'lateMount' : 'defence';
  else {
    if (late) pickMount(p, frame);
    frame.stage = 'effect';
  }
}
