import type { Chance } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { NO_BID, type State } from "./state.ts";
import type { View } from "./view.ts";

/** Deals what the viewer cannot see at random from what the viewer has not seen, and makes up the others' bids. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const unseen = unseenBy(rules, v);
  chance.shuffle(unseen);
  const players = v.players.map(({ hand, street, coins, corners, sealed, bid }) => ({
    hand: typeof hand === "number" ? unseen.splice(0, hand) : hand.slice(),
    street: street.slice(),
    coins,
    corners,
    bid: sealed ? (bid ?? chance.int(coins + 1)) : NO_BID,
  }));
  return { phase: v.phase, stack: unseen, players };
}

/** Every building that is neither on a street nor in the viewer's own hand. */
function unseenBy(rules: Ruleset, { players }: View): string[] {
  const unseen = [...rules.buildings];
  for (const { hand, street } of players) {
    for (const building of typeof hand === "number" ? street : [...street, ...hand]) {
      unseen.splice(unseen.indexOf(building), 1);
    }
  }
  return unseen;
}
