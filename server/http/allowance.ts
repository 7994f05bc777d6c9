import { Bucket } from '../rooms/bucket.ts';

const ADDRESSES_KEPT = 5000;

/** What each address may do: so many a second, so many at once. */
export class Allowance {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: number;
  private readonly burst: number;

  constructor(rate: number, burst: number) {
    this.rate = rate;
    this.burst = burst;
  }

  /** Takes one, or says that there is none left for now. */
  take(address: string): boolean {
    if (this.buckets.size > ADDRESSES_KEPT) this.buckets.clear();
    let bucket = this.buckets.get(address);
    if (!bucket) {
      bucket = new Bucket(this.rate, this.burst, performance.now());
      this.buckets.set(address, bucket);
    }
    return bucket.take(performance.now());
  }
}
