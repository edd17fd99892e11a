import type { MatchSummary, SeatInfo } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import { timeText } from "../part/time-text.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";
import { askedSeat } from "./asked-seat.ts";
import { toldOf } from "./match-lists.tsx";
import { said, texts } from "./text.ts";

const MINUTES = ["minute", 60_000] as const;
/** Time is told in days where there are at least two of them, and so on. */
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], MINUTES] as const;

/** What somebody who sits at a match is told of it in a list. */
export function toldOfOwn(match: MatchSummary): ReturnType<typeof toldOf> {
  const { status, seats, time } = match;
  const me = connection.person.value;
  const told = toldOf(match);
  if (status === "lobby" && seats.every(({ open }) => !open)) {
    return { ...told, turn: listed(said(texts.allHere), timeText(time)) };
  }
  if (status !== "playing") return told;
  const asked = askedSeat(match, me);
  const isOwn = ({ person }: SeatInfo): boolean => me !== undefined && person === me;
  const standsIn = seats.some((seat) => isOwn(seat) && seat.bot !== undefined && !seat.resigned);
  const turn = asked === undefined ? told.turn : t().yourTurn;
  return {
    next: asked ?? told.next,
    turn: listed(turn, timeLeft(match), standsIn && said(texts.botPlaysForYou)),
  };
}

function listed(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}

/** How long whoever is to move still has, where that is told in days. */
function timeLeft({ time, deadline }: MatchSummary): string | undefined {
  if (time.kind !== "days" || deadline === undefined) return undefined;
  const left = Math.max(0, deadline - connection.serverTime());
  const unit = UNITS.find(([, milliseconds]) => left >= 2 * milliseconds) ?? MINUTES;
  const format = { style: "unit", unit: unit[0], unitDisplay: "long" } as const;
  const number = new Intl.NumberFormat(settings.value.language, format).format(Math.floor(left / unit[1]));
  return said(texts.timeLeft)(number);
}
