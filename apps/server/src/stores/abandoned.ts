import type { MatchSummary, Status } from "@tabletown/protocol";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Milliseconds from one note that somebody waits at a match that has not begun to the next. */
export const ATTENDED_EVERY = MINUTE;
/** Milliseconds without such a note after which it counts as left. */
const LEFT_LOBBY = 3 * ATTENDED_EVERY;
const LEFT_MATCH = 120 * MINUTE;
/** The same where days may pass: before the start, and with the most days that there may be for a move. */
const LEFT_LOBBY_OF_DAYS = 3 * DAY;
const LEFT_MATCH_OF_DAYS = (30 + 1) * DAY;

/** Whether those who sat at a match have left it: nothing has happened for longer than its pace explains. */
export function isAbandoned({ status, seats, time, updated }: MatchSummary, now: number): boolean {
  const quiet = now - updated;
  if (status === "lobby") {
    if (seats.every(({ person }) => person === undefined)) return true;
    // Where days may pass between moves nobody has to wait on the spot.
    return quiet > (time.kind === "days" ? LEFT_LOBBY_OF_DAYS : LEFT_LOBBY);
  }
  return status === "playing" && quiet > (time.kind === "days" ? (time.days + 1) * DAY : LEFT_MATCH);
}

/** A match that has not changed since then is abandoned: `any` match, or one with `days` for each move. */
export function attendedSince(status: Status, now: number): { readonly any: number; readonly days: number } {
  if (status === "lobby") return { any: now - LEFT_LOBBY, days: now - LEFT_LOBBY_OF_DAYS };
  if (status === "playing") return { any: now - LEFT_MATCH, days: now - LEFT_MATCH_OF_DAYS };
  return { any: 0, days: 0 };
}
