import type { Game, Seat } from "@tabletown/kernel";
import type { BotLevel, MatchResult } from "@tabletown/protocol";
import type { NewEntry, SeatState } from "../stores/entry.ts";
import type { MatchState } from "./match-state.ts";

type ResultPlace = MatchResult["places"][number];

/** Plays on for those who have left, been timed out or resigned. */
export const STAND_IN: BotLevel = "casual";

/**
 * Who stands where at the end: whoever resigned stands behind whoever did not. Where the game was not played
 * to its end the scores are as they stood, and nothing is said about what they are made of: much of it, like
 * goals that count at the end, was never earned.
 */
export function resultOf(
  game: Game,
  seats: readonly SeatState[],
  position: unknown,
  reason: MatchResult["reason"],
): MatchResult {
  const finished = reason === "finished";
  const standing = game.score(position).map(({ seat, rank, score, parts }) => {
    const gone = seats[seat]?.resigned === true;
    return { gone, place: { seat, rank, score, parts: finished ? [...parts] : [] } };
  });
  if (reason === "agreed") return { reason, places: standing.map(({ place }) => ({ ...place, rank: 1 })) };
  const stayed = standing.filter(({ gone }) => !gone).map(({ place }) => place);
  const left = standing.filter(({ gone }) => gone).map(({ place }) => place);
  return { reason, places: [...ranked(stayed, 0), ...ranked(left, stayed.length)] };
}

/** Ranks once more among fewer, behind so many others. */
function ranked(places: readonly ResultPlace[], behind: number): ResultPlace[] {
  return places.map((place) => ({
    ...place,
    rank: behind + 1 + places.filter(({ rank }) => rank < place.rank).length,
  }));
}

/** Seats give up. A bot plays on for them, unless nobody would be left to play against. */
export function resigned(game: Game, state: MatchState, seats: readonly Seat[], timeout: boolean): NewEntry[] {
  const given = state.seats.map(
    (seat, index): SeatState => (seats.includes(index) ? { ...seat, bot: seat.bot ?? STAND_IN, resigned: true } : seat),
  );
  const change: NewEntry = {
    kind: "seats",
    seats: Object.fromEntries(seats.map((seat) => [seat, given[seat] as SeatState])),
    ...(timeout && { timeout }),
  };
  const playing = given.filter((seat) => !seat.resigned);
  const people = playing.filter((seat) => seat.person !== undefined);
  if (playing.length > 1 && people.length > 0) return [change];
  const result = resultOf(game, given, state.position, timeout ? "timeout" : "resigned");
  return [change, { kind: "end", result: { ...result, by: [...seats] } }];
}
