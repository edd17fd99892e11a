import type { Action } from "../rules/action.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";
import { onRoll } from "./text.ts";

/** The card that a move brings into the city. */
export function played(action: Action, { phase }: View): string | undefined {
  switch (action.type) {
    case "build":
    case "take":
      return action.card;
    case "build-landmark":
      return action.landmark;
    case "give":
      return phase.type === "give" ? phase.take : undefined;
    default:
      return undefined;
  }
}

/** What must be rolled for a card to work; landmarks always do. */
export function trigger(component: string, { table, language }: BoardSetting): string | undefined {
  const card = table.establishments.find(({ id }) => id === component);
  return card === undefined ? undefined : onRoll(language, card.numbers);
}
