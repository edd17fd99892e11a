import type { Action } from "../rules/action.ts";

/** The object whose share a move brings. */
export function played(action: Action): string | undefined {
  return action.type === "take" || action.type === "buy" ? action.object : undefined;
}
