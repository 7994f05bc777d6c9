import { type Might, resultOf } from './fight.ts';

/** Of 36 rolls so many lead by two or more, lead by one, tie, trail by one, trail by two or more. */
type Leads = readonly [number, number, number, number, number];

function leadsOf(first: Might, second: Might): Leads {
  const count: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let die0 = 1; die0 <= 6; die0++) {
    const result0 = resultOf(die0, first.S, second.D);
    for (let die1 = 1; die1 <= 6; die1++) {
      const lead = result0 - resultOf(die1, second.S, first.D);
      count[2 - Math.max(-2, Math.min(2, lead))]++;
    }
  }
  return count;
}

/**
 * The exact chance that the first wins the fight from here, by the 36 outcomes with "below 1 counts as 1" in
 * them. Ties change nothing, so they drop out. Where every roll ties it is 0.
 */
export function chanceOf(first: Might, second: Might, gimped: readonly [boolean, boolean]): number {
  return chance(leadsOf(first, second), gimped[0], gimped[1]);
}

function chance(leads: Leads, gimped0: boolean, gimped1: boolean): number {
  const [wide0, narrow0, ties, narrow1] = leads;
  const decided = 36 - ties;
  if (decided === 0) return 0;
  const ahead = narrow0 === 0 ? 0 : narrow0 * (gimped1 ? 1 : chance(leads, gimped0, true));
  const behind = narrow1 === 0 || gimped0 ? 0 : narrow1 * chance(leads, true, gimped1);
  return (wide0 + ahead + behind) / decided;
}

/** Chance of an equal roll. */
export const tieOf = (first: Might, second: Might): number => leadsOf(first, second)[2] / 36;
