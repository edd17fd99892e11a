import { actionShape } from "@tabletown/bots";
import * as v from "valibot";
import type { Action } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What an action holds, with a sentence for every kind and every field. */
export function actionSchemaOf(rules: Ruleset): v.GenericSchema<unknown, Action> {
  const goal = v.pipe(v.picklist(rules.table.goals.map(({ id }) => id)), v.description("The goal."));
  const tile = (meaning: string) => v.pipe(v.picklist([...rules.kinds.keys()]), v.description(meaning));
  const space = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description("Its space of the market, counted from 1 at the left."),
  );
  const hex = v.pipe(
    v.number(),
    v.integer(),
    v.description(
      "A space of the borough: (row + 50) × 100 + column + 50, the start tile nearest to the board at column 0, row 0.",
    ),
  );
  return v.pipe(
    v.variant("type", [
      actionShape("keep", { goal }, "Keep this one of the two goals dealt."),
      actionShape(
        "buy",
        { tile: tile("The tile."), space },
        "Take a tile of the market; where it goes is the next decision.",
      ),
      actionShape(
        "lake",
        { tile: tile("The tile."), space },
        "Take a tile of the market to lay it as a lake; where it goes is the next decision.",
      ),
      actionShape("basic", { tile: tile("The basic tile.") }, "Take a basic tile; where it goes is the next decision."),
      actionShape(
        "invest",
        { tile: tile("The tile that lies there."), hex },
        "Put an investment marker on a tile of one's own.",
      ),
      actionShape("place", { hex }, "Put the tile that was taken on a space."),
      actionShape("discard", { tile: tile("The tile."), space }, "Remove a tile of the market from the game."),
    ]),
    v.title("Suburbia: what a seat can do"),
  );
}
