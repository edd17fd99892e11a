import { has } from "../rules/city.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import { income, type Prospect, prospects, withOneMore } from "./economy.ts";

/** An income below this is taken for this much: new cards will come. */
const LEAST_INCOME = 0.6;

/**
 * Expected turns to win, as minus that many turns: what the missing landmarks cost beyond the coins at hand,
 * divided by what a round brings. A card is worth buying exactly when it brings victory nearer. A herd without
 * its factory brings nothing yet, so the turns are counted with one more factory too, its price included.
 */
export function evaluate(rules: Ruleset, s: State, factories: readonly Card[]): number[] {
  return prospects(rules, s).map((prospect, seat) => {
    const player = s.players[seat] as Player;
    let soonest = turnsToWin(rules, player, prospect, 0);
    for (const card of factories) {
      if (s.market[card.index] === 0) continue;
      const turns = turnsToWin(rules, player, withOneMore(rules, player, prospect, card), card.cost);
      if (turns < soonest) soonest = turns;
    }
    return -soonest;
  });
}

/** The green cards that earn by what else their owner has. */
export function factoriesOf(rules: Ruleset): Card[] {
  return rules.cards.filter((card) => card.colour === "green" && card.counts.length > 0);
}

function turnsToWin(rules: Ruleset, player: Player, prospect: Prospect, spent: number): number {
  let missing = 0;
  let cost = spent - player.coins;
  for (const sight of rules.sights) {
    if (has(player, sight)) continue;
    missing++;
    cost += sight.cost;
  }
  // The station is among the missing landmarks anyway, so plans may count on it.
  const earned = income(rules, player, prospect, has(player, rules.station) || spent > 0);
  const turns = Math.max(0, cost) / Math.max(LEAST_INCOME, earned);
  // One landmark a turn at most, however rich.
  return Math.max(missing, turns) + 0.2 * Math.min(missing, turns);
}
