import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { addCoins, coinsOf } from "./counts.ts";
import type { BankPayment, PlayerPayment } from "./event.ts";
import type { Card } from "./ruleset.ts";

/** The bank pays `seat`, or is paid where `by` is negative. It never runs out: SPEC 1.4. */
export function settle(context: Context, seat: Seat, by: number, rule: string, component: string): void {
  const now = addCoins(context.state.counts, seat, by);
  if (context.emit !== undefined) context.emit(bankPayment(seat, by, now, rule, component));
}

export function bankPayment(seat: Seat, by: number, now: number, rule: string, component: string): BankPayment {
  return { what: "coins", seat, by, now, cause: { rule, component, seat } };
}

/** By the card of `to`, `from` pays what is due, or as much as is there; the rest is forgiven: SPEC 4.7. */
export function pay(context: Context, from: Seat, to: Seat, due: number, card: Card): void {
  const { counts } = context.state;
  const by = Math.min(due, coinsOf(counts, from));
  // Not -by: minus nothing is -0, a fraction to the engine, and one fraction makes all counts fractions.
  const left = addCoins(counts, from, 0 - by);
  const now = addCoins(counts, to, by);
  if (context.emit !== undefined) context.emit(playerPayment({ from, to, due, by, now, left }, card));
}

interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly due: number;
  readonly by: number;
  readonly now: number;
  readonly left: number;
}

function playerPayment({ from, to, due, by, now, left }: Payment, { id, rule }: Card): PlayerPayment {
  const cause = { rule, component: id, seat: to };
  return { what: "coins", seat: to, by, now, with: from, detail: { due, left }, cause };
}
