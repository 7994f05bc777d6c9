import type { Dice } from '../../shared/engine/dice.ts';

/** The case and the engine disagree about chance: not our reader's fault and no refusal either. */
export class Mismatch extends Error {}

/** Dice and shuffles as a case lists them; asks for more than that is a mismatch. */
export class ListedDice implements Dice {
  /** Dice thrown so far. */
  used = 0;
  /** Cards that went back into a deck. */
  reshuffled = 0;
  private readonly dice: readonly number[];
  private readonly shuffles: string[];

  constructor(dice: readonly number[], shuffles: readonly string[]) {
    this.dice = dice;
    this.shuffles = [...shuffles];
  }

  get left(): readonly number[] {
    return this.dice.slice(this.used);
  }

  d6(): number {
    if (this.used === this.dice.length)
      throw new Mismatch(`a die more is thrown than the ${this.dice.length} listed`);
    this.used += 1;
    return this.dice[this.used - 1];
  }

  pick(n: number): number {
    throw new Mismatch(`the game picks one of ${n}, and a case cannot list that`);
  }

  /** The next listed order of the deck, whose top is the last of the list. */
  shuffle<T>(list: T[]): T[] {
    const order = this.shuffles.shift();
    if (order === undefined) {
      if (list.length > 0) throw new Mismatch('the deck is rebuilt, and the case lists no SHUFFLE for it');
      return list;
    }
    if ([...order].sort().join('') !== list.map(String).sort().join(''))
      throw new Mismatch(
        `the deck is rebuilt from ${list.map(String).sort().join('')}, SHUFFLE lists ${order}`,
      );
    this.reshuffled += list.length;
    return this.ordered(list, order);
  }

  /** Same letters, in the listed order, top card last. */
  private ordered<T>(list: T[], order: string): T[] {
    const pool = [...list];
    [...order].reverse().forEach((letter, i) => {
      const found = pool.findIndex((card) => String(card) === letter);
      list[i] = pool.splice(found, 1)[0];
    });
    return list;
  }
}
