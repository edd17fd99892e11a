import { type Seat, step, streamOf, success } from "@tabletown/kernel";
import type { Command } from "@tabletown/protocol";
import { stateHash } from "../random.ts";
import { agreed, asked, settled } from "./consent.ts";
import type { Happened, SeatState } from "./entry.ts";
import { resigned, resultOf } from "./result.ts";
import { cleared, renamed, returned, sat, seatedBot, stood, swapped } from "./seating.ts";
import { type Actor, type Decided, refuse, type Situation } from "./situation.ts";
import { startOf } from "./start.ts";
import { toActOf } from "./table.ts";

/** Moves from one hash in the log to the next; hashing a position costs as much as playing to it. */
const HASHED_EVERY = 8;

/** Whether a command may be done, and what happens then. Changes nothing. */
export function decide(at: Situation, actor: Actor, command: Command): Decided {
  if (command.do === "act") return act(at, actor, command);
  if (!("person" in actor)) return refuse("forbidden");
  const { person } = actor;
  switch (command.do) {
    case "sit":
      return sat(at, actor, command.seat, command.name ?? actor.name);
    case "stand":
      return thenSettle(at, stood(at, person, command.seat, command.forGood));
    case "return":
      return returned(at, person, command.seat);
    case "rename":
      return renamed(at, person, command.seat, command.name);
    case "swap":
      return swapped(at, person, command.seat, command.with);
    case "seat-bot":
      return seatedBot(at, person, command.seat, command.bot);
    case "clear":
      return cleared(at, person, command.seat);
    case "start":
      return at.table.host === person ? startOf(at) : refuse("not-host");
    case "undo":
      return undo(at, person, command.seat, command.seq);
    case "offer-draw":
      return offerDraw(at, person, command.seat);
    case "answer":
      return agreed(at, person, command.ask, command.yes);
    case "resign":
      return resign(at, person, command.seat);
  }
}

function act(at: Situation, actor: Actor, command: Extract<Command, { do: "act" }>): Decided {
  const { row, game, table } = at;
  const seat = "bot" in actor ? actor.bot : "person" in actor ? ownSeat(at, actor.person, command.seat) : undefined;
  if (table.status === "lobby") return refuse("not-started");
  if (seat === undefined || seat >= table.seats.length) return refuse("not-your-seat");
  const [lastKey, lastSeq] = table.keys[seat] ?? ["", 0];
  if (command.key !== undefined && command.key === lastKey) return success({ happened: [], seq: lastSeq });
  if (table.status !== "playing") return refuse("over");
  if ("bot" in actor !== (table.seats[seat]?.bot !== undefined)) return refuse("not-your-seat");
  if (command.seq < (table.since[seat] ?? 0) || command.seq > table.seq) return refuse("stale");
  // Move number n draws from stream n: what was taken back and is made again draws the same.
  const stepped = step(game, table.state, seat, command.move, streamOf(row.seed, table.moves + 1));
  if (!stepped.ok) return refuse(stepped.problem);
  const { state, events, draws, action } = stepped.value;
  const over = game.toAct(state).length === 0;
  const move: Happened = {
    kind: "move",
    seat,
    move: game.format(action),
    draws,
    ...((over || (table.moves + 1) % HASHED_EVERY === 0) && { hash: stateHash(state) }),
    ...(command.key !== undefined && { key: command.key }),
    ...("bot" in actor && { bot: true as const }),
  };
  return success({
    happened: over ? [move, { kind: "end", result: resultOf(game, table.seats, state, "finished") }] : [move],
    done: { state, events },
    seq: table.seq + 1,
  });
}

function undo(at: Situation, person: string, given: Seat | undefined, seq: number): Decided {
  const { row, table } = at;
  if (table.status !== "playing") return refuse(table.status === "lobby" ? "not-started" : "over");
  const seat = ownSeat(at, person, given, at.table.free.count > 0 ? at.table.free.seat : undefined);
  if (seat === undefined) return refuse("not-your-seat");
  if (seq < (table.since[seat] ?? 0)) return refuse("stale");
  if (table.free.seat === seat && table.free.count > 0) {
    return success({ happened: [{ kind: "undo", seat, to: table.moves - 1 }] });
  }
  if (!row.settings.takebacks) return refuse("no-takebacks");
  const last = at.line?.moves.findLastIndex((move) => move.seat === seat) ?? -1;
  return last < table.opening ? refuse("nothing-to-undo") : asked(at, seat, "takeback", last);
}

function offerDraw(at: Situation, person: string, given: Seat | undefined): Decided {
  if (!at.row.settings.agreedDraws) return refuse("no-draws");
  if (at.table.status !== "playing") return refuse(at.table.status === "lobby" ? "not-started" : "over");
  const seat = ownSeat(at, person, given);
  return seat === undefined ? refuse("not-your-seat") : asked(at, seat, "draw", 0);
}

function resign(at: Situation, person: string, given: Seat | undefined): Decided {
  if (at.table.status !== "playing") return refuse(at.table.status === "lobby" ? "not-started" : "over");
  const seat = ownSeat(at, person, given);
  if (seat === undefined || at.table.seats[seat]?.resigned) return refuse("not-your-seat");
  return thenSettle(at, success({ happened: resigned(at.game, at.table, [seat], false) }));
}

/** When somebody gets up, nobody may be left whom a question waits for. */
function thenSettle(at: Situation, decided: Decided): Decided {
  if (!decided.ok) return decided;
  return success({ ...decided.value, happened: [...decided.value.happened, ...settled(at, decided.value.happened)] });
}

/** The seat that is meant: the one named, if it is the person's own; otherwise one that may act; otherwise any. */
export function ownSeat(at: Situation, person: string, given: Seat | undefined, preferred?: Seat): Seat | undefined {
  const { game, table } = at;
  const mine = (seat: SeatState | undefined): boolean => seat?.person === person;
  if (given !== undefined) return mine(table.seats[given]) ? given : undefined;
  if (preferred !== undefined && mine(table.seats[preferred])) return preferred;
  const acting = toActOf(game, table).find((seat) => mine(table.seats[seat]));
  if (acting !== undefined) return acting;
  const first = table.seats.findIndex(mine);
  return first < 0 ? undefined : first;
}
