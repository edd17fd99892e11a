import type { Game, Seat } from "@tabletown/kernel";
import type { BotLevel, Result } from "@tabletown/protocol";
import type { Happened, SeatState } from "./entry.ts";
import type { Table } from "./table.ts";

/** Plays on for those who have left, been timed out or resigned. */
export const STAND_IN: BotLevel = "casual";

/** Who stands where at the end: whoever resigned stands behind whoever did not. */
export function resultOf(game: Game, seats: readonly SeatState[], state: unknown, reason: Result["reason"]): Result {
  const standing = game.score(state).map(({ seat, rank, score, parts }) => ({ seat, rank, score, parts: [...parts] }));
  const gone = (seat: Seat): boolean => seats[seat]?.resigned === true;
  if (reason === "agreed") return { reason, places: standing.map((place) => ({ ...place, rank: 1 })) };
  if (!standing.some(({ seat }) => gone(seat))) return { reason, places: standing };
  const ordered = [...standing.filter(({ seat }) => !gone(seat)), ...standing.filter(({ seat }) => gone(seat))];
  const better = (place: (typeof standing)[number]): number =>
    ordered.filter(
      (other) => (gone(other.seat) ? 1 : 0) * 100 + other.rank < (gone(place.seat) ? 1 : 0) * 100 + place.rank,
    ).length;
  return { reason, places: ordered.map((place) => ({ ...place, rank: better(place) + 1 })) };
}

/** Seats give up. A bot plays on for them, unless nobody would be left to play against. */
export function resigned(game: Game, table: Table, seats: readonly Seat[], timeout: boolean): Happened[] {
  const given = table.seats.map(
    (seat, index): SeatState => (seats.includes(index) ? { ...seat, bot: seat.bot ?? STAND_IN, resigned: true } : seat),
  );
  const change: Happened = {
    kind: "seats",
    seats: Object.fromEntries(seats.map((seat) => [seat, given[seat] as SeatState])),
    ...(timeout && { timeout }),
  };
  const playing = given.filter((seat) => !seat.resigned);
  const people = playing.filter((seat) => seat.person !== undefined);
  if (playing.length > 1 && people.length > 0) return [change];
  return [change, { kind: "end", result: resultOf(game, given, table.state, "resigned") }];
}
