import { type ActionLayout, actionLayoutOf, type Encoding, eachPlayer, indexById, placesAfter } from "@tabletown/bots";
import { type Action, type BoardRow, ROWS } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Id } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { actionFields, swappers } from "./encoding-fields.ts";
import { observerOf } from "./observer.ts";

/** Changes whenever a number comes to mean something else. */
const VERSION = 1;

/** Cards and boroughs stand in the order of the component table; a kind of card in a list is its place, from 1. */
export function encodingOf(rules: Ruleset, seats: number): Encoding<Action, View> {
  const observer = observerOf(rules, seats);
  const actions = actionLayoutOf(actionFields(rules, seats));
  return {
    version: VERSION,
    fields: [...eachPlayer(seats, observer.playerFields), ...observer.sharedFields],
    observationSize: observer.size,
    actionFields: actions.fields,
    actionCount: actions.size,
    label: actions.label,
    observe: observer.observe,
    indexOf: indexerOf(rules, seats, actions),
  };
}

function indexerOf(
  rules: Ruleset,
  seats: number,
  { start }: ActionLayout<Action["type"]>,
): Encoding<Action>["indexOf"] {
  const kinds = rules.cards.size;
  const cards = indexById([...rules.cards.values()]);
  const boroughs = indexById(rules.table.boroughs);
  const sources = swappers(rules);
  const onBoard = (row: BoardRow, card: Id): number => ROWS.indexOf(row) * kinds + (cards.get(card) as number);
  return (action, seat) => {
    switch (action.type) {
      case "pick":
      case "return":
      case "place":
      case "play":
      case "discard":
        return start[action.type] + (cards.get(action.card) as number);
      case "take":
      case "cover":
        return start[action.type] + onBoard(action.row, action.card);
      case "buy":
        return start.buy + (boroughs.get(action.borough) as number);
      case "onto":
        return start.onto + (action.stack === "new" ? 0 : action.stack + 1);
      case "activate":
      case "repeat":
      case "turn":
        return start[action.type] + action.stack;
      case "target":
        return start.target + placesAfter(seat, action.seat, seats) - 1;
      case "swap": {
        const given = sources.indexOf(action.by) * kinds + (cards.get(action.give) as number);
        return start.swap + given * ROWS.length * kinds + onBoard(action.row, action.card);
      }
      default:
        return start[action.type];
    }
  };
}
