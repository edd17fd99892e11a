// How fast may be asked from one address, from the networks around it, and in one session.
import type { Route } from "@tabletown/protocol";
import type { Allowance, ServerLimits } from "../config/config.ts";
import type { Throttle } from "../limits/throttle.ts";
import { networkOf, widerNetworkOf } from "./client-address.ts";

type Limit = Route["limit"];

/** One of the counts that a request adds to. */
interface Count {
  readonly limit: Limit;
  readonly key: string;
  readonly allowance: Allowance;
}

/** Whoever has a whole network to ask from guesses no faster than so many of its addresses, and brings no more guests. */
const NEIGHBOURS = 10;
const COUNTED_NEARBY: ReadonlySet<Limit> = new Set(["guest", "code", "secret"]);

export function countsByAddress(
  limits: ServerLimits,
  route: Pick<Route, "limit" | "method">,
  address: string,
): readonly Count[] {
  return limitsOf(route).flatMap((limit) => {
    const allowance = limits[limit];
    const own: Count = { limit, key: `${limit} ${networkOf(address)}`, allowance };
    if (!COUNTED_NEARBY.has(limit)) return [own];
    const wider = { perSecond: allowance.perSecond * NEIGHBOURS, burst: allowance.burst * NEIGHBOURS };
    return [own, { limit, key: `${limit} near ${widerNetworkOf(address)}`, allowance: wider }];
  });
}

export function countsBySession(
  limits: ServerLimits,
  route: Pick<Route, "limit" | "method">,
  session: string | undefined,
): readonly Count[] {
  if (session === undefined) return [];
  return limitsOf(route).map((limit) => ({ limit, key: `${limit} ${session}`, allowance: limits[limit] }));
}

export async function allAllowed(throttle: Throttle, counts: readonly Count[]): Promise<boolean> {
  for (const { key, allowance } of counts) if (!(await throttle.allows(key, allowance))) return false;
  return true;
}

/** A code that was right was no guess. A class that comes to its tables at once, from one address, asks for many. */
export function forgetGuess(throttle: Throttle, { limit }: Pick<Route, "limit">, counts: readonly Count[]): void {
  if (limit !== "code") return;
  for (const count of counts) if (count.limit === limit) throttle.giveBack(count.key);
}

/** Codes that are right are counted like whatever else is read or written. */
function limitsOf({ limit, method }: Pick<Route, "limit" | "method">): readonly Limit[] {
  return limit === "code" ? [limit, method === "GET" ? "read" : "write"] : [limit];
}
