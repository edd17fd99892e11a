import type { MatchSummary } from "@tabletown/protocol";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Milliseconds from one note that somebody waits at a match that has not begun to the next. */
export const ATTENDED_EVERY = MINUTE;
/** Milliseconds without such a note after which it counts as left. */
const LEFT_LOBBY = 3 * ATTENDED_EVERY;
const LEFT_MATCH = 120 * MINUTE;

/** Whether those who sat at a match have left it: nothing has happened for longer than its pace explains. */
export function isAbandoned({ status, seats, time, updated }: MatchSummary, now: number): boolean {
  const quiet = now - updated;
  if (status === "lobby") {
    if (seats.every(({ person }) => person === undefined)) return true;
    // Where days may pass between moves nobody has to wait on the spot.
    return quiet > (time.kind === "days" ? 3 * DAY : LEFT_LOBBY);
  }
  return status === "playing" && quiet > (time.kind === "days" ? (time.days + 1) * DAY : LEFT_MATCH);
}
