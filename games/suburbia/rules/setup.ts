import type { Chance } from "@tabletown/kernel";
import { addTile } from "./effects.ts";
import { type Kind, kindsOn, type Ruleset } from "./ruleset.ts";
import { shuffled, stackUp } from "./stack.ts";
import type { Borough, Hand, State } from "./state.ts";

/** SPEC 2, and 11.1 or 12.1 to 12.3 where one plays alone. */
export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  const [fewest, most] = rules.seats;
  if (!Number.isInteger(seats) || seats < fewest || seats > most) {
    throw new RangeError(`Suburbia seats ${fewest} to ${most} here, not ${seats}`);
  }
  const stack = stackUp(rules, seats, chance);
  const goals = shuffled(rules.goals.pool, chance);
  const open = rules.goals.open(seats);
  const { dealt } = rules.goals;
  const hands = Array.from(
    { length: seats },
    (_, seat): Hand => ({ dealt: goals.slice(open + seat * dealt, open + (seat + 1) * dealt), kept: "" }),
  );
  // SPEC 2.9
  const first = seats > 1 ? chance.int(seats) : 0;
  return {
    phase: dealt > 0 ? { type: "goals" } : { type: "turn" },
    first,
    turn: first,
    round: 1,
    last: 0,
    boroughs: Array.from({ length: rules.dale === undefined ? seats : seats + 1 }, () => startBorough(rules)),
    market: kindsOn(rules, stack.slice(0, rules.prices.length)),
    supply: rules.table.basics.map(({ supply }) => supply),
    stack,
    drawn: rules.prices.length,
    removed: [],
    goals: goals.slice(0, open),
    hands,
  };
}

function startBorough(rules: Ruleset): Borough {
  const borough: Borough = { ...rules.table.start, tiles: [], kinds: [], frontier: [] };
  for (const { tile, hex } of rules.start) addTile(rules, borough, rules.kinds.get(tile) as Kind, { hex, under: "" });
  return borough;
}
