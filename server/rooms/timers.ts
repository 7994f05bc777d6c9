import { Waiting } from './waiting.ts';

/** Calls that each wait a time of their own; all of them can be ended together. */
export class Timers {
  private readonly waiting = new Set<Waiting>();
  private readonly mistake: (error: unknown) => void;

  /** `mistake` is told what a call throws: a timer has nobody above it, and the process would end. */
  constructor(mistake: (error: unknown) => void) {
    this.mistake = mistake;
  }

  later(ms: number, call: () => void): void {
    const waiting = new Waiting();
    this.waiting.add(waiting);
    waiting.begin(ms, () => {
      this.waiting.delete(waiting);
      try {
        call();
      } catch (error) {
        this.mistake(error);
      }
    });
  }

  end(): void {
    for (const waiting of this.waiting) waiting.end();
    this.waiting.clear();
  }
}
