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
