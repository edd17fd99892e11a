import { success } from "@tabletown/kernel";
import type { NewEntry } from "../stores/entry.ts";
import { lateSeats } from "./clock.ts";
import { settled } from "./consent.ts";
import type { Decided } from "./decision.ts";
import type { ReadonlyMatch } from "./live-match.ts";
import type { MatchState } from "./match-state.ts";
import { resigned, STAND_IN } from "./result.ts";

/** What happens to those whose time is up: they resign, or a bot plays on for them. */
export function timedOut({ state, game, row }: ReadonlyMatch, now: number): Decided {
  const late = state.clock === undefined ? [] : lateSeats(state.clock, now);
  if (late.length === 0 || state.status !== "playing") return success({ entries: [] });
  if (row.settings.onTimeout === "resign") return thenSettled(state, resigned(game, state, late, true));
  const seats = Object.fromEntries(
    late.flatMap((seat) => {
      const there = state.seats[seat];
      return there === undefined ? [] : [[seat, { ...there, bot: STAND_IN }]];
    }),
  );
  return thenSettled(state, [{ kind: "seats", seats, timeout: true }]);
}

function thenSettled(state: MatchState, entries: readonly NewEntry[]): Decided {
  return success({ entries: [...entries, ...settled({ state }, entries)] });
}
