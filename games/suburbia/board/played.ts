import type { Action } from "../rules/action.ts";
import type { View } from "../rules/view.ts";
import type { BoardSetting } from "./context.ts";

/** The tile that a move brings into the borough, or has act once more. */
export function played(action: Action, { phase }: View, { table }: BoardSetting): string | undefined {
  switch (action.type) {
    case "buy":
    case "basic":
    case "invest":
      return action.tile;
    case "lake":
      return table.lake.id;
    case "place":
      return phase.type === "place" ? phase.tile : undefined;
    default:
      return undefined;
  }
}
