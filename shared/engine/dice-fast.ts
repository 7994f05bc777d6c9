import { type Dice, shuffleBy } from './dice.ts';

/**
 * sfc32 (Chris Doty-Humphrey's small fast counter): for search, fuzzing and bots. Not for play: whoever sees
 * enough of its output can tell what follows.
 */
export class FastDice implements Dice {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Any whole number seeds it; the same number gives the same dice everywhere. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    this.c = 0x6a09e667;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  d6(): number {
    return this.pick(6) + 1;
  }

  pick(n: number): number {
    // Multiply-shift: the bias is n / 2^32, far below anything that play or a test could see.
    return Math.floor((this.next() / 4294967296) * n);
  }

  shuffle<T>(list: T[]): T[] {
    return shuffleBy(list, (n) => this.pick(n));
  }
}
