import { type Field, profileOf } from '../rules/field.ts';
import type { Battle } from '../rules/state.ts';

/** What a unit is worth to its side, in gold of section 1.10 and a little for what only few can do. */
export function worthOf(b: Battle, field: Field, index: number): number {
  const unit = b.units[index];
  const profile = profileOf(field, unit);
  const rare = ['leader', 'tactics', 'heal', 'music', 'mage', 'priest', 'necro', 'shaman', 'druid'].filter(
    (id) => profile.traits.has(id),
  ).length;
  return profile.hits + profile.skill + profile.fate + rare * 0.5;
}

/** What one damage on this unit is worth: more the nearer it is to death. */
export function woundWorth(b: Battle, field: Field, index: number): number {
  const { hits } = profileOf(field, b.units[index]);
  const left = hits - b.units[index].damage;
  const share = worthOf(b, field, index) / hits;
  return left <= 1 ? share * 1.5 + 0.5 : share;
}
