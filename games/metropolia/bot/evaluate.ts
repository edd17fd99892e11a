import type { Seat } from "@tabletown/kernel";
import { has } from "../rules/city.ts";
import { coinsOf, copiesAt, MARKET } from "../rules/counts.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { type Factory, income, type Prospect, prospects } from "./economy.ts";

/** An income below this is taken for this much: new cards will come. */
const LEAST_INCOME = 0.6;

/** What the shorter of two waits counts, for landmarks and for coins, and how fast that fades while coins take much longer. */
const ENDING = 0.5;
const FAR = 5;

/**
 * How much of what others take counts against a seat. Turns are many where income is low, and each coin less makes
 * them many more: counted in full, every purchase in the first rounds would go into taking from others.
 */
const FELT = 0.1;

/**
 * Expected turns to win, as minus that many turns: what the missing landmarks cost beyond the coins at hand,
 * divided by what a round brings. A card is worth buying exactly when it brings victory nearer. A herd without
 * its factory brings nothing yet, so the turns are counted with one more factory too, its price included.
 */
export function evaluate(rules: Ruleset, s: State, factories: readonly Factory[]): number[] {
  const values: number[] = [];
  const all = prospects(rules, s, FELT);
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
  // One landmark a turn at most, however rich. Near the end a coin more may still save a turn; far from it landmarks
  // that are only cheap do not bring the end nearer.
  if (turns <= missing) return missing + ENDING * turns;
  return turns + ENDING * missing * (missing / turns) ** FAR;
}
