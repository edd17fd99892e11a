import type { ReadonlyMatch } from "./live-match.ts";

/** Whether those who have no seat may look at a match: always before and after it is played. */
export function isOpenToSpectators({ row, state }: Pick<ReadonlyMatch, "row" | "state">): boolean {
  return state.status !== "playing" || row.settings.spectators.allowed;
}
