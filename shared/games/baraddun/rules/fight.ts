import type { Team } from '../model.ts';

/** Total strength and total defence of a fighter with all that he holds. */
export interface Might {
  readonly S: number;
  readonly D: number;
}

/** What a strength makes of the die: 6 leaves it as it is (B1). There is no cap (B18). */
export const modifierOf = (strength: number): number => strength - 6;

/** A roll's result: the die, one's strength, the foe's defence; below 1 counts as 1, once, at the end (B3). */
export const resultOf = (die: number, strength: number, foeDefence: number): number =>
  Math.max(1, die + modifierOf(strength) - foeDefence);

/** Lowest and highest result against this foe. */
export const rangeOf = (own: Might, foe: Might): readonly [number, number] => [
  resultOf(1, own.S, foe.D),
  resultOf(6, own.S, foe.D),
];

/** yield0: the first team's fighter yields. */
export type Verdict = 'fight' | 'yield0' | 'yield1' | 'standoff';

/**
 * Whether it comes to dice (B8): a fighter whose best is not above the other's worst can never lead, not even by
 * one, and yields to one who can. If neither can ever lead it is a standoff (B9).
 */
export function assess(first: Might, second: Might): Verdict {
  const [low0, high0] = rangeOf(first, second);
  const [low1, high1] = rangeOf(second, first);
  const leads0 = high0 > low1;
  const leads1 = high1 > low0;
  if (leads0 && leads1) return 'fight';
  if (leads0) return 'yield1';
  return leads1 ? 'yield0' : 'standoff';
}

export type Step = 'tie' | 'gimp0' | 'gimp1' | 'win0' | 'win1';

/**
 * What two results make of a fight. A lead of two or more wins (B4); a lead of one gimps a fighter who is not
 * gimped yet, and beats one who is (B6, B7); a tie changes nothing (B5).
 */
export function stepOf(results: readonly [number, number], gimped: readonly [boolean, boolean]): Step {
  const lead = results[0] - results[1];
  if (lead === 0) return 'tie';
  const ahead: Team = lead > 0 ? 0 : 1;
  const won = Math.abs(lead) > 1 || gimped[1 - ahead];
  if (ahead === 0) return won ? 'win0' : 'gimp1';
  return won ? 'win1' : 'gimp0';
}
