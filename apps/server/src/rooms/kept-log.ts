import type { Game } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import type { MatchStore } from "../stores/matches.ts";
import type { MatchState } from "./match-state.ts";
import { stateFromLog, stateFromWholeLog } from "./replay-log.ts";
import { readSnapshot } from "./snapshot.ts";

/** What the database holds of where a match stands: its last snapshot, and the log after it. */
export interface KeptLog {
  readonly saved: MatchState | undefined;
  readonly log: readonly MatchEntry[];
}

export async function readLog(matches: MatchStore, match: string): Promise<KeptLog> {
  const saved = readSnapshot(await matches.snapshot(match));
  return { saved, log: await matches.entries(match, saved?.seq ?? 0) };
}

/** A snapshot only spares the way there: without one the whole log is played again. */
export function stateFromKept(game: Game, time: TimeControl, { saved, log }: KeptLog): MatchState {
  return saved === undefined ? stateFromWholeLog(game, time, log) : stateFromLog(game, time, saved, log);
}
