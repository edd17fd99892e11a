import type { GameRecord, Result, Seat } from "@tabletown/kernel";
import type { Problem, ReplayFrame } from "@tabletown/protocol";
import type { MatchState } from "../rooms/match-state.ts";
import type { MoveHistory } from "../rooms/move-history.ts";
import type { MatchEntry } from "../stores/entry.ts";
import type { GameIdentity, MatchRow } from "../stores/matches.ts";

/** A game to be played again as one viewer was allowed to see it. */
export interface ReplayRequest {
  readonly played: GameIdentity;
  readonly seats: number;
  readonly history: MoveHistory;
  readonly viewer: Seat | undefined;
  /** The first move that is wanted, 0 being the set-up. */
  readonly from: number;
  readonly views: boolean;
  /** Every move may be known to every viewer. */
  readonly openMoves: boolean;
}

/** How many moves there are, and some of them as they looked. */
export interface Replay {
  readonly moves: number;
  readonly frames: ReplayFrame[];
}

/** What takes a whole game to answer: whether a record is what it says, the record of a match, a replay. */
export type RecordTask =
  | { readonly type: "check"; readonly record: GameRecord; readonly table: unknown }
  | { readonly type: "write"; readonly row: MatchRow; readonly state: MatchState; readonly log: readonly MatchEntry[] }
  | ({ readonly type: "replay" } & ReplayRequest);

export interface Answers {
  readonly check: Result<undefined, Problem>;
  readonly write: Result<GameRecord | undefined, Problem>;
  readonly replay: Result<Replay, Problem>;
}
