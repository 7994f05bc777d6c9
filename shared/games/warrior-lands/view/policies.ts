import type { Sheet } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { COLOURS } from '../model.ts';
import { fieldOf, profileOf } from '../rules/field.ts';
import type { Battle, Policies } from '../rules/state.ts';

/** Standing answers and their values; the first is how a unit starts. */
const VALUES: { readonly [Name in keyof Policies]: readonly Policies[Name][] } = {
  martyr: ['ask', 'always', 'never'],
  fate: ['ask', 'save', 'never'],
  defence: ['differ', 'ask', 'best'],
};

/** The standing answers that concern this unit at all. */
export function policiesOf(b: Battle, index: number): Sheet['policies'] {
  const unit = b.units[index];
  const profile = profileOf(fieldOf(b), unit);
  const concerns: Readonly<Record<keyof Policies, boolean>> = {
    martyr: profile.martyr,
    fate: profile.fate > 0 || unit.prefer.fate !== 'ask',
    defence: COLOURS.some((colour) => profile.defences[colour].length > 1),
  };
  return (Object.keys(VALUES) as (keyof Policies)[])
    .filter((name) => concerns[name])
    .map((name) => ({ name, value: unit.prefer[name], values: VALUES[name] }));
}

/** Sets a standing answer on a unit that the seat controls. */
export function setPolicy(
  b: Battle,
  seat: number,
  piece: string,
  name: string,
  value: string,
): Refusal | null {
  const unit = b.units.find((one) => one.id === piece);
  if (!unit) return { code: 'no-such-piece', words: words('refused.no-such-piece') };
  if (unit.seat !== seat) return { code: 'not-yours', words: words('refused.not-yours') };
  const values: readonly string[] = Object.hasOwn(VALUES, name) ? VALUES[name as keyof Policies] : [];
  if (!values.includes(value)) return { code: 'no-such-policy', words: words('refused.no-such-policy') };
  unit.prefer = { ...unit.prefer, [name]: value };
  return null;
}
