import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import type { Ruleset } from "./ruleset.ts";
import { NO_BID, type State } from "./state.ts";

export function toAct({ phase, players }: State): readonly Seat[] {
  switch (phase.type) {
    case "build":
      return [phase.turn];
    case "auction":
      // SPEC 3.1: all at the same time.
      return players.flatMap(({ bid }, seat) => (bid === NO_BID ? [seat] : []));
    case "over":
      return [];
  }
}

/** Complete, without duplicates, in a fixed order; empty exactly for seats that may not act. */
export function actions(_rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  const player = s.players[seat];
  if (player === undefined || !toAct(s).includes(seat)) return [];
  if (s.phase.type === "build") {
    return [...new Set(player.hand)].sort().map((building) => ({ type: "build", building }));
  }
  return Array.from({ length: player.coins + 1 }, (_, coins) => ({ type: "bid", coins }));
}
