import * as v from "valibot";
import type { Ruleset } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";

const count = (meaning: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(meaning));

/** What a view holds, with a sentence for every field. */
export function viewSchemaOf({ cards, landmarks }: Ruleset): v.GenericSchema<unknown, View> {
  const cardIds = cards.map(({ id }) => id);
  const card = (meaning: string) => v.pipe(v.picklist(cardIds), v.description(meaning));
  const seat = (meaning: string) =>
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3), v.description(meaning));
  const by = card("The establishment that put the question.");
  const waits = <const Type extends string>(type: Type, meaning: string) =>
    v.pipe(v.strictObject({ type: v.literal(type) }), v.description(meaning));
  const player = v.strictObject({
    coins: count("Coins the player has."),
    owned: v.pipe(
      v.record(v.string(), count("Copies of one establishment.")),
      v.description("Copies of each establishment in the city, by its id; those the player has."),
    ),
    built: v.pipe(
      v.strictObject(
        Object.fromEntries(landmarks.map(({ id }) => [id, v.pipe(v.boolean(), v.description("Whether it is built."))])),
      ),
      v.description("Whether each landmark in play is built, by its id."),
    ),
  });
  const pile = v.strictObject({
    card: card("The establishment of the pile."),
    left: count("Copies left in the pile."),
    cost: count("Coins that one copy costs."),
  });
  return v.pipe(
    v.strictObject({
      players: v.pipe(v.array(player), v.description("The cities, by seat in turn order.")),
      market: v.pipe(v.array(pile), v.description("The piles on show, in the order of the component table.")),
      deck: count("Cards face down; none without PLUS."),
      removed: v.pipe(
        v.array(v.picklist(cardIds)),
        v.description("Cards that left the game with a pile nobody could buy from."),
      ),
      turn: seat("The seat whose turn it is, counted from 0."),
      phase: v.pipe(
        v.variant("type", [
          waits("roll", "How many dice to roll."),
          waits("reroll", "Keep the roll, or roll again."),
          waits("harbor", "Leave the total, or add to it."),
          v.pipe(v.strictObject({ type: v.literal("charge"), by }), v.description("Which player pays.")),
          v.pipe(
            v.strictObject({ type: v.literal("swap"), by }),
            v.description("What to take in a swap, if anything."),
          ),
          v.pipe(
            v.strictObject({
              type: v.literal("give"),
              by,
              from: seat("Whose establishment is taken."),
              take: card("The establishment that is taken."),
            }),
            v.description("What to give in a swap."),
          ),
          waits("build", "What to build, if anything."),
          waits("over", "The game is over."),
        ]),
        v.description("The decision the game waits for; always the seat whose turn it is decides."),
      ),
      dice: v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
        v.description("The dice as they lie there: this turn's roll, or the last one until the next falls."),
      ),
      total: count("What the dice count for, the harbour's addition included."),
    }),
    v.title("Metropolia: what a seat or a spectator sees"),
  );
}
