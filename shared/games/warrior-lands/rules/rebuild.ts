import { type Field, profileOf } from './field.ts';
import { buildKey } from './kit.ts';
import type { Unit } from './state.ts';

/** No more wounds of poison and stone than wounds; the other ones heal first, then those of stone. */
export function capWounds(unit: Unit): void {
  unit.venom = Math.min(unit.venom, unit.damage);
  unit.stone = Math.min(unit.stone, unit.damage - unit.venom);
}

/** Must follow every change of a unit's form, items, gifts and losses. Hits that go take no life with them. */
export function rebuild(field: Field, unit: Unit): void {
  const key = buildKey(unit);
  if (key === unit.build) return;
  unit.build = key;
  if (unit.dead) return;
  const profile = profileOf(field, unit);
  unit.damage = Math.min(unit.damage, profile.hits - 1);
  capWounds(unit);
  unit.fateLeft = Math.min(unit.fateLeft, profile.fate);
}
