import { type Seat, success } from "@tabletown/kernel";
import type { BotLevel } from "@tabletown/protocol";
import { isOpen, type NewEntry, type SeatState } from "../stores/entry.ts";
import { asked, exchange, settled } from "./consent.ts";
import { type Decided, type DecisionContext, refuse, refuseOutsidePlay } from "./decision.ts";
import { STAND_IN } from "./result.ts";
import { startOf } from "./start.ts";

const OPEN: SeatState = { name: "" };

function change(seat: Seat, position: SeatState, host?: string): NewEntry {
  return { kind: "seats", seats: { [seat]: position }, ...(host !== undefined && { host }) };
}

/** A name that nobody else has at this table: "Ann", and then "Ann 2". */
function ownName(seats: readonly SeatState[], seat: Seat, wanted: string): string {
  const taken = new Set(seats.flatMap(({ name }, index) => (index === seat ? [] : [name])));
  for (let n = 2, name = wanted; ; name = `${wanted} ${n++}`) if (!taken.has(name)) return name;
}

export function sat(context: DecisionContext, { person }: { person: string }, seat: Seat, wanted: string): Decided {
  const { row, state } = context;
  const name = ownName(state.seats, seat, wanted);
  const there = state.seats[seat];
  if (there === undefined) return refuse("no-such-seat");
  if (state.status === "over" || state.status === "closed") return refuse("over");
  if (there.person === person && there.expected) return arrived(context, person);
  if (isRemoved(state, person)) return refuse("removed");
  if (!isOpen(there)) return refuse(state.seats.some(isOpen) ? "seat-taken" : "full");
  if (state.status === "playing") {
    const before = state.held.filter(([holder]) => holder === person).map(([, held]) => held);
    if (before.some((held) => held !== seat)) return refuse("knows-too-much");
    // Whoever resigned stays away, also when they got up for good afterwards.
    if (there.resigned && before.length > 0) return refuse("not-your-seat");
    return success({ entries: [change(seat, { name, person, ...(there.resigned && { resigned: true }) })] });
  }
  const seated = change(seat, { name, person }, state.host ?? person);
  const full = state.seats.every((each, index) => index === seat || !isOpen(each));
  if (!row.settings.startWhenFull || !full) return success({ entries: [seated] });
  const started = startOf(context, [seated]);
  return started.ok ? success({ ...started.value, entries: [seated, ...started.value.entries] }) : started;
}

/** Somebody for whom seats are kept has come to the table; where they do not take them, these are free. */
export function arrived({ state }: Pick<DecisionContext, "state">, person: string, sitDown = true): Decided {
  const kept = state.seats.flatMap(({ expected, ...seat }, index): [Seat, SeatState][] =>
    expected && seat.person === person ? [[index, sitDown ? seat : OPEN]] : [],
  );
  return success({ entries: kept.length === 0 ? [] : [{ kind: "seats", seats: Object.fromEntries(kept) }] });
}

export function stood({ state }: DecisionContext, person: string, seat: Seat, forGood: boolean): Decided {
  const there = state.seats[seat];
  if (there?.person !== person) return refuse("not-your-seat");
  if (state.status === "over" || state.status === "closed") return refuse("over");
  if (state.status === "playing") {
    return success({ entries: [change(seat, forGood ? givenUp(there, person) : stoodInFor(there))] });
  }
  if (state.host !== person) return success({ entries: [change(seat, OPEN)] });
  // The match goes to somebody else who sits at it; when nobody does, its host keeps it.
  const heir = state.seats.find((each, index) => index !== seat && each.person !== undefined && !each.expected)?.person;
  return success({ entries: [change(seat, OPEN, heir ?? person)] });
}

function stoodInFor(seat: SeatState): SeatState {
  return seat.bot === undefined ? { ...seat, bot: STAND_IN, away: true } : seat;
}

function givenUp(seat: SeatState, left: string): SeatState {
  const { person: _, ...rest } = stoodInFor(seat);
  return { ...rest, vacant: true, left };
}

/**
 * Somebody who may not come any more holds nobody up: they have got up from all their seats for good. A table that they
 * led goes to who is there, or for whom a seat is kept; without anybody it closes. Where only bots play on, it waits for them.
 */
export function shutOut({ state }: Pick<DecisionContext, "state">, person: string): Decided {
  const { seats, status, host } = state;
  const others = seats.filter((seat) => seat.person !== undefined && seat.person !== person);
  const isLobby = status === "lobby";
  if (!isLobby && (status !== "playing" || others.length === 0)) return success({ entries: [] });
  const left = seats.flatMap((seat, index): [Seat, SeatState][] =>
    seat.person === person && !seat.resigned ? [[index, isLobby ? OPEN : givenUp(seat, person)]] : [],
  );
  const isHost = isLobby && host === person;
  if (left.length === 0 && !isHost) return success({ entries: [] });
  const heir = (others.find(({ expected }) => !expected) ?? others[0])?.person;
  const up: NewEntry = {
    kind: "seats",
    seats: Object.fromEntries(left),
    ...(isHost && heir !== undefined && { host: heir }),
  };
  if (isHost && heir === undefined) {
    return success({ entries: [up, { kind: "end", result: { reason: "closed", places: [] } }] });
  }
  return success({ entries: [up, ...settled({ state }, [up])] });
}

export function returned({ state }: DecisionContext, person: string, seat: Seat): Decided {
  const there = state.seats[seat];
  if (there?.person !== person || there.resigned) return refuse("not-your-seat");
  if (state.status !== "playing") return refuseOutsidePlay(state);
  if (there.bot === undefined) return success({ entries: [] });
  return success({ entries: [change(seat, { name: there.name, person })] });
}

export function renamed({ state }: DecisionContext, person: string, seat: Seat, name: string): Decided {
  const there = state.seats[seat];
  if (there?.person !== person) return refuse("not-your-seat");
  return success({ entries: [change(seat, { ...there, name: ownName(state.seats, seat, name) })] });
}

export function swapped(context: DecisionContext, person: string, seat: Seat, other: Seat): Decided {
  const { state } = context;
  const there = state.seats[other];
  if (state.status !== "lobby") return refuse("already-started");
  if (state.seats[seat]?.person !== person) return refuse("not-your-seat");
  if (there === undefined) return refuse("no-such-seat");
  if (there.person === undefined || there.person === person) {
    return success({ entries: [exchange(state.seats, seat, other)] });
  }
  return asked(context, seat, "swap", other);
}

/** The host seats a bot where nobody sits. */
export function seatedBot({ state }: DecisionContext, person: string, seat: Seat, bot: BotLevel): Decided {
  const there = state.seats[seat];
  if (state.host !== person) return refuse("not-host");
  if (there === undefined) return refuse("no-such-seat");
  if (state.status !== "lobby") return refuse("already-started");
  if (there.person !== undefined) return refuse("seat-taken");
  return success({ entries: [change(seat, { name: bot, bot })] });
}

export function cleared({ state }: DecisionContext, person: string, seat: Seat): Decided {
  if (state.host !== person) return refuse("not-host");
  if (state.seats[seat] === undefined) return refuse("no-such-seat");
  if (state.status !== "lobby") return refuse("already-started");
  const { person: holder, name, expected } = state.seats[seat];
  // Of a seat that is only kept nobody is removed: they may still come.
  const isRemoval = holder !== undefined && holder !== person && !expected;
  const removed = isRemoval ? { removed: { person: holder, name } } : {};
  return success({ entries: [{ kind: "seats", seats: { [seat]: OPEN }, ...removed }] });
}

/** The host lets somebody sit down again who was removed. */
export function letBack({ state }: DecisionContext, person: string, removed: string): Decided {
  if (state.host !== person) return refuse("not-host");
  if (state.status === "over" || state.status === "closed") return refuse("over");
  if (!isRemoved(state, removed)) return success({ entries: [] });
  return success({ entries: [{ kind: "seats", seats: {}, letBack: removed }] });
}

function isRemoved({ removed = [] }: DecisionContext["state"], person: string): boolean {
  return removed.some((each) => each.person === person);
}

/** One person in place of another, on every seat and in everything remembered. Without their name they are nobody. */
export function replacedPerson(
  { state }: DecisionContext,
  { from, to, name }: { readonly from: string; readonly to: string; readonly name?: string },
): Decided {
  const seats = state.seats.flatMap((seat, index): [Seat, SeatState][] => {
    const theirs = seat.person === from ? { person: to } : seat.left === from ? { left: to } : undefined;
    return theirs === undefined ? [] : [[index, { ...seat, ...theirs, ...(name !== undefined && { name }) }]];
  });
  const isHost = state.host === from;
  const wasRemoved = isRemoved(state, from);
  const isNamed = seats.length > 0 || isHost || wasRemoved || state.held.some(([person]) => person === from);
  if (!isNamed) return success({ entries: [] });
  return success({
    entries: [
      {
        kind: "seats",
        seats: Object.fromEntries(seats),
        ...(isHost && { host: to }),
        replaced: { from, to },
        ...(wasRemoved && name !== undefined && { letBack: from }),
      },
    ],
  });
}
