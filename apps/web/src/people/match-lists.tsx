import type { MatchSummary } from "@tabletown/protocol";
import type { JSX } from "preact";
import { MatchRow } from "../part/match-row.tsx";
import { seatName } from "../part/seat-name.ts";
import { timeText } from "../part/time-text.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** Matches on the server, each with what somebody who is not (or is) this person wants to know of it. */
export function MatchList(props: {
  readonly matches: readonly MatchSummary[];
  readonly me?: string | undefined;
}): JSX.Element {
  return (
    <ul class="saves">
      {props.matches.map((match) => {
        const names = match.seats.map((seat, index) => (seat.open ? t().openSeat : seatName(seat, index)));
        const { id, game, updated, pack } = match;
        const [next] = match.toAct;
        return (
          <MatchRow
            key={id}
            {...{ game, names, next, updated, pack }}
            link={href("table", id)}
            turn={turnOf(match, names, props.me)}
          />
        );
      })}
    </ul>
  );
}

function turnOf(
  { status, toAct, seats, time }: MatchSummary,
  names: readonly string[],
  me: string | undefined,
): string {
  if (status === "over") return t().finished;
  const open = seats.filter((seat) => seat.open).length;
  if (status === "lobby") return [...(open > 0 ? [t().seatsFree(open)] : []), timeText(time)].join(" · ");
  if (me !== undefined && toAct.some((seat) => seats[seat]?.person === me)) return t().yourTurn;
  const [next] = toAct;
  return next === undefined ? "" : t().turnOf(names[next] ?? "");
}
