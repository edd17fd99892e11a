import {
  commitmentTo,
  failure,
  type GameRecord,
  type Json,
  RECORD_VERSION,
  type Result,
  sealed,
  success,
} from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { SeatState } from "../rooms/entry.ts";
import { historyOf } from "../rooms/move-history.ts";
import type { Services } from "../services.ts";

/**
 * The record of a match that was closed because its rules are no longer known. It is put together without playing:
 * hashes that the log does not hold stay empty, and whoever still has those rules can replay it.
 */
export async function outdatedRecord(
  { store }: Pick<Services, "store">,
  match: string,
  person: string | undefined,
): Promise<Result<GameRecord, Problem>> {
  const row = await store.matches.find(match);
  const admitted = person !== undefined && (await store.matches.admitted(match, person));
  if (row === undefined || (row.visibility === "invitation" && !admitted)) return failure({ code: "unknown-match" });
  const log = await store.matches.entries(match, 0);
  if (!log.some(({ kind }) => kind === "end")) return failure({ code: "not-over" });
  const history = historyOf(log);
  if (history === undefined) return failure({ code: "not-started" });
  const seats: SeatState[] = [];
  for (const entry of log) if (entry.kind === "seats") Object.assign(seats, entry.seats);
  const { options, components, table, continued } = row.settings;
  return success(
    sealed({
      tabletown: RECORD_VERSION,
      game: row.game,
      rules: row.rules,
      options,
      components: { hash: components, ...(table !== undefined && { table: table as Json }) },
      seats: seats.map(({ name, person: holder, bot }) => ({
        name,
        ...(holder === undefined && bot !== undefined && { bot }),
      })),
      chance: continued ? {} : { commitment: commitmentTo(row.seed), seed: row.seed },
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
