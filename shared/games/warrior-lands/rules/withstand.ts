import { words } from '../../../engine/words.ts';
import { ruleOf } from './blow.ts';
import { against, asksWhich, couldHelp, drawDefence, usableOf } from './defence.ts';
import { profileOf, victimOf } from './field.ts';
import type { AttackFrame } from './frames.ts';
import type { Play } from './play.ts';
import { pushAttack, struck } from './stack.ts';
import { throwDie } from './throw.ts';

/** `frame.next` of a defender who was asked and draws (option defenceDraw). */
export const DRAWS = -2;

/** T6: the cards; `frame.next` is -1 before the draw, then the number of the card being tried. */
export function defend(p: Play, frame: AttackFrame): void {
  const { b, field } = p;
  const unit = struck(p, frame);
  const victim = victimOf(field, unit, frame.onMount);
  const a = against(b, field, frame);
  if (frame.next < 0) {
    const open = !frame.blow.ploy || field.options.hostileDefence === 'on';
    if (unit.dead || frame.blow.crush || !open || !couldHelp(victim, a)) {
      toLayers(frame);
      return;
    }
    if (field.options.defenceDraw === 'ask' && frame.next !== DRAWS) {
      b.prompt = { kind: 'guard', seat: unit.seat, unit: frame.target, options: [], defences: [] };
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
      rule: ruleOf(chosen.row),
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
  return frame.blow.damages && !frame.onMount && unit.damage + 1 >= profileOf(p.field, unit).hits;
}

/** T7: each layer its own roll, until one absorbs (A72). */
export function absorb(p: Play, frame: AttackFrame): void {
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
