import { failure, type GameRecord, type Result, sealed, success } from "@tabletown/kernel";
import type { MatchResult, Problem } from "@tabletown/protocol";
import { historyOf } from "../rooms/move-history.ts";
import type { Services } from "../services.ts";
import type { MatchEntry, SeatState } from "../stores/entry.ts";
import type { MatchRow } from "../stores/matches.ts";
import { recordHead } from "./record.ts";

/** A match that is over and whose rules are no longer known: its log is all that is left of it. */
interface OutdatedMatch {
  readonly row: MatchRow;
  readonly log: readonly MatchEntry[];
  readonly seats: readonly SeatState[];
  readonly result: MatchResult;
}

/** Finds one for a person, or for whoever has the link to it. */
export async function outdatedMatch(
  { store }: Pick<Services, "store">,
  match: string,
  viewer: { readonly person?: string | undefined; readonly shared: boolean },
): Promise<Result<OutdatedMatch, Problem>> {
  const { person, shared } = viewer;
  const row = await store.matches.find(match);
  const admitted = shared || (person !== undefined && (await store.matches.admitted(match, person)));
  if (row === undefined || (row.visibility === "invitation" && !admitted)) return failure({ code: "unknown-match" });
  const log = await store.matches.entries(match, 0);
  const end = log.find((entry) => entry.kind === "end");
  if (end === undefined) return failure({ code: "not-over" });
  const seats: SeatState[] = [];
  for (const entry of log) if (entry.kind === "seats") Object.assign(seats, entry.seats);
  return success({ row, log, seats, result: end.result });
}

/**
 * The record of such a match. It is put together without playing: hashes that the log does not hold stay empty, and
 * whoever still has those rules can replay it.
 */
export function outdatedRecord({ row, log, seats }: OutdatedMatch): Result<GameRecord, Problem> {
  const history = historyOf(log);
  if (history === undefined) return failure({ code: "not-started" });
  return success(
    sealed({
      ...recordHead(row, seats),
      setup: history.setup,
      moves: history.moves.map(({ seat, move, draws, hash = "" }) => ({
        seat,
        move,
        ...(draws.length > 0 && { draws }),
        hash,
      })),
    }),
  );
}
