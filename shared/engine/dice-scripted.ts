import type { Dice } from './dice.ts';

/**
 * Dice for tests: they show what the script says, in order. A d6 takes the next of `rolls`, a pick the next
 * of `picks`; a shuffle leaves the list as it is. An empty script is a mistake in the test and throws.
 */
export class ScriptedDice implements Dice {
  private readonly rolls: number[];
  private readonly picks: number[];

  constructor(rolls: readonly number[], picks: readonly number[] = []) {
    this.rolls = [...rolls];
    this.picks = [...picks];
  }

  /** How many rolls the script still holds: a test can assert that all were used. */
  get left(): number {
    return this.rolls.length + this.picks.length;
  }

  d6(): number {
    const roll = this.rolls.shift();
    if (roll === undefined) throw new Error('The script holds no further roll.');
    return roll;
  }

  pick(n: number): number {
    const pick = this.picks.shift();
    if (pick === undefined) throw new Error('The script holds no further pick.');
    if (pick >= n) throw new Error(`The script picks ${pick} of ${n}.`);
    return pick;
  }

  shuffle<T>(list: T[]): T[] {
    return list;
  }
}
