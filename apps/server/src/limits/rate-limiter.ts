import type { Allowance } from "../config/config.ts";

interface Bucket {
  tokens: number;
  at: number;
}

const REMEMBERED = 50_000;

/** Token buckets by key: so many at once, then so many per second. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Takes a token if there is one. */
  allows(key: string, { perSecond, burst }: Allowance): boolean {
    const now = this.now();
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= REMEMBERED) this.sweep(now);
      bucket = { tokens: burst, at: now };
      this.buckets.set(key, bucket);
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1_000) * perSecond);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Puts back a token that was taken. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens++;
  }

  /** Forgets whoever has been quiet. */
  sweep(now = this.now()): void {
    for (const [key, { at }] of this.buckets) if (now - at > 60_000) this.buckets.delete(key);
    if (this.buckets.size >= REMEMBERED) this.buckets.clear();
  }
}
