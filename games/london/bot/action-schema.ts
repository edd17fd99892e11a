import { actionShape } from "@tabletown/bots";
import * as v from "valibot";
import { type Action, ROWS } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { swappers } from "./encoding-fields.ts";

/** What an action holds, with a sentence for every kind and every field. */
export function actionSchemaOf(rules: Ruleset): v.GenericSchema<unknown, Action> {
  const ids = [...rules.cards.keys()];
  const card = v.pipe(v.picklist(ids), v.description("The card."));
  const borough = v.pipe(v.picklist([...rules.boroughs.keys()]), v.description("The borough."));
  const by = v.pipe(v.picklist(swappers(rules)), v.description("The component that allows the swap."));
  const give = v.pipe(v.picklist(ids), v.description("The card of the hand that is given."));
  const row = v.pipe(v.picklist(ROWS), v.description("The row of the development board."));
  const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.description("The stack of the city, counted from 0."));
  const stackOrNew = v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal("new")]),
    v.description("The stack of the city, counted from 0, or `new` for one more."),
  );
  const seat = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(3),
    v.description("The opponent's seat, counted from 0."),
  );
  const taken = { row, card };
  return v.pipe(
    v.variant("type", [
      actionShape("repay", {}, "Repay a loan."),
      actionShape("borrow", {}, "Take a loan."),
      actionShape("look", {}, "Look at the top of the deck."),
      actionShape("pick", { card }, "Take a card that was looked at."),
      actionShape("return", { card }, "Put a card that was looked at back on the deck."),
      actionShape("draw", {}, "Draw from the deck."),
      actionShape("take", taken, "Take a card of the development board."),
      actionShape("stop", {}, "Stop drawing, placing or discarding, where the rules do not insist."),
      actionShape("swap", { by, give, ...taken }, "Give a card of the hand for one of the development board."),
      actionShape("place", { card }, "Choose a card of the hand to be placed; where it goes is the next decision."),
      actionShape("onto", { stack: stackOrNew }, "Put the card chosen on a stack."),
      actionShape("play", { card }, "Play an action card."),
      actionShape("discard", { card }, "Discard a card of the hand."),
      actionShape("buy", { borough }, "Buy a borough."),
      actionShape("draw-more", {}, "Draw cards as the action of the turn."),
      actionShape("run", {}, "Run the city."),
      actionShape("activate", { stack: place }, "Activate the top card of a stack."),
      actionShape("borough", {}, "Carry out the run effect of the newest borough."),
      actionShape("target", { seat }, "Name the opponent whom an effect is about."),
      actionShape("cover", taken, "Put a card of the development board on the card being activated."),
      actionShape("repeat", { stack: place }, "Repeat the effect of a stack."),
      actionShape("turn", { stack: place }, "Turn the top card of a stack over."),
      actionShape("done", {}, "Finish developing, running or the turn."),
    ]),
    v.title("London: what a seat can do"),
  );
}
