import type { Emit, Seat } from "@tabletown/kernel";
import type { Player, State } from "./state.ts";

/** The bank pays `seat`, or is paid where `by` is negative. It never runs out: SPEC 1.4. */
export function settle(s: State, seat: Seat, by: number, rule: string, component: string, emit?: Emit): void {
  const player = s.players[seat] as Player;
  player.coins += by;
  emit?.({ what: "coins", seat, by, now: player.coins, cause: { rule, component, seat } });
}

/** `from` pays `to` what is due, or as much as is there; the rest is forgiven: SPEC 4.7. */
export function pay(s: State, from: Seat, to: Seat, due: number, rule: string, component: string, emit?: Emit): void {
  const payer = s.players[from] as Player;
  const payee = s.players[to] as Player;
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
    cause: { rule, component, seat: to },
  });
}
