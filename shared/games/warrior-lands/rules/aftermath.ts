import { ruleOf } from './blow.ts';
import { areAllied, isMounted, profileOf } from './field.ts';
import type { AttackFrame } from './frames.ts';
import { harm, shift, tellMark } from './harm.ts';
import { rustAway } from './magic.ts';
import { fartherCells, nearerCells } from './places.ts';
import type { Play } from './play.ts';
import { pushAttack, struck } from './stack.ts';

/** T8. */
export function takeEffect(p: Play, frame: AttackFrame): void {
  const { b } = p;
  const unit = struck(p, frame);
  const rule = ruleOf(frame.blow.row);
  switch (frame.blow.kind) {
    case 'STN':
    case 'STA':
      unit.tokens = 0;
      unit.stunned = true;
      tellMark(p, unit, 'stunned', true, 'A108');
      break;
    case 'TRP':
      unit.trapped = true;
      tellMark(p, unit, 'trapped', true, 'A115');
      break;
    case 'PSH':
      if (!pushAway(p, frame)) return;
      break;
    case 'LUR':
      if (!lureNear(p, frame)) return;
      break;
    case 'PLY':
      working(p, frame);
      break;
    case 'RUS':
      rustAway(p, frame.target, rule);
      break;
    default: {
      const poisoned = !frame.hit && frame.role !== 'counter';
      // Counted before the wound: a warrior that falls of it is healed of nothing any more.
      if (!frame.onMount && poisoned) unit.venom += 1;
      else if (!frame.onMount && frame.blow.row === 'petrify') unit.stone += 1;
      harm(p, frame.target, frame.onMount, frame.attacker, poisoned ? 'A93' : rule);
      if (frame.blow.drain) b.units[frame.attacker].extra += 1;
    }
  }
  frame.stage = 'splash';
}

/** A spell that is hostile without being an attack has come through: the cast below goes on (A134). */
function working(p: Play, frame: AttackFrame): void {
  const below = p.b.frames[p.b.frames.length - 2];
  if (below?.f !== 'cast' || p.b.frames[p.b.frames.length - 1] !== frame)
    throw new Error('a ploy without its spell');
  below.worked = true;
}

/** Push: one hex farther, or damage where it cannot (A120–A123). False: the hex must be chosen first. */
function pushAway(p: Play, frame: AttackFrame): boolean {
  const { b } = p;
  const unit = struck(p, frame);
  const attacker = b.units[frame.attacker];
  const chosen = frame.rolled;
  if (attacker.dead) return true;
  const cells = fartherCells(b, p.field, unit.cell, attacker.cell);
  if (cells.length === 0) {
    harm(p, frame.target, false, frame.attacker, 'A122');
    return true;
  }
  if (cells.length > 1 && chosen < 0) {
    const seat = p.field.options.pushChooser === 'owner' ? unit.seat : attacker.seat;
    b.prompt = { kind: 'push', seat, unit: frame.target, options: cells, defences: [] };
    return false;
  }
  shift(p, frame.target, chosen >= 0 ? chosen : cells[0], 'pushed', 'A120');
  frame.rolled = -1;
  if (isMounted(unit)) {
    unit.mount = 'off';
    tellMark(p, unit, 'unhorsed', true, 'A123');
  }
  return true;
}

/** Lure: one hex nearer, if one is free (A125). False: the hex must be chosen first. */
function lureNear(p: Play, frame: AttackFrame): boolean {
  const { b } = p;
  const unit = struck(p, frame);
  const user = b.units[frame.attacker];
  const cells = nearerCells(b, p.field, unit.cell, user.cell);
  if (cells.length === 0) return true;
  if (cells.length > 1 && frame.rolled < 0) {
    b.prompt = { kind: 'lure', seat: user.seat, unit: frame.target, options: cells, defences: [] };
    return false;
  }
  shift(p, frame.target, frame.rolled >= 0 ? frame.rolled : cells[0], 'lured', 'A125');
  frame.rolled = -1;
  return true;
}

/** T9: those who stood beside the target, one after another. */
export function splash(p: Play, frame: AttackFrame): void {
  const { b, field } = p;
  const { splash: rule } = frame.blow;
  if (
    rule &&
    (frame.role === 'main' || frame.role === 'ploy') &&
    (frame.hit || field.options.splash === 'always')
  ) {
    frame.rolled = Math.max(frame.rolled, 0);
    while (frame.rolled < frame.near.length) {
      const index = frame.near[frame.rolled++];
      if (index === frame.target || !isInSplash(p, frame, rule.whom, index)) continue;
      pushAttack(p, 'splash', frame.attacker, index, rule.blow);
      return;
    }
  }
  b.frames.pop();
}

/** Alive, of the kind meant, and not immune: those are left out without a roll (A52). */
function isInSplash(
  p: Play,
  frame: AttackFrame,
  whom: 'all' | 'foe' | 'friend' | 'undead',
  index: number,
): boolean {
  const unit = p.b.units[index];
  if (unit.dead) return false;
  const profile = profileOf(p.field, unit);
  const { blow } = frame;
  if (profile.immune && !blow.magical && !blow.spell) return false;
  const attacker = p.b.units[frame.attacker];
  if (profile.ward && !blow.spell && p.field.board.distance(attacker.cell, unit.cell) > 1) return false;
  if (whom === 'all') return true;
  if (whom === 'undead') return profile.traits.has('undead');
  return areAllied(p.field, unit.seat, attacker.seat) === (whom === 'friend');
}

/** Units beside the target's hex, in fixed unit order: whom a splash may catch (A131). */
export function besides(p: Play, frame: AttackFrame): number[] {
  const { b, field } = p;
  const near: number[] = [];
  for (const cell of field.board.within(struck(p, frame).cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || (index === frame.attacker && field.options.selfSplash === 'off')) continue;
    near.push(index);
  }
  return near.sort((x, y) => x - y);
}
