import type { Features } from "@tabletown/bots";
import { count, has, raise, working } from "../rules/city.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import { factoriesOf } from "./economy.ts";

/** What the net sees at the start of a turn: every city from the player to roll onwards, then the market. */
export function featuresOf(rules: Ruleset): Features<State> {
  const { cards, landmarks } = rules;
  const factories = factoriesOf(rules);
  const perPlayer = 3 + cards.length + landmarks.length + factories.length;

  const writeCity = (player: Player, into: Float32Array, start: number): void => {
    let next = start;
    into[next++] = player.coins / 10;
    into[next++] = Math.min(player.coins, 6) / 6;
    let missing = 0;
    for (const landmark of landmarks) if (!has(player, landmark)) missing += landmark.cost;
    into[next++] = Math.max(0, missing - player.coins) / 25;
    for (const { index } of cards) into[next++] = (player.owned[index] as number) / 2;
    for (const landmark of landmarks) into[next++] = has(player, landmark) ? 1 : 0;
    // What a net of sums cannot multiply: factories times what they work on.
    for (const { card, amount } of factories) {
      into[next++] = (working(player, card) * count(player, card) * (amount + raise(rules, player, card))) / 10;
    }
  };

  return {
    seats: (s) => s.players.length,
    count: (seats) => seats * perPlayer + cards.length,
    pivot: (s) => s.turn,
    settled: (s) => s.phase.type === "roll",
    write(s, into) {
      const seats = s.players.length;
      for (let i = 0; i < seats; i++) writeCity(s.players[(s.turn + i) % seats] as Player, into, i * perPlayer);
      let next = seats * perPlayer;
      // Told so that the usual is 0: plenty where all piles lie open, nothing where only ten are on show.
      for (const { index } of cards) {
        const left = Math.min(s.market[index] as number, 3) / 3;
        into[next++] = rules.marketPiles === undefined ? 1 - left : left;
      }
    },
  };
}
