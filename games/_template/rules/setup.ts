import type { Chance } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { NO_BID, type State } from "./state.ts";

const HAND = 3;

// SPEC 1.1, 1.2, 1.3
export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  const stack = [...rules.buildings];
  chance.shuffle(stack);
  const players = Array.from({ length: seats }, () => ({
    hand: stack.splice(-HAND),
    street: [],
    coins: rules.coins,
    corners: 0,
    bid: NO_BID,
  }));
  return { phase: { type: "build", turn: 0 }, stack, players };
}
