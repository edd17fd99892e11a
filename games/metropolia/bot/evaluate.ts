import { has } from "../rules/city.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
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
  for (const [seat, prospect] of prospects(rules, s).entries()) {
    const player = s.players[seat] as Player;
    let soonest = turnsToWin(rules, player, prospect);
    for (const factory of factories) {
      if (s.market[factory.card.index] === 0) continue;
      const turns = turnsToWin(rules, player, prospect, factory);
      if (turns < soonest) soonest = turns;
    }
    values.push(-soonest);
  }
  return values;
}

function turnsToWin(rules: Ruleset, player: Player, prospect: Prospect, factory?: Factory): number {
  let missing = 0;
  let cost = (factory?.card.cost ?? 0) - player.coins;
  for (const landmark of rules.landmarks) {
    if (has(player, landmark)) continue;
    missing++;
    cost += landmark.cost;
  }
  // The station is among the missing landmarks anyway, so plans may count on it.
  const station = factory !== undefined || has(player, rules.station);
  const turns = Math.max(0, cost) / Math.max(LEAST_INCOME, income(rules, player, prospect, station, factory));
  // One landmark a turn at most, however rich.
  return Math.max(missing, turns) + 0.2 * Math.min(missing, turns);
}
