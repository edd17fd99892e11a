import type { MatchState } from "./match-state.ts";

/**
 * What snapshots look like. It goes up whenever a name in `MatchState`, or in the state of a game, changes: a
 * snapshot only spares the way from the log, so one of another version is left alone and made again.
 */
const VERSION = 7;

export function snapshotOf(state: MatchState): string {
  return JSON.stringify({ version: VERSION, state });
}

/** The state in a snapshot; nothing where there is none, or one of another version. */
export function readSnapshot(text: string | undefined): MatchState | undefined {
  if (text === undefined) return undefined;
  const { version, state } = JSON.parse(text) as { version?: number; state?: MatchState };
  return version === VERSION ? state : undefined;
}
