import { has } from "../rules/city.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import { incomes } from "./economy.ts";

/** An income below this is taken for this much: new cards will come. */
const LEAST_INCOME = 0.6;

/**
 * Expected turns to win, as minus that many turns: what the missing landmarks cost beyond the coins at hand,
 * divided by what a round brings. A card is worth buying exactly when it brings victory nearer.
 */
export function evaluate(rules: Ruleset, s: State): number[] {
  return incomes(rules, s).map((income, seat) => -turnsToWin(rules, s.players[seat] as Player, income));
}

function turnsToWin(rules: Ruleset, player: Player, income: number): number {
  let missing = 0;
  let cost = 0;
  for (const sight of rules.sights) {
    if (has(player, sight)) continue;
    missing++;
    cost += sight.cost;
  }
  const turns = Math.max(0, cost - player.coins) / Math.max(LEAST_INCOME, income);
  // One landmark a turn at most, however rich.
  return Math.max(missing, turns) + 0.2 * Math.min(missing, turns);
}
