import { type Seat, success } from "@tabletown/kernel";
import type { ProblemCode } from "@tabletown/protocol";
import type { NewEntry, SeatState } from "../stores/entry.ts";
import { type Decided, type DecisionContext, refuse } from "./decision.ts";
import type { MatchState } from "./match-state.ts";
import { resultOf } from "./result.ts";

type ConsentQuestion = NonNullable<MatchState["ask"]>;

/** Seats whose consent a question still needs: other people who are there. */
export function waitingFor(seats: readonly SeatState[], ask: Omit<ConsentQuestion, "seq">): Seat[] {
  const asker = seats[ask.seat]?.person;
  return seats.flatMap(({ person, bot }, seat) => {
    const concerned = ask.what !== "swap" || seat === ask.to;
    const there = person !== undefined && bot === undefined && person !== asker;
    return concerned && there && !ask.agreed.includes(seat) ? [seat] : [];
  });
}

/**
 * Why a question cannot be put. A bot of its own lets moves be taken back, and the match then does not count for
 * ratings, but shares no victory; one that stands in for somebody agrees to nothing for them. Who has given up has no
 * part in a victory that the others share, nor do they make it one of their own.
 */
function unaskable(seats: readonly SeatState[], ask: Omit<ConsentQuestion, "seq">): ProblemCode | undefined {
  const asker = seats[ask.seat]?.person;
  const stoodInFor = ({ person, bot, resigned }: SeatState): boolean =>
    person !== undefined && person !== asker && bot !== undefined && !resigned;
  if (ask.what === "swap") return undefined;
  if (seats.some(stoodInFor)) return "stand-in";
  const isPlayedByAll = seats.every(({ bot, resigned }) => bot === undefined && !resigned);
  return ask.what === "draw" && !isPlayedByAll ? "no-draws" : undefined;
}

/** Asks the others; where there is nobody to ask, it happens at once. */
export function asked(context: DecisionContext, seat: Seat, what: ConsentQuestion["what"], to: number): Decided {
  if (context.state.ask !== undefined) return refuse("ask-pending");
  const ask = { seat, what, to, agreed: [] };
  const problem = unaskable(context.state.seats, ask);
  if (problem !== undefined) return refuse(problem);
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

/** What becomes of a question when seats change: nobody agrees to anything by leaving, so it is dropped. */
export function settled({ state }: Pick<DecisionContext, "state">, entries: readonly NewEntry[]): NewEntry[] {
  const { ask, seats } = state;
  if (ask === undefined || entries.some(({ kind }) => kind !== "seats")) return [];
  let now = seats;
  for (const each of entries) {
    if (each.kind === "seats") now = now.map((seat, index) => each.seats[index] ?? seat);
  }
  return lapses(ask, seats, now) ? [{ kind: "answer", ask: ask.seq, seats: [], yes: false }] : [];
}

/** Whether a bot plays now for somebody who had asked, been asked or agreed, or somebody else sits where places were to be changed. */
function lapses({ what, seat, to }: ConsentQuestion, before: readonly SeatState[], now: readonly SeatState[]): boolean {
  if (what === "swap") return [seat, to].some((each) => now[each]?.person !== before[each]?.person);
  return now.some(({ bot }, index) => bot !== undefined && before[index]?.bot === undefined);
}

function granted(
  { game, state }: DecisionContext,
  seats: readonly SeatState[],
  ask: Omit<ConsentQuestion, "seq">,
): NewEntry[] {
  switch (ask.what) {
    case "takeback":
      return [{ kind: "undo", seat: ask.seat, to: ask.to, asked: true, repaid: true }];
    case "draw":
      return [{ kind: "end", result: resultOf(game, seats, state.position, "agreed") }];
    case "swap":
      return [{ ...exchange(seats, ask.seat, ask.to), granted: true }];
  }
}

export function exchange(seats: readonly SeatState[], one: Seat, other: Seat): Extract<NewEntry, { kind: "seats" }> {
  return { kind: "seats", seats: { [one]: seats[other] as SeatState, [other]: seats[one] as SeatState } };
}
