import type { Words } from '../../../engine/words.ts';
import { words } from '../../../engine/words.ts';
import { areAllied } from './field.ts';
import type { Play } from './play.ts';
import type { Unit } from './state.ts';

export type Thrown = 'yes' | 'no' | 'wait';

/** What a die lies on while its owner is asked: a frame of the resolution. */
export interface Throwing {
  /** 0: none lies there. */
  die: number;
  /** Its owner leaves it as it is. */
  stay: boolean;
}

/** What a die is thrown for, for the chronicle. */
export interface Reason {
  /** Key below `roll.` in the text table: 'hit', 'defend', 'layer', 'escape' … */
  readonly why: string;
  readonly rule: string;
  readonly with?: Words['with'];
  readonly target?: Unit;
}

/**
 * Throws the die of `frame` for `unit` (null: a die that belongs to nobody's Fate), succeeding on 1..need
 * after `bonus` is taken off. A roll that cannot fail is not made (A3). 'wait': its owner is asked whether to
 * spend Fate (A185); call again with the same frame after the answer.
 */
export function throwDie(
  p: Play,
  frame: Throwing,
  unit: Unit,
  need: number,
  bonus: number,
  ownFate: boolean,
  deadly: boolean,
  reason: Reason,
): Thrown {
  if (need + bonus >= 6) return 'yes';
  if (frame.die === 0) {
    frame.die = p.dice.d6();
    const ok = frame.die - bonus <= need;
    count(p, unit, need + bonus, ok);
    if (p.loud) tellRoll(p, unit, frame.die, need + bonus, ok, reason);
  }
  if (frame.die - bonus <= need) {
    frame.die = 0;
    return 'yes';
  }
  if (!frame.stay && ownFate) {
    const payer = payerOf(p, unit, deadly);
    if (payer >= 0) {
      p.b.prompt = { kind: 'fate', seat: p.b.units[payer].seat, unit: payer, options: [], defences: [] };
      return 'wait';
    }
  }
  frame.die = 0;
  frame.stay = false;
  return 'no';
}

/** A die that only counts: how long, how big, which (A185: no Fate). */
export function countingDie(p: Play, unit: Unit, why: string, rule: string): number {
  const value = p.dice.d6();
  if (p.loud)
    p.tell({
      kind: 'roll',
      words: words(`roll.${why}`, { who: unit.name, value }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      dice: [{ value }],
    });
  return value;
}

/** A die that no Fate may change: mount rolls. */
export function plainDie(p: Play, unit: Unit, need: number, reason: Reason): boolean {
  const value = p.dice.d6();
  if (p.loud) tellRoll(p, unit, value, need, value <= need, reason);
  return value <= need;
}

function count(p: Play, unit: Unit, need: number, ok: boolean): void {
  const tally = p.b.tally[unit.seat];
  tally.sixths += Math.max(0, need);
  if (ok) tally.wins += 1;
}

function tellRoll(p: Play, unit: Unit, value: number, need: number, ok: boolean, reason: Reason): void {
  p.tell({
    kind: 'roll',
    words: words(`roll.${reason.why}`, {
      who: unit.name,
      whom: reason.target?.name ?? '',
      need,
      value,
      ...reason.with,
      result: words(ok ? 'roll.ok' : 'roll.failed'),
    }),
    rule: reason.rule,
    seat: unit.seat,
    piece: unit.id,
    ...(reason.target && { target: reason.target.id }),
    dice: [{ value, need, ok }],
  });
}

/** Who may pay for another throw: the unit itself, or by option any friend with Fate; -1 for nobody. */
function payerOf(p: Play, unit: Unit, deadly: boolean): number {
  const { units, base } = p.b;
  const willing = (u: Unit): boolean =>
    !u.dead && u.fateLeft > 0 && (u.prefer.fate === 'ask' || (u.prefer.fate === 'save' && deadly));
  if (willing(unit)) return units.indexOf(unit);
  if (base.options.fateScope === 'own') return -1;
  return units.findIndex((u) => areAllied(p.field, u.seat, unit.seat) && willing(u));
}
