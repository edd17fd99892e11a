import { type Seat, success } from "@tabletown/kernel";
import { type Decided, type DecisionContext, refuse } from "./decision.ts";
import type { NewEntry, SeatState } from "./entry.ts";
import type { MatchState } from "./match-state.ts";
import { resultOf } from "./result.ts";

type ConsentQuestion = NonNullable<MatchState["ask"]>;

/** Seats whose consent a question still needs: other people who are there. Bots agree to everything. */
export function waitingFor(seats: readonly SeatState[], ask: Omit<ConsentQuestion, "seq">): Seat[] {
  const asker = seats[ask.seat]?.person;
  return seats.flatMap(({ person, bot }, seat) => {
    const concerned = ask.what !== "swap" || seat === ask.to;
    const there = person !== undefined && bot === undefined && person !== asker;
    return concerned && there && !ask.agreed.includes(seat) ? [seat] : [];
  });
}

/** Asks the others; where there is nobody to ask, it happens at once. */
export function asked(context: DecisionContext, seat: Seat, what: ConsentQuestion["what"], to: number): Decided {
  if (context.state.ask !== undefined) return refuse("ask-pending");
  const ask = { seat, what, to, agreed: [] };
  if (waitingFor(context.state.seats, ask).length > 0) return success({ entries: [{ kind: "ask", seat, what, to }] });
  return success({ entries: granted(context, context.state.seats, ask) });
}

/** An answer, and what follows when it was the last one missing. */
export function agreed(context: DecisionContext, person: string, question: number, yes: boolean): Decided {
  const { ask, seats } = context.state;
  if (ask === undefined || ask.seq !== question) return refuse("no-such-ask");
  const mine = waitingFor(seats, ask).filter((seat) => seats[seat]?.person === person);
  // Whoever asked may take the question back.
  const withdrawn = !yes && seats[ask.seat]?.person === person;
  if (mine.length === 0 && !withdrawn) return refuse("no-such-ask");
  const answer: NewEntry = { kind: "answer", ask: ask.seq, seats: mine, yes };
  const after = { ...ask, agreed: [...ask.agreed, ...mine] };
  const last = yes && waitingFor(seats, after).length === 0;
  return success({ entries: last ? [answer, ...granted(context, seats, after)] : [answer] });
}

/** What follows when a change of seats leaves nobody to wait for. */
export function settled(context: DecisionContext, entries: readonly NewEntry[]): NewEntry[] {
  const { ask, seats } = context.state;
  if (ask === undefined || entries.some(({ kind }) => kind === "end")) return [];
  let now = seats;
  for (const each of entries) {
    if (each.kind === "seats") now = now.map((seat, index) => each.seats[index] ?? seat);
  }
  return waitingFor(now, ask).length === 0 ? granted(context, now, ask) : [];
}

function granted(
  { game, state }: DecisionContext,
  seats: readonly SeatState[],
  ask: Omit<ConsentQuestion, "seq">,
): NewEntry[] {
  switch (ask.what) {
    case "takeback":
      return [{ kind: "undo", seat: ask.seat, to: ask.to, asked: true }];
    case "draw":
      return [{ kind: "end", result: resultOf(game, seats, state.position, "agreed") }];
    case "swap":
      return [{ ...exchange(seats, ask.seat, ask.to), granted: true }];
  }
}

export function exchange(seats: readonly SeatState[], one: Seat, other: Seat): Extract<NewEntry, { kind: "seats" }> {
  return { kind: "seats", seats: { [one]: seats[other] as SeatState, [other]: seats[one] as SeatState } };
}
