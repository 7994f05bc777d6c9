/**
 * All chance of a game comes through this interface: from the table's committed seed in play
 * (dice-seeded.ts), from a fast generator in search and fuzzing (dice-fast.ts), from a script in tests
 * (dice-scripted.ts).
 */
export interface Dice {
  /** One six-sided die, 1..6. */
  d6(): number;
  /** A whole number from 0 to n-1, each equally likely. */
  pick(n: number): number;
  /** Shuffles the list in place and returns it. */
  shuffle<T>(list: T[]): T[];
}

/** Fisher and Yates: shuffles the list in place with the help of `pick`, and returns it. */
export function shuffleBy<T>(list: T[], pick: Dice['pick']): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}
