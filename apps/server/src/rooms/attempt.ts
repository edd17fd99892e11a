import type { MatchEntry } from "../stores/entry.ts";

/** What a command was about to write, and the number it answers with. */
export interface Attempt {
  readonly entries: readonly MatchEntry[];
  readonly seq: number;
}

/** Whether an attempt of which no answer came is in the log after all. It was written as a whole or not at all. */
export function holds(log: readonly MatchEntry[], [first]: readonly MatchEntry[]): boolean {
  const found = log.find(({ seq }) => seq === first?.seq);
  return found !== undefined && JSON.stringify(found) === JSON.stringify(first);
}
