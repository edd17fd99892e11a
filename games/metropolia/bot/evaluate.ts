import type { Seat } from "@tabletown/kernel";
import { has } from "../rules/city.ts";
import { coinsOf, copiesAt, MARKET } from "../rules/counts.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { type Factory, income, type Prospect, prospects } from "./economy.ts";

/** An income below this is taken for this much: new cards will come. */
const LEAST_INCOME = 0.6;

/**
 * Expected turns to win, as minus that many turns: what the missing landmarks cost beyond the coins at hand,
 * divided by what a round brings. A card is worth buying exactly when it brings victory nearer. A herd without
 * its factory brings nothing yet, so the turns are counted with one more factory too, its price included.
 */
export function evaluate(rules: Ruleset, s: State, factories: readonly Factory[]): number[] {
  const values: number[] = [];
  const all = prospects(rules, s);
  for (let seat = 0; seat < all.length; seat++) {
    const prospect = all[seat] as Prospect;
    let soonest = turnsToWin(rules, s, seat, prospect);
    for (const factory of factories) {
      if (copiesAt(s.counts, MARKET, factory.card) === 0) continue;
      const turns = turnsToWin(rules, s, seat, prospect, factory);
      if (turns < soonest) soonest = turns;
    }
    values.push(-soonest);
  }
  return values;
}

function turnsToWin(rules: Ruleset, s: State, seat: Seat, prospect: Prospect, factory?: Factory): number {
  let missing = 0;
  let cost = (factory?.card.cost ?? 0) - coinsOf(s.counts, seat);
  for (const landmark of rules.landmarks) {
    if (has(s, seat, landmark)) continue;
    missing++;
    cost += landmark.cost;
  }
  // The station is among the missing landmarks anyway, so plans may count on it.
  const station = factory !== undefined || has(s, seat, rules.station);
  const turns = Math.max(0, cost) / Math.max(LEAST_INCOME, income(rules, s, seat, { prospect, station, factory }));
  // One landmark a turn at most, however rich.
  return Math.max(missing, turns) + 0.2 * Math.min(missing, turns);
}
