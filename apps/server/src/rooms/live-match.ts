import type { Game } from "@tabletown/kernel";
import type { MatchEntry } from "../stores/entry.ts";
import type { MatchRow } from "../stores/matches.ts";
import type { MatchState } from "./match-state.ts";

/** A match at one moment, to be read. */
export interface ReadonlyMatch {
  readonly row: MatchRow;
  readonly game: Game;
  readonly state: MatchState;
}

/** A match that goes on. Whoever has this always reads its newest state; only its room changes it. */
export interface LiveMatch extends ReadonlyMatch {
  /** The log after an entry, or the whole of it, for looking back. */
  log(after?: number): Promise<MatchEntry[]>;
}
