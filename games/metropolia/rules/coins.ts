import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { Card } from "./ruleset.ts";
import type { Player } from "./state.ts";

/** The bank pays `seat`, or is paid where `by` is negative. It never runs out: SPEC 1.4. */
export function settle({ state, emit }: Context, seat: Seat, by: number, rule: string, component: string): void {
  const player = state.players[seat] as Player;
  player.coins += by;
  emit?.({ what: "coins", seat, by, now: player.coins, cause: { rule, component, seat } });
}

/** By the card of `to`, `from` pays what is due, or as much as is there; the rest is forgiven: SPEC 4.7. */
export function pay({ state, emit }: Context, from: Seat, to: Seat, due: number, card: Card): void {
  const payer = state.players[from] as Player;
  const payee = state.players[to] as Player;
  const by = Math.min(due, payer.coins);
  payer.coins -= by;
  payee.coins += by;
  emit?.({
    what: "coins",
    seat: to,
    by,
    now: payee.coins,
    with: from,
    detail: { due, left: payer.coins },
    cause: { rule: card.rule, component: card.id, seat: to },
  });
}
