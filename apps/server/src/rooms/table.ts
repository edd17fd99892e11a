import { type Game, type GameEvent, type Seat, scripted } from "@tabletown/kernel";
import type { Ask, MatchResult, Status, TimeControl } from "@tabletown/protocol";
import { type Clock, refillClock, startClock, turnClock } from "./clock.ts";
import type { Entry, LoggedMove, SeatState } from "./entry.ts";

/** Everything that follows from the log of a match. Plain data: a snapshot is its JSON. */
export interface Table {
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
  readonly clock?: Clock;
  readonly ask?: Pick<Ask, "seq" | "seat" | "what" | "to" | "agreed">;
  readonly result?: MatchResult;
  readonly rematch?: string;
  /** A bot has agreed to a takeback of something revealed: the match does not count for ratings. */
  readonly casual?: true;
  /** The position; nothing before the start. */
  readonly state?: unknown;
}

/** What a move brought, beside the position. */
export interface Outcomes {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

export function emptyTable(seats: number): Table {
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
  };
}

/** Seats that may act now, whoever plays them. */
export function toActOf(game: Game, table: Table): readonly Seat[] {
  return table.status === "playing" ? game.toAct(table.state) : [];
}

/**
 * The table after an entry. `done` is what its move brought where that has been
 * worked out already. An entry that takes moves back brings the earlier table with it.
 */
export function advance(game: Game, time: TimeControl, table: Table, entry: Entry, done?: Outcomes | Table): Table {
  switch (entry.kind) {
    case "seats":
      return reseated(game, time, table, entry);
    case "start":
      return started(game, time, table, entry);
    case "move":
      return moved(game, time, table, entry, done as Outcomes | undefined);
    case "undo":
      return takenBack(game, time, table, entry, done as Table);
    case "ask":
      return {
        ...table,
        seq: entry.seq,
        ask: { seq: entry.seq, seat: entry.seat, what: entry.what, to: entry.to, agreed: [] },
      };
    case "answer":
      return answered(table, entry);
    case "end": {
      const { ask: _ask, clock: _clock, ...rest } = table;
      return {
        ...rest,
        seq: entry.seq,
        status: entry.result.reason === "closed" ? "closed" : "over",
        result: entry.result,
      };
    }
    case "rematch":
      return { ...table, seq: entry.seq, rematch: entry.match };
  }
}

function reseated(game: Game, time: TimeControl, table: Table, entry: Extract<Entry, { kind: "seats" }>): Table {
  const seats = table.seats.map((seat, index) => entry.seats[index] ?? seat);
  const host = entry.host ?? table.host;
  const held = table.status === "playing" ? holders(table.held, seats) : table.held;
  const next: Table = {
    ...(entry.granted ? unasked(table) : table),
    seq: entry.seq,
    seats,
    held,
    ...(host !== undefined && { host }),
  };
  if (table.clock === undefined) return next;
  let clock = turnClock(table.clock, time, entry.at, thinking(game, next), undefined);
  for (const [seat, state] of seats.entries()) {
    if (state.bot === undefined && table.seats[seat]?.bot !== undefined) clock = refillClock(clock, seat);
  }
  return { ...next, clock };
}

function started(game: Game, time: TimeControl, table: Table, entry: Extract<Entry, { kind: "start" }>): Table {
  const seats = table.seats.length;
  const state = game.setup(seats, scripted(entry.draws));
  for (const move of entry.opening ?? []) applyMove(game, state, move);
  const next: Table = {
    ...table,
    seq: entry.seq,
    status: "playing",
    state,
    moves: entry.opening?.length ?? 0,
    opening: entry.opening?.length ?? 0,
    since: table.since.map(() => entry.seq),
    held: holders([], table.seats),
  };
  const clock = startClock(time, seats, thinking(game, next), entry.at);
  return { ...unasked(next), ...(clock !== undefined && { clock }) };
}

function moved(
  game: Game,
  time: TimeControl,
  table: Table,
  entry: Extract<Entry, { kind: "move" }>,
  done: Outcomes | undefined,
): Table {
  const { seq, seat, draws } = entry;
  const { state, events } = done ?? playMove(game, table.state, entry);
  const before = game.toAct(table.state);
  const after = game.toAct(state);
  const free = draws.length === 0 && !events.some((event) => event.reveals);
  const run = table.free.seat === seat ? table.free.count : 0;
  // A move answers a question about taking moves back: play goes on.
  const next: Table = {
    ...(table.ask?.what === "takeback" ? unasked(table) : table),
    seq,
    state,
    moves: table.moves + 1,
    free: { seat, count: free ? run + 1 : 0 },
    since: table.since.map((since, each) =>
      each === seat || (after.includes(each) && !before.includes(each)) ? seq : since,
    ),
    keys: entry.key === undefined ? table.keys : table.keys.with(seat, [entry.key, seq]),
  };
  if (table.clock === undefined) return next;
  return { ...next, clock: turnClock(table.clock, time, entry.at, thinking(game, next), seat) };
}

function takenBack(
  game: Game,
  time: TimeControl,
  table: Table,
  entry: Extract<Entry, { kind: "undo" }>,
  earlier: Table,
): Table {
  const next: Table = {
    ...unasked(table),
    seq: entry.seq,
    state: earlier.state,
    moves: entry.to,
    free: earlier.free,
    since: table.since.map(() => entry.seq),
    ...(entry.asked && table.seats.some(({ person }) => person === undefined) && { casual: true }),
  };
  if (table.clock === undefined) return next;
  return { ...next, clock: turnClock(table.clock, time, entry.at, thinking(game, next), undefined) };
}

function answered(table: Table, entry: Extract<Entry, { kind: "answer" }>): Table {
  const { ask } = table;
  if (!entry.yes || ask === undefined) return { ...unasked(table), seq: entry.seq };
  return { ...table, seq: entry.seq, ask: { ...ask, agreed: [...ask.agreed, ...entry.seats] } };
}

function holders(held: Table["held"], seats: readonly SeatState[]): Table["held"] {
  const now = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [[person, seat] as const]));
  const known = (pair: readonly [string, Seat]): boolean => held.some(([p, s]) => p === pair[0] && s === pair[1]);
  return [...held, ...now.filter((pair) => !known(pair))];
}

function unasked({ ask: _, ...rest }: Table): Table {
  return rest;
}

/** Seats that a person is asked to play now: their clocks run. */
function thinking(game: Game, table: Table): Seat[] {
  return game.toAct(table.state).filter((seat) => table.seats[seat]?.bot === undefined);
}

/** Plays a move of the log again on a copy. */
export function playMove(game: Game, state: unknown, move: LoggedMove): Outcomes {
  const next = game.copy(state);
  return { state: next, events: applyMove(game, next, move) };
}

/** Plays a move of the log again, in place, from its written draws. */
export function applyMove(game: Game, state: unknown, { seat, move, draws }: LoggedMove): GameEvent[] {
  const action = game.parse(move);
  if (action === undefined) throw new Error(`the log holds a move that cannot be read: ${move}`);
  const events: GameEvent[] = [];
  game.apply(state, seat, action, scripted(draws), (event) => events.push(event));
  return events;
}
