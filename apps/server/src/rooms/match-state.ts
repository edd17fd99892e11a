import { type Game, type GameEvent, isFree, type Seat, scripted } from "@tabletown/kernel";
import type { Ask, MatchResult, Status, TakenBack, TimeControl } from "@tabletown/protocol";
import {
  leaveClock,
  type MatchClock,
  movedClock,
  repaidClock,
  returnClock,
  settleGone,
  startClock,
  turnClock,
} from "./clock.ts";
import type { LoggedMove, MatchEntry, RemovedPerson, SeatState } from "./entry.ts";
import { noted } from "./taken-back.ts";

/** Everything that follows from the log of a match. Plain data: a snapshot is its JSON. */
export interface MatchState {
  readonly seq: number;
  readonly status: Status;
  readonly seats: readonly SeatState[];
  readonly host?: string;
  /** Moves on the line that counts; those taken back are not on it. */
  readonly moves: number;
  /** Moves that came with a continued record and cannot be taken back. */
  readonly opening: number;
  /** The last moves, if they are one seat's own and free to take back. */
  readonly free: { readonly seat: Seat; readonly count: number };
  /** Per seat, since when it has had the choice it has now: what was decided before is stale. */
  readonly since: readonly number[];
  /** Per seat, the key of the last move and where it stands in the log. */
  readonly keys: readonly (readonly [key: string, seq: number])[];
  /** Who has held which seat while the game ran, and so has seen its secrets. */
  readonly held: readonly (readonly [person: string, seat: Seat])[];
  /** Whom the host has removed. */
  readonly removed?: readonly RemovedPerson[];
  readonly clock?: MatchClock;
  readonly ask?: Pick<Ask, "seq" | "seat" | "what" | "to" | "agreed">;
  /** What is said about moves that were taken back. */
  readonly takenBack?: readonly TakenBack[];
  readonly result?: MatchResult;
  readonly rematch?: string;
  readonly rematchBy?: Seat;
  /** A bot has agreed to a takeback of something revealed: the match does not count for ratings. */
  readonly casual?: true;
  /** Its seed was told before: whatever is drawn can be known beforehand, and the match counts for nothing. */
  readonly seedKnown?: true;
  /** Seats that may act now, whoever plays them; none before the start and after the end. The game is asked once per position. */
  readonly toAct: readonly Seat[];
  /** The position; nothing before the start. */
  readonly position?: unknown;
}

/** What a move brought: the new position, who may act in it, and what happened. */
export interface MoveEffect {
  readonly position: unknown;
  readonly toAct: readonly Seat[];
  readonly events: readonly GameEvent[];
}

/** An earlier position that moves are taken back to. */
export interface EarlierPosition {
  readonly position: unknown;
  readonly toAct: readonly Seat[];
  readonly free: MatchState["free"];
  /** Whose the moves were that are taken back, in order, and where they stand in the log. */
  readonly undone: readonly { readonly seat: Seat; readonly seq: number }[];
}

export function emptyState(seats: number): MatchState {
  return {
    seq: 0,
    status: "lobby",
    seats: Array.from({ length: seats }, () => ({ name: "" })),
    moves: 0,
    opening: 0,
    free: { seat: 0, count: 0 },
    since: Array.from({ length: seats }, () => 0),
    keys: Array.from({ length: seats }, () => ["", 0] as const),
    held: [],
    toAct: [],
  };
}

/** Whether the match has come to an end, with a result or without. */
export function isOver({ status }: Pick<MatchState, "status">): boolean {
  return status === "over" || status === "closed";
}

/**
 * The state after an entry. What a move brought is given where it has been worked out already; an entry that
 * takes moves back needs the earlier position.
 */
export function advance(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: MatchEntry,
  reached?: MoveEffect | EarlierPosition,
): MatchState {
  switch (entry.kind) {
    case "seats":
      return reseated(time, state, entry);
    case "start":
      return started(game, time, state, entry);
    case "move": {
      const known = reached !== undefined && "events" in reached ? reached : undefined;
      return moved(time, state, entry, known ?? playMove(game, state.position, entry));
    }
    case "undo":
      if (reached === undefined || !("free" in reached)) throw new Error("the earlier position is missing");
      return takenBack(game, time, state, entry, reached);
    case "ask":
      return {
        ...state,
        seq: entry.seq,
        ask: { seq: entry.seq, seat: entry.seat, what: entry.what, to: entry.to, agreed: [] },
      };
    case "answer":
      return answered(state, entry);
    case "end": {
      const { ask: _ask, clock: _clock, ...rest } = state;
      return {
        ...rest,
        seq: entry.seq,
        status: entry.result.reason === "closed" ? "closed" : "over",
        result: entry.result,
        toAct: [],
      };
    }
    case "seed-known":
      return { ...state, seq: entry.seq, seedKnown: true };
    case "rematch":
      return {
        ...state,
        seq: entry.seq,
        rematch: entry.match,
        ...(entry.seat !== undefined && { rematchBy: entry.seat }),
      };
  }
}

function reseated(time: TimeControl, state: MatchState, entry: Extract<MatchEntry, { kind: "seats" }>): MatchState {
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

function started(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "start" }>,
): MatchState {
  const seats = state.seats.length;
  const position = game.setup(seats, scripted(entry.draws));
  for (const move of entry.opening ?? []) applyMove(game, position, move);
  const next: MatchState = {
    ...state,
    seq: entry.seq,
    status: "playing",
    position,
    toAct: game.toAct(position),
    moves: entry.opening?.length ?? 0,
    opening: entry.opening?.length ?? 0,
    since: state.since.map(() => entry.seq),
    held: holders([], state.seats),
  };
  const clock = startClock(time, seats, thinking(next), entry.at);
  return { ...unasked(next), ...(clock !== undefined && { clock }) };
}

function moved(
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "move" }>,
  { position, toAct, events }: MoveEffect,
): MatchState {
  const { seq, seat, draws } = entry;
  // A move answers a question about taking moves back: play goes on.
  const next: MatchState = {
    ...(state.ask?.what === "takeback" ? unasked(state) : state),
    seq,
    position,
    toAct,
    moves: state.moves + 1,
    free: freeAfter(state.free, { seat, draws, events }),
    since: state.since.map((since, each) =>
      each === seat || (toAct.includes(each) && !state.toAct.includes(each)) ? seq : since,
    ),
    keys: entry.key === undefined ? state.keys : state.keys.with(seat, [entry.key, seq]),
  };
  if (state.clock === undefined) return next;
  const clock = goneFrom(state.clock, state, next);
  return { ...next, clock: movedClock(clock, time, entry.at, thinking(next), { mover: seat, free: next.free.count }) };
}

/** The last moves that may freely be taken back, after one more move. */
export function freeAfter(
  free: MatchState["free"],
  move: { readonly seat: Seat; readonly draws: readonly number[]; readonly events: readonly GameEvent[] },
): MatchState["free"] {
  const run = free.seat === move.seat ? free.count : 0;
  return { seat: move.seat, count: isFree(move) ? run + 1 : 0 };
}

function takenBack(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "undo" }>,
  earlier: EarlierPosition,
): MatchState {
  const { position, toAct, free, undone } = earlier;
  const next: MatchState = {
    ...unasked(state),
    seq: entry.seq,
    position,
    toAct,
    moves: entry.to,
    free,
    since: state.since.map((since, seat) => (keepsChoice(game, state, entry, earlier, seat) ? since : entry.seq)),
    takenBack: noted(state.takenBack ?? [], entry.seat, state.moves, entry.to),
    ...(entry.asked && state.seats.some(({ person }) => person === undefined) && { casual: true }),
  };
  if (state.clock === undefined) return next;
  const was = goneFrom(state.clock, state, next);
  const running = thinking(next);
  const clock = entry.repaid
    ? repaidClock(was, time, entry.at, running, { undone: undone.map(({ seat }) => seat), asked: entry.asked === true })
    : turnClock(was, time, entry.at, running);
  return { ...next, clock };
}

/** The clock without those who left a choice that is over. */
function goneFrom(clock: MatchClock, before: MatchState, { toAct, since }: MatchState): MatchClock {
  return settleGone(clock, (seat) => toAct.includes(seat) && since[seat] === before.since[seat]);
}

/**
 * Whether a seat goes on with the choice that it had before somebody else's moves, freely taken back now, were made: it
 * had it all the time, and has the same options. Then nothing that it has decided was meant for another choice.
 */
function keepsChoice(
  game: Game,
  state: MatchState,
  { seat: taker, asked }: Extract<MatchEntry, { kind: "undo" }>,
  { position, toAct, undone: [first] }: EarlierPosition,
  seat: Seat,
): boolean {
  if (asked || seat === taker || first === undefined) return false;
  if (!state.toAct.includes(seat) || !toAct.includes(seat) || (state.since[seat] ?? 0) >= first.seq) return false;
  const options = (from: unknown): string =>
    JSON.stringify(game.actions(from, seat).map((action) => game.format(action)));
  return options(state.position) === options(position);
}

function answered(state: MatchState, entry: Extract<MatchEntry, { kind: "answer" }>): MatchState {
  const { ask } = state;
  if (!entry.yes || ask === undefined) return { ...unasked(state), seq: entry.seq };
  return { ...state, seq: entry.seq, ask: { ...ask, agreed: [...ask.agreed, ...entry.seats] } };
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

function holders(held: MatchState["held"], seats: readonly SeatState[]): MatchState["held"] {
  const now = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [[person, seat] as const]));
  const known = (pair: readonly [string, Seat]): boolean => held.some(([p, s]) => p === pair[0] && s === pair[1]);
  return [...held, ...now.filter((pair) => !known(pair))];
}

function unasked({ ask: _, ...rest }: MatchState): MatchState {
  return rest;
}

/** Seats that a person is asked to play now: their clocks run. */
function thinking({ toAct, seats }: MatchState): Seat[] {
  return toAct.filter((seat) => seats[seat]?.bot === undefined);
}

/** Plays a move of the log again on a copy. */
export function playMove(game: Game, position: unknown, move: LoggedMove): MoveEffect {
  const next = game.copy(position);
  const events = applyMove(game, next, move);
  return { position: next, toAct: game.toAct(next), events };
}

/** Plays a move of the log again, in place, from its written draws. */
export function applyMove(game: Game, position: unknown, { seat, move, draws }: LoggedMove): GameEvent[] {
  const action = game.parse(move);
  if (action === undefined) throw new Error(`the log holds a move that cannot be read: ${move}`);
  const events: GameEvent[] = [];
  game.apply(position, seat, action, scripted(draws), (event) => events.push(event));
  return events;
}
