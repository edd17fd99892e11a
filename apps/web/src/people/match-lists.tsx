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
        const { id, game, updated, pack, seats } = match;
        const [next] = match.toAct;
        // How many seats are free is said beside it.
        const names = seats.flatMap((seat, index) => (seat.open ? [] : [seatName(seat, index)]));
        return (
          <MatchRow
            key={id}
            {...{ game, names, next, updated, pack }}
            link={href("table", id)}
            turn={turnOf(match, props.me)}
          />
        );
      })}
    </ul>
  );
}

function turnOf({ status, toAct, seats, time, accountsOnly }: MatchSummary, me: string | undefined): string {
  if (status === "over") return t().finished;
  if (status === "closed") return t().closed;
  const open = seats.filter((seat) => seat.open).length;
  if (status === "lobby") {
    const said = [open > 0 && t().seatsFree(open), timeText(time), accountsOnly && t().accountsOnly];
    return said.filter(Boolean).join(" · ");
  }
  if (me !== undefined && toAct.some((seat) => seats[seat]?.person === me)) return t().yourTurn;
  const [next] = toAct;
  const seat = next === undefined ? undefined : seats[next];
  return next === undefined || seat === undefined ? "" : t().turnOf(seatName(seat, next));
}
