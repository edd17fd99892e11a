import { hash } from "node:crypto";
import type { Allowance } from "../config/config.ts";
import type { SpendingStore } from "../stores/spending.ts";
import { StoreFault } from "../stores/sql.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** Tokens that this process has taken from what all of them share, and has not given away yet. */
interface Lease {
  left: number;
  /** When they were last asked for, and whether there were none. */
  asked: number;
  empty: boolean;
  asking: Promise<void> | undefined;
}

/** Tokens are taken by so many in a burst at a time, kept for so long, and asked for so often when there are none. */
const PARTS = 8;
const KEPT = 60_000;
const ASKED_EVERY = 500;
const KEPT_AWAY = 2_000;
const REMEMBERED = 50_000;

/** Who may do how much how fast. Answers at once where nothing has to be looked up: every message asks. */
export interface Throttle {
  allows(key: string, allowance: Allowance): boolean | Promise<boolean>;
  /** What was allowed is not to be counted. */
  giveBack(key: string): void;
}

/** For a process that has the database to itself. */
export function localThrottle(limiter: RateLimiter): Throttle {
  return {
    allows: (key, allowance) => limiter.allows(key, allowance),
    giveBack: (key) => limiter.giveBack(key),
  };
}

/** For processes that share a database: however many are asked, all of them together allow no more than one would. */
export class SharedThrottle implements Throttle {
  private readonly leases = new Map<string, Lease>();
  private readonly spending: SpendingStore;
  private readonly limiter: RateLimiter;
  private readonly now: () => number;
  /** The database did not answer: until then it is not asked. */
  private awayUntil = Number.NEGATIVE_INFINITY;

  constructor(spending: SpendingStore, limiter: RateLimiter, now: () => number) {
    this.spending = spending;
    this.limiter = limiter;
    this.now = now;
  }

  allows(key: string, allowance: Allowance): boolean | Promise<boolean> {
    if (this.now() < this.awayUntil) return this.limiter.allows(key, allowance);
    const lease = this.leaseOf(key);
    if (lease.left === 0) return this.refilled(lease, key, allowance);
    lease.left--;
    return true;
  }

  giveBack(key: string): void {
    if (this.now() < this.awayUntil) this.limiter.giveBack(key);
    else this.leaseOf(key).left++;
  }

  private async refilled(lease: Lease, key: string, allowance: Allowance): Promise<boolean> {
    while (lease.left === 0) {
      // A flood asks the database now and then, not each time.
      if (lease.empty && lease.asking === undefined && this.now() - lease.asked < ASKED_EVERY) return false;
      lease.asking ??= this.refill(lease, key, allowance).finally(() => {
        lease.asking = undefined;
      });
      try {
        await lease.asking;
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error;
        // Without the database this process counts by itself, and nobody waits to find that out again.
        this.awayUntil = this.now() + KEPT_AWAY;
        return this.limiter.allows(key, allowance);
      }
      // Others may have been waiting for the same tokens: then there is more to ask for.
      if (lease.empty) return false;
    }
    lease.left--;
    return true;
  }

  private async refill(lease: Lease, key: string, { perSecond, burst }: Allowance): Promise<void> {
    const now = this.now();
    const tokens = Math.max(1, Math.floor(burst / PARTS));
    const cost = Math.ceil((tokens / perSecond) * 1_000);
    const room = Math.ceil((burst / perSecond) * 1_000);
    const taken = await this.spending.spend([{ name: hashedKey(key), cost, room }], now);
    lease.asked = now;
    lease.empty = !taken;
    lease.left = taken ? tokens : 0;
  }

  private leaseOf(key: string): Lease {
    const now = this.now();
    const known = this.leases.get(key);
    if (known !== undefined && (known.asking !== undefined || now - known.asked < KEPT)) return known;
    if (this.leases.size >= REMEMBERED) this.sweep(now);
    const fresh: Lease = { left: 0, asked: Number.NEGATIVE_INFINITY, empty: false, asking: undefined };
    this.leases.set(key, fresh);
    return fresh;
  }

  private sweep(now: number): void {
    for (const [key, { asked }] of this.leases) if (now - asked >= KEPT) this.leases.delete(key);
    if (this.leases.size >= REMEMBERED) this.leases.clear();
  }
}

/** The database need not know who came from where. */
export function hashedKey(key: string): string {
  return hash("sha256", key, "base64url").slice(0, 22);
}
