import { costOf } from "./city.ts";
import type { Ruleset } from "./ruleset.ts";
import { resaleOf } from "./shares.ts";
import type { City, PublicState } from "./state.ts";

/** What everybody can tell about the buildings of the seat on turn from its being short, or not. SPEC 8.1, 9.1 */
export interface HandLimits {
  /** None of them costs this or less. */
  readonly tooDear: number;
  /** One of them costs this or less. */
  readonly payable: number;
}

/** Undefined where nothing is known: the seat has built, or has nothing to build. */
export function handLimits(rules: Ruleset, s: PublicState & City): HandLimits | undefined {
  if (s.step !== "build") return undefined;
  const money = s.money[s.turn] as number;
  if (!s.short) return { tooDear: -1, payable: money };
  return { tooDear: money - s.raised, payable: money + resaleOf(rules, s, s.turn) };
}

/** Whether the seat on turn may hold these buildings. */
export function isPossibleHand(rules: Ruleset, s: PublicState & City, hand: readonly number[]): boolean {
  const limits = handLimits(rules, s);
  if (limits === undefined) return true;
  const costs = hand.map((lot) => costOf(rules, s, lot));
  return costs.every((cost) => cost > limits.tooDear) && costs.some((cost) => cost <= limits.payable);
}
