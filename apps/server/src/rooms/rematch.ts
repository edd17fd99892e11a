import type { SeatState } from "./entry.ts";
import type { MatchState } from "./match-state.ts";

/** The same people and bots once more, those who left included; whoever sat last begins. */
export function rematchSeats({ seats }: MatchState): SeatState[] {
  const again = seats.map(
    ({ name, person, bot }): SeatState =>
      person !== undefined ? { name, person } : bot !== undefined ? { name, bot } : { name: "" },
  );
  return [...again.slice(-1), ...again.slice(0, -1)];
}
