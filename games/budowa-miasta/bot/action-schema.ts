import { actionShape } from "@tabletown/bots";
import * as v from "valibot";
import type { Action } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What an action holds, with a sentence for every kind and every field. */
export function actionSchemaOf({ lots, table }: Ruleset): v.GenericSchema<unknown, Action> {
  const lot = v.pipe(v.picklist(lots.map(({ id }) => id)), v.description("The lot."));
  const object = v.pipe(v.picklist(table.objects.map(({ id }) => id)), v.description("The object the share is of."));
  const price = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description("The price printed on the share: it tells which of the object's shares is sold."),
  );
  return v.pipe(
    v.variant("type", [
      actionShape("build", { lot }, "Put one's building on its lot."),
      actionShape("sell", { object, price }, "Sell a share to the bank, when there is money for no building."),
      actionShape("take", { object }, "Take the free share of the object just built beside."),
      actionShape("buy", { object }, "Buy the share on top of an object's stack."),
      actionShape("pass", {}, "Acquire nothing, and end the turn."),
    ]),
    v.title("Budowa miasta: what a seat can do"),
  );
}
