import type { Action } from "../../rules/action.ts";
import type { NameOf } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

/** A choice, as the person choosing reads it. */
export function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Roll one die" : "Roll two dice";
    case "keep":
      return `Keep the roll of ${figure}`;
    case "add":
      return `Raise the total to ${figure}`;
    case "leave":
      return `Leave the total at ${figure}`;
    case "charge":
      return `Take the coins from ${name(chosen.seat)}`;
    case "decline":
      return "Swap nothing";
    case "take":
      return `Take ${called(chosen.card)} from ${name(chosen.from)}`;
    case "give":
      return `Give ${called(chosen.card)}`;
    case "build":
      return `Build ${called(chosen.card)} for ${coins(figure)}`;
    case "build-landmark":
      return `Build ${called(chosen.landmark)} for ${coins(figure)}`;
    case "pass":
      return "Build nothing";
  }
}
