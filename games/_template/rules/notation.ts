import type { Action } from "./action.ts";
import type { Ruleset } from "./ruleset.ts";

/** One line that a person can read: "build cottage", "bid 2". */
export function format(action: Action): string {
  return action.type === "build" ? `build ${action.building}` : `bid ${action.coins}`;
}

export function parse(rules: Ruleset, notation: string): Action | undefined {
  const [, type, building = "", coins] = /^(?:(build) (\S+)|bid (0|[1-9]\d?))$/.exec(notation) ?? [];
  if (type === "build") return rules.heights.has(building) ? { type, building } : undefined;
  return coins === undefined ? undefined : { type: "bid", coins: Number(coins) };
}
