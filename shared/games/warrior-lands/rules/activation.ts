import { words } from '../../../engine/words.ts';
import { discard, drawHand } from './cards.ts';
import { pushEffect } from './effects.ts';
import { profileOf } from './field.ts';
import { tellMark } from './harm.ts';
import { usableInDefence } from './hold.ts';
import { give } from './items.ts';
import type { Play } from './play.ts';
import type { Activation } from './state.ts';
import { tickUnit } from './timed.ts';

/**
 * S1–S5 of section 3.2: the token goes; a trapped unit rolls to escape, one that remounts does only that, any
 * other draws its cards. `bonus`: steps of the free move of a deployed unit.
 */
export function beginActivation(
  p: Play,
  index: number,
  remount: boolean,
  bonus: number,
  gifts: readonly { readonly item: string; readonly to: number }[] = [],
): void {
  const { b } = p;
  const unit = b.units[index];
  unit.tokens -= 1;
  const open: Activation = {
    unit: index,
    hand: [],
    moved: false,
    attacks: 0,
    seconds: 0,
    flown: [],
    bonus,
    drawn: 0,
    closing: false,
    spent: false,
  };
  b.open.push(open);
  if (b.open.length === 1) b.last = unit.seat;
  b.passes = 0;
  if (p.loud)
    p.tell({
      kind: 'turn',
      words: words('turn.unit', { who: unit.name }),
      rule: 'A1',
      seat: unit.seat,
      piece: unit.id,
    });
  for (const { item, to } of gifts) give(p, index, item, to);
  for (const colour of unit.held) discard(b, unit.seat, colour);
  unit.held = [];
  if (unit.trapped) {
    open.spent = true;
    pushEffect(p, { kind: 'ESC', unit: index, row: '', figure: 4, targets: [index], to: -1, blow: null });
  } else if (remount) {
    open.spent = true;
    unit.mount = 'on';
    tellMark(p, unit, 'unhorsed', false, 'A124');
  } else {
    const n = drawsOf(p, index);
    unit.inspired = false;
    unit.extra = 0;
    unit.less = 0;
    open.hand = drawHand(p, unit, n);
    open.drawn = open.hand.length;
  }
}

/** Cards of the unit's next drawing activation (S5). */
export function drawsOf({ b, field }: Pick<Play, 'b' | 'field'>, index: number): number {
  const unit = b.units[index];
  const { draws } = profileOf(field, unit);
  const waiting = (unit.inspired ? 1 : 0) + unit.extra - unit.less - (unit.cursed ? 1 : 0);
  return Math.max(0, draws + waiting);
}

/** S8: what is left of the hand goes to the discard pile; a deployed unit's end gives the turn back. */
export function endActivation(p: Play): void {
  const { b } = p;
  const open = b.open.pop();
  if (!open) throw new Error('ends an activation that is not open');
  const unit = b.units[open.unit];
  const kept = unit.dead ? [] : usableInDefence(p, open);
  unit.held = kept.map((card) => card.colour);
  const left = open.hand.filter((card) => !kept.includes(card));
  for (const { colour } of left) discard(b, unit.seat, colour);
  const idle = open.hand.length === open.drawn && kept.length === 0 && !open.closing && !unit.dead;
  // Whoever draws nothing but green has no turn to play: that is told, or it looks like a slip of the table.
  const green = idle && left.every(({ colour }) => colour === 'G');
  if (p.loud && left.length > 0)
    p.tell({
      kind: 'discard',
      words: idle ? words(green ? 'turn.green' : 'turn.idle', { who: unit.name }) : words(''),
      rule: green ? 'A24' : 'A23',
      seat: unit.seat,
      piece: unit.id,
      cards: left.map((card) => `card:${card.colour}`),
      amount: left.length,
    });
  if (b.open.length === 0 && b.run > 0) b.run -= 1;
  if (p.field.options.durations === 'ownActivations') tickUnit(p, open.unit);
}
