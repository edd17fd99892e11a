import type { ReadonlyMatch } from "./live-match.ts";

/** Whether those who have no seat may look at a match: always before and after it is played. */
export function isOpenToSpectators({ row, state }: Pick<ReadonlyMatch, "row" | "state">): boolean {
  return state.status !== "playing" || row.settings.spectators.allowed;
}

/** Milliseconds by which those who have no seat are told later what happens, and is said, while a match is played. */
export function delayOf({ row, state }: Pick<ReadonlyMatch, "row" | "state">): number {
  return state.status === "playing" ? row.settings.spectators.delay * 1_000 : 0;
}
