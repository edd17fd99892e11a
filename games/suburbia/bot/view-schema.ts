import * as v from "valibot";
import type { Ruleset } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";

const MOST_SEATS = 4;

const whole = (meaning: string) => v.pipe(v.number(), v.integer(), v.description(meaning));
const count = (meaning: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(meaning));
const seat = (meaning: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1), v.description(meaning));
const listOf = (item: v.GenericSchema<unknown, string>, meaning: string) =>
  v.pipe(v.array(item), v.description(meaning));

/** What a view holds, with a sentence for every field. */
export function viewSchemaOf(rules: Ruleset): v.GenericSchema<unknown, View> {
  const kinds = [...rules.kinds.keys()];
  const goals = rules.table.goals.map(({ id }) => id);
  const kind = v.picklist(kinds);
  const kindOrNone = v.picklist([...kinds, ""]);
  const goal = v.picklist(goals);
  const goalOrNone = v.picklist([...goals, ""]);
  const waits = <const Type extends string>(type: Type, meaning: string) =>
    v.pipe(v.strictObject({ type: v.literal(type) }), v.description(meaning));
  const tile = v.strictObject({
    kind: v.pipe(kind, v.description("Which tile it is.")),
    hex: whole("Its space: (row + 50) × 100 + column + 50, the start tile nearest to the board at column 0, row 0."),
    invested: v.pipe(v.boolean(), v.description("Whether an investment marker lies on it.")),
    under: v.pipe(kindOrNone, v.description("For a lake, the building on its other side; otherwise empty.")),
    past: v.pipe(
      v.array(count("How many times over it acted for one event.")),
      v.description("For a tile that looks forward: how many times over it has acted, event by event."),
    ),
  });
  const borough = v.strictObject({
    money: count("Money."),
    income: whole("Income."),
    reputation: whole("Reputation."),
    population: count("Population."),
    markers: count("Investment markers not yet placed."),
    tiles: v.pipe(v.array(tile), v.description("The tiles, in the order in which they were built.")),
  });
  const hand = v.strictObject({
    chosen: v.pipe(v.boolean(), v.description("Whether the goal to keep is chosen.")),
    dealt: listOf(goal, "Both goals dealt, for their owner alone."),
    kept: v.pipe(
      goalOrNone,
      v.description("The goal kept: known to its owner, and to all when the game is over; otherwise empty."),
    ),
  });
  const phase = v.variant("type", [
    waits("goals", "Which goal to keep; everybody chooses at once."),
    waits("turn", "The first step of a turn: a tile, a lake, a basic tile or an investment."),
    v.pipe(
      v.strictObject({
        type: v.literal("place"),
        tile: v.pipe(kind, v.description("The tile that was taken.")),
        space: count("The space of the market it came from, counted from 1; 0 for a basic tile."),
      }),
      v.description("A tile was taken and needs a space."),
    ),
    v.pipe(
      v.strictObject({
        type: v.literal("discard"),
        after: v.pipe(
          v.picklist(["basic", "marker", "turn"]),
          v.description("After a basic tile, after a marker, or the Lone Architect's extra one."),
        ),
      }),
      v.description("A tile of the market must go."),
    ),
    waits("over", "The game is over."),
  ]);
  return v.pipe(
    v.strictObject({
      viewer: v.exactOptional(seat("The seat that looks, counted from 0; absent for a spectator.")),
      phase: v.pipe(phase, v.description("What the game waits for.")),
      first: seat("The seat that began."),
      turn: seat("The seat whose turn it is."),
      round: count("The round, counted from 1."),
      last: count("The last round; 0 until it is known."),
      boroughs: v.pipe(v.array(borough), v.description("The boroughs by seat; Dale's, where he plays, comes last.")),
      market: listOf(kindOrNone, "The tiles of the market from left to right; empty where there is none."),
      prices: v.pipe(
        v.array(count("What one space adds.")),
        v.description("What each space of the market adds to the price."),
      ),
      supply: v.pipe(
        v.array(count("Tiles of one kind.")),
        v.description("Basic tiles left, in the order of the component table."),
      ),
      seen: listOf(
        v.picklist([...kinds, "one-more-round"]),
        "Every tile that has come up so far, in order; the end marker is called one-more-round.",
      ),
      left: count("Tiles still face down in the stacks."),
      removed: listOf(kind, "Market tiles removed from the game, in order."),
      goals: listOf(goal, "The goals that count for everybody."),
      hands: v.pipe(v.array(hand), v.description("The private goals, by seat.")),
    }),
    v.title("Suburbia: what a seat or a spectator sees"),
  );
}
