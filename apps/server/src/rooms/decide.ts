import { type Seat, step, streamOf, success } from "@tabletown/kernel";
import type { Command } from "@tabletown/protocol";
import type { NewEntry, SeatState } from "../stores/entry.ts";
import { agreed, asked, settled } from "./consent.ts";
import { type Actor, type Decided, type DecisionContext, refuse, refuseOutsidePlay } from "./decision.ts";
import { resigned, resultOf } from "./result.ts";
import { cleared, letBack, renamed, returned, sat, seatedBot, stood, swapped } from "./seating.ts";
import { startOf } from "./start.ts";
import { nativeStateHash } from "./state-hash.ts";

/** Moves from one hash in the log to the next; hashing a position costs as much as playing to it. */
const HASHED_EVERY = 32;

/** Whether a command may be done, and what happens then. Changes nothing. */
export function decide(context: DecisionContext, actor: Extract<Actor, { person: string }>, command: Command): Decided {
  const decided = decideAlone(context, actor, command);
  if (!decided.ok) return decided;
  const { entries } = decided.value;
  // Whoever gets up takes no question along, and leaves none behind.
  const after = settled(context, entries);
  return after.length === 0 ? decided : success({ ...decided.value, entries: [...entries, ...after] });
}

function decideAlone(context: DecisionContext, actor: Extract<Actor, { person: string }>, command: Command): Decided {
  const { person } = actor;
  switch (command.do) {
    case "act":
      return decideMove(context, actor, command);
    case "sit":
      return sat(context, actor, command.seat, command.name ?? actor.name);
    case "stand":
      return stood(context, person, command.seat, command.forGood);
    case "return":
      return returned(context, person, command.seat);
    case "rename":
      return renamed(context, person, command.seat, command.name);
    case "swap":
      return swapped(context, person, command.seat, command.with);
    case "seat-bot":
      return seatedBot(context, person, command.seat, command.bot);
    case "clear":
      return cleared(context, person, command.seat);
    case "let-back":
      return letBack(context, person, command.person);
    case "start":
      return context.state.host === person ? startOf(context) : refuse("not-host");
    case "undo":
      return undo(context, person, command);
    case "offer-draw":
      return offerDraw(context, person, command.seat);
    case "answer":
      return agreed(context, person, command.ask, command.yes);
    case "resign":
      return resign(context, person, command.seat);
  }
}

/** A move somebody wants to make, chosen when the match stood at `seq`: its notation, or from a bot the action itself. */
interface MoveRequest {
  readonly seat?: Seat | undefined;
  readonly seq: number;
  readonly move: unknown;
  /** The same key never counts twice. */
  readonly key?: string | undefined;
}

/** Whether a move may be made, and what it leads to. Changes nothing. */
export function decideMove(context: DecisionContext, actor: Actor, request: MoveRequest): Decided {
  const { row, game, state } = context;
  const seat = "bot" in actor ? actor.bot : ownSeat(context, actor.person, request.seat);
  if (state.status === "lobby") return refuse("not-started");
  if (seat === undefined || seat >= state.seats.length) return refuse("not-your-seat");
  const [lastKey, lastSeq] = state.keys[seat] ?? ["", 0];
  if (request.key !== undefined && request.key === lastKey) return success({ entries: [], seq: lastSeq });
  if (state.status !== "playing") return refuse("over");
  if ("bot" in actor !== (state.seats[seat]?.bot !== undefined)) return refuse("not-your-seat");
  if (request.seq < (state.since[seat] ?? 0) || request.seq > state.seq) return refuse("stale");
  // Move number n draws from stream n: what was taken back and is made again draws the same.
  const stepped = step(game, state.position, seat, request.move, streamOf(row.seed, state.moves + 1));
  if (!stepped.ok) return refuse(stepped.problem);
  const { state: position, events, draws, action } = stepped.value;
  const toAct = game.toAct(position);
  const over = toAct.length === 0;
  const written = typeof request.move === "string" ? request.move : game.format(action);
  let move: NewEntry = { kind: "move", seat, move: written, draws };
  if (over || (state.moves + 1) % HASHED_EVERY === 0) move = { ...move, hash: nativeStateHash(game, position) };
  if (request.key !== undefined) move = { ...move, key: request.key };
  if ("bot" in actor) move = { ...move, bot: true };
  return success({
    entries: over ? [move, { kind: "end", result: resultOf(game, state.seats, position, "finished") }] : [move],
    effect: { position, toAct, events },
    seq: state.seq + 1,
  });
}

function undo(context: DecisionContext, person: string, wanted: Extract<Command, { do: "undo" }>): Decided {
  const { row, state } = context;
  if (state.status !== "playing") return refuseOutsidePlay(state);
  const { free, moves } = state;
  const seat = ownSeat(context, person, wanted.seat, free.count > 0 ? free.seat : undefined);
  if (seat === undefined || isPlayedByBot(context, seat)) return refuse("not-your-seat");
  // Whoever looked at another position meant other moves.
  if (wanted.seq < (state.since[seat] ?? 0) || (wanted.from ?? moves) !== moves) return refuse("stale");
  const isFree = free.seat === seat && free.count > 0 && (wanted.to ?? moves) >= moves - free.count;
  if (isFree && (wanted.to ?? 0) < moves) {
    return success({ entries: [{ kind: "undo", seat, to: wanted.to ?? moves - 1, repaid: true }] });
  }
  if (!row.settings.takebacks) return refuse("no-takebacks");
  const made = context.history?.moves ?? [];
  const to = wanted.to ?? made.findLastIndex((move) => move.seat === seat);
  if (to < state.opening || made[to]?.seat !== seat) return refuse("nothing-to-undo");
  return asked(context, seat, "takeback", to);
}

function offerDraw(context: DecisionContext, person: string, given: Seat | undefined): Decided {
  if (!context.row.settings.agreedDraws) return refuse("no-draws");
  if (context.state.status !== "playing") return refuseOutsidePlay(context.state);
  const seat = ownSeat(context, person, given);
  if (seat === undefined || isPlayedByBot(context, seat)) return refuse("not-your-seat");
  return asked(context, seat, "draw", 0);
}

function resign(context: DecisionContext, person: string, given: Seat | undefined): Decided {
  if (context.state.status !== "playing") return refuseOutsidePlay(context.state);
  const seat = ownSeat(context, person, given);
  if (seat === undefined || context.state.seats[seat]?.resigned) return refuse("not-your-seat");
  return success({ entries: resigned(context.game, context.state, [seat], false) });
}

/** Whoever is away or has resigned leaves everything to the bot. */
function isPlayedByBot({ state }: DecisionContext, seat: Seat): boolean {
  return state.seats[seat]?.bot !== undefined;
}

/** The seat that is meant: the one named, if it is the person's own; otherwise one that may act; otherwise any. */
export function ownSeat(
  { state }: Pick<DecisionContext, "state">,
  person: string,
  given: Seat | undefined,
  preferred?: Seat,
): Seat | undefined {
  const mine = (seat: SeatState | undefined): boolean => seat?.person === person;
  if (given !== undefined) return mine(state.seats[given]) ? given : undefined;
  if (preferred !== undefined && mine(state.seats[preferred])) return preferred;
  const acting = state.toAct.find((seat) => mine(state.seats[seat]));
  if (acting !== undefined) return acting;
  const first = state.seats.findIndex(mine);
  return first < 0 ? undefined : first;
}
