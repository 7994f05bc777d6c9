import { words } from '../../../engine/words.ts';
import { against, asksWhich, couldHelp, drawDefence, slays, usableOf } from './defence.ts';
import { profileOf, victimOf } from './field.ts';
import { harm, shift, swap, tellMark } from './harm.ts';
import { fartherCells, nearerCells } from './places.ts';
import type { Play } from './play.ts';
import type { AttackFrame, Blow, Unit } from './state.ts';
import { plainDie, throwDie } from './throw.ts';

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

const struck = (p: Play, frame: AttackFrame): Unit => p.b.units[frame.target];

/** Is it still worth resolving? A blow of a dead attacker or on a dead target falls away. */
export function stillStands(p: Play, frame: AttackFrame): boolean {
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
      frame.stage = isImmune(p, frame) ? 'splash' : 'defence';
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
    if (unit.seat !== target.seat || unit.prefer.martyr === 'never' || !profileOf(field, unit).martyr)
      continue;
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
  if (frame.role === 'main' && frame.blow.splash) frame.near = besides(p, frame);
  if (p.field.options.mountRoll === 'beforeHit') pickMount(p, frame);
  if (isImmune(p, frame)) frame.stage = 'splash';
  else frame.stage = frame.role === 'counter' ? counterStage(p) : 'hit';
}

/** A counterblow needs no to-hit roll; a mount roll that comes after the hit comes now. */
const counterStage = (p: Play): AttackFrame['stage'] =>
  p.field.options.mountRoll === 'beforeHit' ? 'defence' : 'lateMount';

function besides(p: Play, frame: AttackFrame): number[] {
  const { b, field } = p;
  const near: number[] = [];
  for (const cell of field.board.within(struck(p, frame).cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || (index === frame.attacker && field.options.selfSplash === 'off')) continue;
    near.push(index);
  }
  return near.sort((x, y) => x - y);
}

function pickMount(p: Play, frame: AttackFrame): void {
  const unit = struck(p, frame);
  if (!frame.blow.damages || unit.mount !== 'on') return;
  frame.onMount = plainDie(p, unit, 3, { why: 'mount', rule: 'A170' });
}

function isImmune(p: Play, frame: AttackFrame): boolean {
  if (frame.blow.magical || frame.blow.spell || frame.role === 'lure') return false;
  return victimOf(p.field, struck(p, frame), frame.onMount).immune;
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
  const thrown = throwDie(p, frame, attacker, frame.blow.figure, frame.blow.bonus, true, false, {
    why: frame.role === 'lure' ? 'lure' : frame.role === 'splash' ? 'splash' : 'hit',
    rule: `row:${frame.blow.row}`,
    target,
  });
  if (thrown === 'yes') hitLands(p, frame);
  else if (thrown === 'no') frame.stage = frame.blow.poison && frame.role !== 'splash' ? 'poison' : 'splash';
}

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

/** T6: the cards; `frame.next` is -1 before the draw, then the number of the card being tried. */
function defend(p: Play, frame: AttackFrame): void {
  const { b, field } = p;
  const unit = struck(p, frame);
  const victim = victimOf(field, unit, frame.onMount);
  const a = against(b, field, frame);
  if (frame.next < 0) {
    const open = frame.role !== 'lure' || field.options.hostileDefence === 'on';
    if (frame.blow.crush || !open || !couldHelp(victim, a)) {
      toLayers(frame);
      return;
    }
    frame.cards = drawDefence(p, frame, victim, a);
    frame.next = 0;
  }
  while (frame.next < frame.cards.length) {
    if (!frame.chosen) {
      const options = usableOf(victim, frame.cards[frame.next], a);
      if (asksWhich(options, frame.onMount ? 'best' : unit.prefer.defence)) {
        b.prompt = { kind: 'defend', seat: unit.seat, unit: frame.target, options: [], defences: options };
        return;
      }
      frame.chosen = options[0];
    }
    const { chosen } = frame;
    const thrown = throwDie(p, frame, unit, chosen.figure, 0, !frame.onMount, isDeadly(p, frame), {
      why: chosen.kind === 'DEF' ? 'defend' : chosen.kind === 'PAR' ? 'parry' : 'receive',
      rule: chosen.row === 'card' ? 'A64' : `row:${chosen.row}`,
    });
    if (thrown === 'wait') return;
    if (thrown === 'yes') {
      frame.stage = 'splash';
      // Answering a counterblow with Receive only negates it (A86).
      if (chosen.blow && frame.role !== 'counter')
        pushAttack(p, 'counter', frame.target, frame.attacker, chosen.blow);
      return;
    }
    frame.chosen = null;
    frame.next += 1;
  }
  toLayers(frame);
}

function toLayers(frame: AttackFrame): void {
  frame.next = 0;
  frame.stage = frame.blow.damages && !frame.blow.crush ? 'layers' : 'effect';
}

/** Would the damage of this attack kill the unit? What the Fate policy "save" asks. */
function isDeadly(p: Play, frame: AttackFrame): boolean {
  const unit = struck(p, frame);
  return frame.blow.damages && !frame.onMount && unit.damage + 1 >= p.field.onFoot[unit.type].hits;
}

/** T7: each layer its own roll, until one absorbs (A72). */
function absorb(p: Play, frame: AttackFrame): void {
  const unit = struck(p, frame);
  const { layers } = victimOf(p.field, unit, frame.onMount);
  const { blow } = frame;
  for (; frame.next < layers.length; frame.next++) {
    const layer = layers[frame.next];
    if (blow.pierce && layer.pierced) continue;
    if (layer.skeletal && (!blow.skel || blow.spell)) continue;
    if (layer.spirit && (blow.magical || blow.spell)) continue;
    const thrown = throwDie(p, frame, unit, layer.figure, 0, !frame.onMount, isDeadly(p, frame), {
      why: 'layer',
      rule: layer.spirit ? 'A84' : 'A72',
      with: { layer: words(`trait.${layer.id}`) },
    });
    if (thrown === 'wait') return;
    if (thrown === 'yes') {
      frame.stage = 'splash';
      return;
    }
  }
  frame.stage = 'effect';
}

/** T8. */
function takeEffect(p: Play, frame: AttackFrame): void {
  const { b } = p;
  const unit = struck(p, frame);
  const rule = `row:${frame.blow.row}`;
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
    default:
      harm(
        p,
        frame.target,
        frame.onMount,
        frame.attacker,
        frame.hit || frame.role === 'counter' ? rule : 'A93',
      );
      if (frame.blow.drain) b.units[frame.attacker].extra += 1;
  }
  frame.stage = 'splash';
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
  shift(p, frame.target, chosen >= 0 ? chosen : cells[0], 'A120');
  frame.rolled = -1;
  if (unit.mount === 'on') {
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
  shift(p, frame.target, frame.rolled >= 0 ? frame.rolled : cells[0], 'A125');
  frame.rolled = -1;
  return true;
}

/** T9: those who stood beside the target, one after another. */
function splash(p: Play, frame: AttackFrame): void {
  const { b, field } = p;
  const { splash: rule } = frame.blow;
  if (rule && frame.role === 'main' && (frame.hit || field.options.splash === 'always')) {
    frame.rolled = Math.max(frame.rolled, 0);
    while (frame.rolled < frame.near.length) {
      const index = frame.near[frame.rolled++];
      if (index === frame.target || !isInSplash(p, frame, rule.whom, index)) continue;
      const blow: Blow = { ...frame.blow, figure: rule.figure, splash: null, poison: false };
      pushAttack(p, 'splash', frame.attacker, index, blow);
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
  if (profile.immune && !frame.blow.magical && !frame.blow.spell) return false;
  if (whom === 'all') return true;
  if (whom === 'undead') return profile.traits.has('undead');
  return (unit.seat === p.b.units[frame.attacker].seat) === (whom === 'friend');
}
