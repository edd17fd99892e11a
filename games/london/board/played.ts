import type { Action } from "../rules/action.ts";
import type { View } from "../rules/view.ts";

/** The card or borough that a move brings into the city. What is played or activated says itself what it does. */
export function played(action: Action, { agenda }: View): string | undefined {
  const task = agenda.at(-1);
  switch (action.type) {
    case "place":
    case "cover":
      return action.card;
    case "onto":
    case "discard":
      return task?.type === "placing" ? task.card : undefined;
    case "buy":
      return action.borough;
    default:
      return undefined;
  }
}
