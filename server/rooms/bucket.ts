/** A token bucket: `rate` a second on average, `burst` at once. The clock is the caller's, in ms. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private level: number;
  private since: number;

  constructor(rate: number, burst: number, now: number) {
    this.rate = rate;
    this.burst = burst;
    this.level = burst;
    this.since = now;
  }

  /** True where one more is allowed now. */
  take(now: number): boolean {
    this.level = Math.min(this.burst, this.level + ((now - this.since) / 1000) * this.rate);
    this.since = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
