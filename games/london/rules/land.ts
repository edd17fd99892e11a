import { replaced, type Seat } from "@tabletown/kernel";
import { changeTask } from "./agenda.ts";
import type { Context } from "./context.ts";
import { addPoverty, addPrestige, pay, playerOf } from "./holdings.ts";
import { piled, without } from "./pile.ts";
import { boroughOf, idOf } from "./ruleset.ts";
import type { Kind } from "./state.ts";

/** Buys a borough: price, what it brings at once, then the market is filled up and cards are drawn (SPEC 7.1 to 7.4). */
export function buy(context: Context, seat: Seat, bought: Kind): void {
  const { state, emit } = context;
  const { borough, id } = boroughOf(context.rules, bought);
  pay(context, seat, borough.price, "7.1", bought);
  const player = playerOf(state, seat);
  player.boroughs = piled(player.boroughs, bought);
  emit?.({ what: "bought", seat, about: id, cause: { rule: "7.1" } });
  addPrestige(context, seat, borough.prestige, "7.4", bought);
  addPoverty(context, seat, 0 - borough.poverty, "7.4", bought);
  changeTask(state, { type: "draw", left: borough.cards });
  refill(context, bought);
}

function refill({ rules, state, emit }: Context, sold: Kind): void {
  const next = state.land.at(-1);
  if (next === undefined) {
    state.market = without(state.market, sold);
    return;
  }
  state.land = state.land.slice(0, -1);
  state.market = replaced(state.market, state.market.indexOf(sold), next);
  emit?.({ what: "offered", about: idOf(rules, next), reveals: true, cause: { rule: "7.3" } });
}
