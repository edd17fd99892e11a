import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { addCoins, coinsOf } from "./counts.ts";
import type { BankPayment, PlayerPayment } from "./event.ts";
import type { Card } from "./ruleset.ts";

/** The bank pays `seat`, or is paid where `by` is negative. It never runs out: SPEC 1.4. */
export function settle({ state, emit }: Context, seat: Seat, by: number, rule: string, component: string): void {
  const now = addCoins(state.counts, seat, by);
  emit?.(bankPayment(seat, by, now, rule, component));
}

function bankPayment(seat: Seat, by: number, now: number, rule: string, component: string): BankPayment {
  return { what: "coins", seat, by, now, cause: { rule, component, seat } };
}

/** By the card of `to`, `from` pays what is due, or as much as is there; the rest is forgiven: SPEC 4.7. */
export function pay({ state, emit }: Context, from: Seat, to: Seat, due: number, card: Card): void {
  const by = Math.min(due, coinsOf(state.counts, from));
  // Not -by: minus nothing is -0, a fraction to the engine, and one fraction makes all counts fractions.
  const left = addCoins(state.counts, from, 0 - by);
  const now = addCoins(state.counts, to, by);
  if (emit === undefined) return;
  const cause = { rule: card.rule, component: card.id, seat: to };
  emit({ what: "coins", seat: to, by, now, with: from, detail: { due, left }, cause } satisfies PlayerPayment);
}
