import { randomInt } from 'node:crypto';
import type { Waits } from './house.ts';

/**
 * When the answers to a sealed question are taken: each seat's at a moment that is drawn by chance, whoever answers for
 * it, so that no delay tells who had a choice.
 */
export class SealedWait {
  /** Seats whose person has answered early: the table answers for none of them. */
  readonly given = new Set<number>();
  private readonly waits: Pick<Waits, 'sealed' | 'sealedMore'>;
  /** Step since which the present question stands, 0 for none, and performance.now() at that moment. */
  private since = 0;
  private began = 0;
  /** Per seat when its answer is taken at the earliest, in ms since the question stands. */
  private ends = new Map<number, number>();

  constructor(waits: Pick<Waits, 'sealed' | 'sealedMore'>) {
    this.waits = waits;
  }

  /** To be told after each act since when the sealed question stands, 0 for none. */
  watch(since: number): void {
    if (since === this.since) return;
    this.since = since;
    this.began = performance.now();
    this.ends = new Map();
  }

  /** Milliseconds until this seat's answer is taken. */
  left(seat: number): number {
    const { sealed, sealedMore } = this.waits;
    const end = this.ends.get(seat) ?? sealed + (sealedMore > 0 ? randomInt(Math.ceil(sealedMore)) : 0);
    this.ends.set(seat, end);
    return Math.max(0, end - (performance.now() - this.began));
  }
}
