import type { MatchSummary } from "@tabletown/protocol";
import type { JSX } from "preact";
import { MatchRow } from "../part/match-row.tsx";
import { seatName } from "../part/seat-name.ts";
import { timeText } from "../part/time-text.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";

/** What is said of a match: whose turn it is, and the seat. */
interface Told {
  readonly next: number | undefined;
  readonly turn: string;
}

/** Matches on the server, each with what anybody, or `tell`, says of it. */
export function MatchList(props: {
  readonly matches: readonly MatchSummary[];
  tell?(match: MatchSummary): Told;
}): JSX.Element {
  const { matches, tell = toldOf } = props;
  return (
    <ul class="saves">
      {matches.map((match) => {
        const { id, game, updated, pack, seats } = match;
        // How many seats are free is said beside it.
        const names = seats.flatMap((seat, index) => (seat.open ? [] : [seatName(seat, index)]));
        return <MatchRow key={id} {...{ game, names, updated, pack }} {...tell(match)} link={href("table", id)} />;
      })}
    </ul>
  );
}

/** What anybody is told of a match. */
export function toldOf(match: MatchSummary): Told {
  return { next: match.toAct[0], turn: turnOf(match) };
}

function turnOf({ status, toAct, seats, time, accountsOnly }: MatchSummary): string {
  if (status === "over") return t().finished;
  if (status === "closed") return t().closed;
  const open = seats.filter((seat) => seat.open).length;
  if (status === "lobby") {
    const said = [open > 0 && t().seatsFree(open), timeText(time), accountsOnly && t().accountsOnly];
    return said.filter(Boolean).join(" · ");
  }
  const [next] = toAct;
  const seat = next === undefined ? undefined : seats[next];
  return next === undefined || seat === undefined ? "" : t().turnOf(seatName(seat, next));
}
