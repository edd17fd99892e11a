import { type Seat, success } from "@tabletown/kernel";
import type { Happened, SeatState } from "./entry.ts";
import { resultOf } from "./result.ts";
import { type Decided, refuse, type Situation } from "./situation.ts";
import type { Table } from "./table.ts";

type Question = NonNullable<Table["ask"]>;

/** Seats whose consent a question still needs: other people who are there. Bots agree to everything. */
export function waitingFor(seats: readonly SeatState[], ask: Omit<Question, "seq">): Seat[] {
  const asker = seats[ask.seat]?.person;
  return seats.flatMap(({ person, bot }, seat) => {
    const concerned = ask.what !== "swap" || seat === ask.to;
    const there = person !== undefined && bot === undefined && person !== asker;
    return concerned && there && !ask.agreed.includes(seat) ? [seat] : [];
  });
}

/** Asks the others; where there is nobody to ask, it happens at once. */
export function asked(at: Situation, seat: Seat, what: Question["what"], to: number): Decided {
  if (at.table.ask !== undefined) return refuse("ask-pending");
  const ask = { seat, what, to, agreed: [] };
  if (waitingFor(at.table.seats, ask).length > 0) return success({ happened: [{ kind: "ask", seat, what, to }] });
  return success({ happened: granted(at, at.table.seats, ask) });
}

/** An answer, and what follows when it was the last one missing. */
export function agreed(at: Situation, person: string, question: number, yes: boolean): Decided {
  const { ask, seats } = at.table;
  if (ask === undefined || ask.seq !== question) return refuse("no-such-ask");
  const mine = waitingFor(seats, ask).filter((seat) => seats[seat]?.person === person);
  // Whoever asked may take the question back.
  const withdrawn = !yes && seats[ask.seat]?.person === person;
  if (mine.length === 0 && !withdrawn) return refuse("no-such-ask");
  const answer: Happened = { kind: "answer", ask: ask.seq, seats: mine, yes };
  const after = { ...ask, agreed: [...ask.agreed, ...mine] };
  const last = yes && waitingFor(seats, after).length === 0;
  return success({ happened: last ? [answer, ...granted(at, seats, after)] : [answer] });
}

/** What follows when a change of seats leaves nobody to wait for. */
export function settled(at: Situation, happened: readonly Happened[]): Happened[] {
  const { ask, seats } = at.table;
  if (ask === undefined || happened.some(({ kind }) => kind === "end")) return [];
  let now = seats;
  for (const each of happened) {
    if (each.kind === "seats") now = now.map((seat, index) => each.seats[index] ?? seat);
  }
  return waitingFor(now, ask).length === 0 ? granted(at, now, ask) : [];
}

function granted({ game, table }: Situation, seats: readonly SeatState[], ask: Omit<Question, "seq">): Happened[] {
  switch (ask.what) {
    case "takeback":
      return [{ kind: "undo", seat: ask.seat, to: ask.to, asked: true }];
    case "draw":
      return [{ kind: "end", result: resultOf(game, seats, table.state, "agreed") }];
    case "swap":
      return [{ ...exchange(seats, ask.seat, ask.to), granted: true }];
  }
}

export function exchange(seats: readonly SeatState[], one: Seat, other: Seat): Extract<Happened, { kind: "seats" }> {
  return { kind: "seats", seats: { [one]: seats[other] as SeatState, [other]: seats[one] as SeatState } };
}
