/** Share of the way done (0..1) to share of the way shown. */
export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const sineInOut: Ease = (t) => (1 - Math.cos(Math.PI * t)) / 2;
export const quadIn: Ease = (t) => t * t;
export const cubicOut: Ease = (t) => 1 - (1 - t) ** 3;
export const backOut: Ease = (t) => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
export const bounceOut: Ease = (t) => {
  const n = 7.5625;
  if (t < 1 / 2.75) return n * t * t;
  if (t < 2 / 2.75) return n * (t - 1.5 / 2.75) ** 2 + 0.75;
  if (t < 2.5 / 2.75) return n * (t - 2.25 / 2.75) ** 2 + 0.9375;
  return n * (t - 2.625 / 2.75) ** 2 + 0.984375;
};

interface Running {
  readonly start: number;
  readonly ms: number;
  readonly ease: Ease;
  readonly step: (t: number) => void;
  readonly done: () => void;
}

/**
 * All that moves on the table. Each motion always ends at its end, whether it was watched, hurried or
 * skipped, so that nothing depends on having been seen.
 */
export class Motions {
  /** Everything asked for now happens at once (hidden tab, long backlog, animations off). */
  rushing = false;
  /** Multiplies durations: 0.45 for fast. */
  pace = 1;
  /** The system asks for less motion: only fades and short looks are left. */
  calm = false;
  private running: Running[] = [];
  private now = 0;

  /** Calls `step` with 0..1 for `ms`; resolves at the end. */
  play(ms: number, step: (t: number) => void, ease: Ease = linear): Promise<void> {
    if (this.calm) return this.run(0, step, ease);
    return this.run(ms, step, ease);
  }

  /** A fade stays, shortened, where the system asks for less motion. */
  fade(ms: number, step: (t: number) => void): Promise<void> {
    return this.run(this.calm ? Math.min(80, ms) : ms, step, linear);
  }

  /** Time to look at something. */
  look(ms: number): Promise<void> {
    return this.run(ms, () => {}, linear);
  }

  private run(ms: number, step: (t: number) => void, ease: Ease): Promise<void> {
    if (this.rushing || ms * this.pace <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.running.push({ start: this.now, ms: ms * this.pace, ease, step, done });
      step(ease(0));
    });
  }

  /** Advances to `now` (ms on the clock of animation frames). */
  tick(now: number): void {
    this.now = now;
    if (this.running.length === 0) return;
    const at = this.running;
    this.running = [];
    const still: Running[] = [];
    const ended: Running[] = [];
    for (const m of at) {
      const t = (now - m.start) / m.ms;
      if (t >= 1) {
        m.step(1);
        ended.push(m);
      } else {
        m.step(m.ease(t));
        still.push(m);
      }
    }
    this.running = still.concat(this.running);
    for (const m of ended) m.done();
  }

  /** Brings everything that runs to its end at once. */
  finish(): void {
    const at = this.running;
    this.running = [];
    for (const m of at) {
      m.step(1);
      m.done();
    }
  }

  get busy(): boolean {
    return this.running.length > 0;
  }
}
