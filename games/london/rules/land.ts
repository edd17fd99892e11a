import type { Emit, Seat } from "@tabletown/kernel";
import { addPoverty, addPrestige, pay, playerOf } from "./holdings.ts";
import { added, replaced, without } from "./pile.ts";
import { boroughOf, type Rules } from "./ruleset.ts";
import type { Id, State } from "./state.ts";

/** Buys a borough: price, what it brings at once, then the market is filled up and cards are drawn (SPEC 7.1 to 7.4). */
export function buy(rules: Rules, s: State, seat: Seat, id: Id, emit: Emit | undefined): void {
  const { borough } = boroughOf(rules, id);
  pay(rules, s, seat, borough.price, { rule: "7.1", component: id, seat }, emit);
  const player = playerOf(s, seat);
  player.boroughs = added(player.boroughs, id);
  emit?.({ what: "bought", seat, of: id, cause: { rule: "7.1" } });
  const cause = { rule: "7.4", component: id, seat };
  addPrestige(s, seat, borough.prestige, cause, emit);
  addPoverty(s, seat, -borough.poverty, cause, emit);
  s.agenda[s.agenda.length - 1] = { type: "draw", left: borough.cards };
  refill(s, id, emit);
}

function refill(s: State, sold: Id, emit: Emit | undefined): void {
  const next = s.land.at(-1);
  if (next === undefined) {
    s.market = without(s.market, sold);
    return;
  }
  s.land = s.land.slice(0, -1);
  s.market = replaced(s.market, s.market.indexOf(sold), next);
  emit?.({ what: "offered", of: next, reveals: true, cause: { rule: "7.3" } });
}
