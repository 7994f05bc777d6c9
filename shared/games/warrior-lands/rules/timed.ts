import { words } from '../../../engine/words.ts';
import type { Duration } from '../magic.ts';
import type { Play } from './play.ts';
import { rebuild } from './rebuild.ts';
import type { Held, Lasting, Unit } from './state.ts';
import { countingDie } from './throw.ts';

/** Rounds that something lasts, dice thrown where it says so; -1 for the battle (A2). */
export function roundsOf(p: Play, lasts: Duration, unit: Unit, rule: string): number {
  if (lasts.is === 'battle') return -1;
  if (lasts.is === 'rounds') return lasts.n;
  let sum = 0;
  for (let i = 0; i < lasts.n; i++) sum += countingDie(p, unit, 'rounds', rule);
  return sum;
}

/** Something begins to work on a unit; the same thing once more only lasts as long as the longer of the two. */
export function lay(p: Play, index: number, gift: Lasting): void {
  const unit = p.b.units[index];
  const same = unit.lasting.find(({ rule, control }) => rule === gift.rule && control === gift.control);
  const longer = same && (same.left < 0 || (gift.left >= 0 && same.left > gift.left)) ? same : gift;
  unit.lasting = [...unit.lasting.filter((one) => one !== same), longer];
  follow(p, unit);
}

/** Who controls it and what it can do follow from what works on it. */
export function follow(p: Play, unit: Unit): void {
  rebuild(p.field, unit);
  const masters = unit.lasting.filter(({ control }) => control >= 0);
  const seat = masters.length > 0 ? masters[masters.length - 1].control : unit.owner;
  if (seat === unit.seat) return;
  unit.seat = seat;
  if (p.loud)
    p.tell({
      kind: 'mark',
      words: words(seat === unit.owner ? 'mark.controlled.off' : 'mark.controlled.on', {
        whom: unit.name,
        side: p.b.base.setup.sides[seat].name,
      }),
      rule: 'A151',
      seat,
      piece: unit.id,
      target: unit.id,
      mark: 'controlled',
      on: seat !== unit.owner,
    });
}

/** A seat controls the unit no longer. */
export function dismiss(p: Play, index: number, seat: number): void {
  const unit = p.b.units[index];
  if (unit.lasting.every(({ control }) => control !== seat)) return;
  unit.lasting = unit.lasting.filter(({ control }) => control !== seat);
  follow(p, unit);
}

/** The end of a round: what has lasted its time ends, and the controlled return (A2, A32). */
export function tickAll(p: Play): void {
  for (const [i, unit] of p.b.units.entries())
    if (unit.lasting.length > 0 || unit.items.length > 0) tickUnit(p, i);
}

/** One round, or by option one own activation, has gone by for the unit. */
export function tickUnit(p: Play, index: number): void {
  const unit = p.b.units[index];
  if (unit.lasting.every(({ left }) => left < 0) && unit.items.every(({ left }) => left < 0)) return;
  const ended = unit.lasting.filter(({ left }) => left === 1);
  unit.lasting = unit.lasting.flatMap((one) => aged(one));
  unit.items = unit.items.flatMap((held) => aged(held));
  follow(p, unit);
  if (!p.loud) return;
  for (const { rule, control } of ended)
    if (control < 0)
      p.tell({
        kind: 'note',
        words: words('fades', { whom: unit.name, what: words(`row.${rule.replace('spell:', '')}`) }),
        rule,
        piece: unit.id,
        target: unit.id,
      });
}

function aged<T extends Lasting | Held>(one: T): readonly T[] {
  if (one.left < 0) return [one];
  return one.left === 1 ? [] : [{ ...one, left: one.left - 1 }];
}
