import { ruleOf } from './blow.ts';
import type { EffectFrame } from './frames.ts';
import { rise, tellHeal, tellMark } from './harm.ts';
import type { Play } from './play.ts';
import { capWounds } from './rebuild.ts';
import { pushAttack } from './stack.ts';
import { throwDie } from './throw.ts';

export function pushEffect(
  p: Play,
  frame: Omit<EffectFrame, 'f' | 'next' | 'die' | 'stay' | 'rest'>,
  rest = 0,
): void {
  p.b.frames.push({ ...frame, f: 'effect', rest, next: 0, die: 0, stay: false });
}

/** One roll of an effect; one per target for Inspire All (A110). */
export function stepEffect(p: Play, frame: EffectFrame): void {
  const { b } = p;
  const user = b.units[frame.unit];
  if (frame.next >= frame.targets.length) {
    b.frames.pop();
    return;
  }
  const target = frame.targets[frame.next];
  const figure = frame.next > 0 && frame.rest > 0 ? frame.rest : frame.figure;
  const thrown = throwDie(p, frame, user, figure, 0, true, false, {
    why: WHY[frame.kind],
    rule: frame.kind === 'ESC' ? 'A115' : ruleOf(frame.row),
    target: b.units[target],
  });
  if (thrown === 'wait') return;
  const single = p.field.options.allRoll === 'single';
  if (frame.kind === 'STA') {
    b.frames.pop();
    if (thrown === 'yes') strikeAll(p, frame);
    return;
  }
  frame.next += 1;
  if (thrown === 'no') {
    const only = p.field.options.splash === 'onlyIfHit' && frame.rest > 0 && frame.next === 1;
    if (only || (single && frame.kind === 'INA')) b.frames.pop();
    return;
  }
  succeed(p, frame, target);
  if (single && frame.kind === 'INA') {
    for (; frame.next < frame.targets.length; frame.next++) succeed(p, frame, frame.targets[frame.next]);
  }
}

const WHY: Readonly<Record<EffectFrame['kind'], string>> = {
  ESC: 'escape',
  INS: 'inspire',
  INA: 'inspire',
  RAL: 'rally',
  REV: 'revive',
  STA: 'stunAll',
};

function succeed(p: Play, frame: EffectFrame, target: number): void {
  const { b } = p;
  const unit = b.units[target];
  const rule = ruleOf(frame.row);
  switch (frame.kind) {
    case 'ESC':
      unit.trapped = false;
      tellMark(p, unit, 'trapped', false, 'A115');
      return;
    case 'INS':
    case 'INA':
      unit.inspired = true;
      unit.wasInspired = true;
      tellMark(p, unit, 'inspired', true, rule);
      return;
    case 'RAL':
      unit.tokens += 1;
      unit.wasRallied = true;
      tellMark(p, unit, 'token', true, rule);
      return;
    case 'REV':
      rise(p, target, frame.to, rule);
      return;
    case 'STA':
      return;
  }
}

/** Stun All that rolled once for all (option allRoll): every foe then defends for itself. */
function strikeAll(p: Play, frame: EffectFrame): void {
  if (!frame.blow) throw new Error('Stun All without a blow');
  for (const target of frame.targets.toReversed()) {
    const attack = pushAttack(p, 'each', frame.unit, target, frame.blow);
    attack.hit = true;
    attack.stage = 'defence';
  }
}

/** Takes one damage off (Regain 1 Lost Hit). */
export function regain(p: Play, index: number, rule: string): void {
  const unit = p.b.units[index];
  unit.damage -= 1;
  capWounds(unit);
  tellHeal(p, unit, rule);
}
