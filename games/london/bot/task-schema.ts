import * as v from "valibot";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Id, Task } from "../rules/state.ts";

const count = (meaning: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(meaning));

/** What waits to be decided, kind by kind. */
export function taskSchemaOf(rules: Ruleset): v.GenericSchema<unknown, Task<Id>> {
  const card = v.picklist([...rules.cards.keys()]);
  const of = v.pipe(
    v.picklist([...rules.cards.keys(), ...rules.boroughs.keys()]),
    v.description("The component at work."),
  );
  const from = v.pipe(
    v.picklist(["card", "borough", "action"]),
    v.description("Whose list of effects is being carried out."),
  );
  const index = count("Which effect of the list comes next.");
  // Some tasks belong to no stack.
  const stack = v.pipe(v.number(), v.integer(), v.minValue(-1), v.description("The stack, counted from 0."));
  const left = count("How often it remains to be done.");
  const task = <const Type extends string, const Entries extends v.ObjectEntries>(
    type: Type,
    entries: Entries,
    meaning: string,
  ) => v.pipe(v.strictObject({ type: v.literal(type), ...entries }), v.description(meaning));
  return v.variant("type", [
    task(
      "opening",
      {
        drawn: count("Cards drawn so far."),
        looked: v.pipe(v.boolean(), v.description("Whether the deck was looked at.")),
        peeked: count("Cards looked at that still lie on top of the deck."),
      },
      "Start of the turn: repay, look, draw.",
    ),
    task("put-back", { left }, "Cards that were looked at go back on the deck."),
    task("choice", {}, "The action of the turn."),
    task("develop", {}, "Developing the city goes on."),
    task(
      "placing",
      {
        card: v.pipe(card, v.description("The card to be placed.")),
        where: v.pipe(
          v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.picklist(["new", "open"])]),
          v.description("The stack, a new one, or not yet chosen (open)."),
        ),
        free: v.pipe(v.boolean(), v.description("Whether it needs no discard.")),
      },
      "A card chosen to be placed; only its owner sees this.",
    ),
    task("free-places", { of, left }, "Cards may be placed without discarding."),
    task("draw", { left }, "Cards to draw."),
    task("run", {}, "Running the city."),
    task("cost", { stack, left }, "Cards to be discarded for an activation."),
    task("effects", { from, of, stack, index }, "Effects that are being carried out."),
    task("turning", { stack }, "A card that will turn over."),
    task("turn-over", { stack }, "Which card turns over: the one activated or one that takes its place."),
    task("discards", { from, of, index, left }, "Cards that may be discarded for an effect."),
    task("opponent", { from, of, index }, "Which opponent an effect concerns."),
    task("cover", { stack }, "Which card of the development board covers the one activated."),
    task("repeat", { stack }, "Which card is activated again."),
    task("assign", {}, "Poverty is about to be counted."),
    task("closing", {}, "The end of the turn."),
    task("limit", {}, "Cards to be discarded down to the hand limit."),
  ]);
}
