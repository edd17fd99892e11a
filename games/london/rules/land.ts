import { added, replaced, type Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { addPoverty, addPrestige, pay, playerOf } from "./holdings.ts";
import { without } from "./pile.ts";
import { boroughOf } from "./ruleset.ts";
import type { Id } from "./state.ts";

/** Buys a borough: price, what it brings at once, then the market is filled up and cards are drawn (SPEC 7.1 to 7.4). */
export function buy(context: Context, seat: Seat, id: Id): void {
  const { state, emit } = context;
  const { borough } = boroughOf(context.rules, id);
  pay(context, seat, borough.price, { rule: "7.1", component: id, seat });
  const player = playerOf(state, seat);
  player.boroughs = added(player.boroughs, id);
  emit?.({ what: "bought", seat, about: id, cause: { rule: "7.1" } });
  const cause = { rule: "7.4", component: id, seat };
  addPrestige(context, seat, borough.prestige, cause);
  addPoverty(context, seat, -borough.poverty, cause);
  state.agenda[state.agenda.length - 1] = { type: "draw", left: borough.cards };
  refill(context, id);
}

function refill({ state, emit }: Context, sold: Id): void {
  const next = state.land.at(-1);
  if (next === undefined) {
    state.market = without(state.market, sold);
    return;
  }
  state.land = state.land.slice(0, -1);
  state.market = replaced(state.market, state.market.indexOf(sold), next);
  emit?.({ what: "offered", about: next, reveals: true, cause: { rule: "7.3" } });
}
