/** Figures of section 5: what a player may work out, from what that player may know. */

/** Ways of three dice, out of 216, to reach each total from 3 to 18. */
const WAYS = Array.from({ length: 19 }, () => 0);
for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) WAYS[a + b + c]++;

/** Ways out of 216 to throw the Ring with so many Corruption markers. */
export function waysToThrow(corruption: number, smeagol: boolean, natural18 = false): number {
  let ways = 0;
  for (let total = 3; total <= 18; total++) {
    if (total - corruption + (smeagol ? 2 : 0) >= 12 || (natural18 && total === 18)) ways += WAYS[total];
  }
  return ways;
}

/** Chance that one die less the Defeat markers, without any card, reaches the strength. */
export const bareChance = (strength: number, defeat: number): number =>
  Math.min(6, Math.max(0, 7 - strength - defeat)) / 6;

/** Spaces of a movement roll on average. */
export function averageMove(defeat: number): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += Math.max(0, die - defeat);
  return sum / 6;
}
