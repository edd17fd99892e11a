import type { Features } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import { count, has, raise, working } from "../rules/city.ts";
import { coinsOf, copiesAt, MARKET } from "../rules/counts.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { factoriesOf } from "./economy.ts";

/** What the net sees at the start of a turn: every city from the player to roll onwards, then the market. */
export function featuresOf(rules: Ruleset): Features<State> {
  const { cards, landmarks } = rules;
  const factories = factoriesOf(rules);
  const perPlayer = 3 + cards.length + landmarks.length + factories.length;

  const writeCity = (s: State, seat: Seat, into: Float32Array, start: number): void => {
    let next = start;
    const coins = coinsOf(s.counts, seat);
    into[next++] = coins / 10;
    into[next++] = Math.min(coins, 6) / 6;
    let missing = 0;
    for (const landmark of landmarks) if (!has(s, seat, landmark)) missing += landmark.cost;
    into[next++] = Math.max(0, missing - coins) / 25;
    for (const card of cards) into[next++] = copiesAt(s.counts, seat, card) / 2;
    for (const landmark of landmarks) into[next++] = has(s, seat, landmark) ? 1 : 0;
    // What a net of sums cannot multiply: factories times what they work on.
    for (const { card, amount } of factories) {
      into[next++] = (working(s, seat, card) * count(s, seat, card) * (amount + raise(s, seat, card))) / 10;
    }
  };

  return {
    seats: (s) => s.seats,
    count: (seats) => seats * perPlayer + cards.length,
    pivot: (s) => s.turn,
    settled: (s) => s.phase.type === "roll",
    write(s, into) {
      const { seats } = s;
      for (let i = 0; i < seats; i++) writeCity(s, (s.turn + i) % seats, into, i * perPlayer);
      let next = seats * perPlayer;
      // Told so that the usual is 0: plenty where all piles lie open, nothing where only ten are on show.
      for (const card of cards) {
        const left = Math.min(copiesAt(s.counts, MARKET, card), 3) / 3;
        into[next++] = rules.marketPiles === undefined ? 1 - left : left;
      }
    },
  };
}
