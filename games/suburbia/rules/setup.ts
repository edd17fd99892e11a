import type { Chance } from "@tabletown/kernel";
import type { Stack } from "../data/table.ts";
import { addTile } from "./effects.ts";
import type { Ruleset } from "./ruleset.ts";
import { type Borough, type Hand, MARKER, type State } from "./state.ts";

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
    phase: dealt > 0 ? { is: "goals" } : { is: "turn" },
    first,
    turn: first,
    round: 1,
    last: 0,
    boroughs: Array.from({ length: rules.dale === undefined ? seats : seats + 1 }, () => startBorough(rules)),
    market: stack.slice(0, rules.prices.length),
    supply: rules.table.basics.map(({ supply }) => supply),
    stack,
    drawn: rules.prices.length,
    removed: [],
    goals: goals.slice(0, open),
    hands,
  };
}

function startBorough(rules: Ruleset): Borough {
  const borough: Borough = { ...rules.table.start, tiles: [], frontier: [] };
  for (const { tile, at } of rules.start) addTile(rules, borough, tile, at, "");
  return borough;
}

/** SPEC 2.1 to 2.3 */
function stackUp(rules: Ruleset, seats: number, chance: Chance): string[] {
  const sizes = rules.stacksFor(seats);
  const dealt = (stack: Stack) => shuffled(rules.tiles[stack], chance);
  const a = dealt("A").slice(0, sizes.A);
  const b = dealt("B").slice(0, sizes.B);
  const c = dealt("C");
  const box = c.splice(sizes.C);
  const ending = [MARKER, ...c.splice(sizes.C - sizes.withMarker)];
  chance.shuffle(ending);
  const { from, count } = rules.under;
  const under = from === "box" ? box.slice(0, count) : c.splice(0, count);
  return [...a, ...b, ...c, ...ending, ...under];
}

function shuffled(items: readonly string[], chance: Chance): string[] {
  const mixed = [...items];
  chance.shuffle(mixed);
  return mixed;
}
