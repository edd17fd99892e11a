import { actionShape } from "@tabletown/bots";
import * as v from "valibot";
import type { Action } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** What an action holds, with a sentence for every kind and every field. */
export function actionSchemaOf({ cards, landmarks }: Ruleset): v.GenericSchema<unknown, Action> {
  const card = (meaning: string) => v.pipe(v.picklist(cards.map(({ id }) => id)), v.description(meaning));
  const landmark = v.pipe(v.picklist(landmarks.map(({ id }) => id)), v.description("The landmark."));
  const seat = (meaning: string) =>
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3), v.description(meaning));
  const dice = v.pipe(v.picklist([1, 2]), v.description("How many dice."));
  return v.pipe(
    v.variant("type", [
      actionShape("roll", { dice }, "Roll the dice; in the phase `reroll`, once more."),
      actionShape("keep", {}, "Keep the roll instead of rolling again (Radio Tower)."),
      actionShape("add", {}, "Add to the total (Harbor)."),
      actionShape("leave", {}, "Leave the total as it is (Harbor)."),
      actionShape("charge", { seat: seat("Who pays, counted from 0.") }, "Let one player pay (TV Station)."),
      actionShape("decline", {}, "Swap nothing (Business Center)."),
      actionShape(
        "take",
        { card: card("The establishment to take."), from: seat("Whose it is, counted from 0.") },
        "Ask for an establishment in a swap; what is given for it is the next decision (Business Center).",
      ),
      actionShape(
        "give",
        { card: card("The establishment to give.") },
        "Give an establishment for the one asked for (Business Center).",
      ),
      actionShape("build", { card: card("The establishment.") }, "Build an establishment of the market."),
      actionShape("build-landmark", { landmark }, "Build a landmark."),
      actionShape("pass", {}, "Build nothing."),
    ]),
    v.title("Metropolia: what a seat can do"),
  );
}
