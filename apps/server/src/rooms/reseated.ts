import type { Seat } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { MatchEntry, RemovedPerson, SeatState } from "../stores/entry.ts";
import { leaveClock, type MatchClock, returnClock, settleGone, turnClock } from "./clock.ts";
import { type MatchState, thinking, unasked } from "./match-state.ts";

/** The state after seats changed hands, names or players. */
export function reseated(
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "seats" }>,
): MatchState {
  const seats = state.seats.map((seat, index) => entry.seats[index] ?? seat);
  const host = entry.host ?? state.host;
  const before = heldAfter(state.held, entry.replaced);
  const held = state.status === "playing" ? holders(before, seats) : before;
  const { removed: _, ...rest } = entry.granted ? unasked(state) : state;
  const removed = removedAfter(state.removed ?? [], entry);
  const next: MatchState = {
    ...rest,
    seq: entry.seq,
    seats,
    held,
    ...(removed.length > 0 && { removed }),
    ...(host !== undefined && { host }),
  };
  if (state.clock === undefined) return next;
  return { ...next, clock: reseatedClock(time, state.clock, state, next, entry) };
}

function reseatedClock(
  time: TimeControl,
  before: MatchClock,
  state: MatchState,
  next: MatchState,
  { at, timeout }: Extract<MatchEntry, { kind: "seats" }>,
): MatchClock {
  // Somebody else who sits down in a seat has not had any of its choices.
  const isOwn = (seat: Seat): boolean => {
    const { person, left = person } = state.seats[seat] ?? {};
    return left === next.seats[seat]?.person;
  };
  const was = settleGone(before, (seat) => next.seats[seat]?.bot !== undefined || isOwn(seat));
  const goOn = was.gone?.map(([seat]) => seat);
  let clock = turnClock(was, time, at, thinking(next), goOn);
  for (const [seat, { bot }] of next.seats.entries()) {
    const filled = state.seats[seat];
    if (bot === undefined && filled?.bot !== undefined) clock = returnClock(clock, seat, !filled.away || !isOwn(seat));
  }
  const leaves = (seat: Seat): boolean => timeout === true || next.seats[seat]?.away === true;
  const gone = was.running.filter((seat) => next.seats[seat]?.bot !== undefined && leaves(seat));
  return leaveClock(clock, gone);
}

function heldAfter(held: MatchState["held"], replaced: { from: string; to: string } | undefined): MatchState["held"] {
  if (replaced === undefined) return held;
  return held.map(([person, seat]) => [person === replaced.from ? replaced.to : person, seat] as const);
}

function removedAfter(
  before: readonly RemovedPerson[],
  { removed, letBack, replaced }: Extract<MatchEntry, { kind: "seats" }>,
): readonly RemovedPerson[] {
  const kept = before.filter(({ person }) => person !== letBack && person !== removed?.person);
  const now = removed === undefined ? kept : [...kept, removed];
  if (replaced === undefined) return now;
  const others = now.filter(({ person }) => person !== replaced.to);
  return others.map((each) => (each.person === replaced.from ? { ...each, person: replaced.to } : each));
}

/** Who has held which seat, once these people sit. */
export function holders(held: MatchState["held"], seats: readonly SeatState[]): MatchState["held"] {
  const now = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [[person, seat] as const]));
  const known = (pair: readonly [string, Seat]): boolean => held.some(([p, s]) => p === pair[0] && s === pair[1]);
  return [...held, ...now.filter((pair) => !known(pair))];
}
