import type { MatchSummary } from "@tabletown/protocol";

/** The seat at which a match waits for somebody, and not for a bot that plays for them. */
export function askedSeat({ toAct, seats }: MatchSummary, me: string | undefined): number | undefined {
  return toAct.find((seat) => me !== undefined && seats[seat]?.person === me && seats[seat].bot === undefined);
}
