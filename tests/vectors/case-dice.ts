import type { Dice } from '../../shared/engine/dice.ts';
import { BadCase } from './json-judge.ts';

/**
 * Dice that show what a vector lists, in order, and one order in which a pile comes out of its shuffle. Whatever a
 * game asks for besides fails the case.
 */
export class CaseDice implements Dice {
  private readonly rolls: number[];
  private readonly order: readonly number[] | undefined;

  /** `order`: the shuffled cards as the game knows them, top card first. */
  constructor(rolls: readonly number[], order?: readonly number[]) {
    this.rolls = [...rolls];
    this.order = order;
  }

  /** How many of the listed dice nobody has thrown. */
  get left(): number {
    return this.rolls.length;
  }

  d6(): number {
    const rolled = this.rolls.shift();
    if (rolled === undefined) throw new BadCase('a die is thrown that the case does not list');
    return rolled;
  }

  pick(): number {
    throw new BadCase('something is drawn by chance that the case does not list');
  }

  /** The top card of a shuffled pile is its last. */
  shuffle<T>(list: T[]): T[] {
    if (!this.order) throw new BadCase('the discards are shuffled, and shuffleTo does not say how');
    const sorted = (cards: readonly unknown[]) => JSON.stringify([...cards].sort());
    if (sorted(this.order) !== sorted(list))
      throw new BadCase(`shuffleTo lists other cards than the ${list.length} that are shuffled`);
    return [...this.order].reverse() as unknown[] as T[];
  }

  /** For the end of a case: every die that it lists must have been thrown. */
  finish(): void {
    if (this.rolls.length > 0) throw new BadCase(`the dice ${this.rolls.join(' ')} are left over`);
  }
}
