import type { Action } from "../rules/action.ts";
import type { View } from "../rules/view.ts";

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
