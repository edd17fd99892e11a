import * as v from "valibot";
import { Command } from "./commands.ts";
import { Clocks, EventInfo, MatchInfo } from "./match.ts";
import { ChatText, Key, MatchId, PersonId, SeatIndex, Seq } from "./names.ts";
import { Problem } from "./problems.ts";

/** Most bytes in one message to the server. */
export const MESSAGE_BYTES = 16_384;
/** Most matches that one connection watches. */
export const WATCHED = 8;

const MessageId = v.pipe(v.number(), v.integer(), v.minValue(0));

/** From a client to the server. Everything with an `id` is answered by `done` or `refused` with the same id. */
export const ClientMessage = v.variant("t", [
  v.strictObject({ t: v.literal("command"), id: MessageId, match: MatchId, command: Command }),
  /** First message of every connection. */
  v.strictObject({ t: v.literal("hello"), protocol: v.number() }),
  /**
   * Watch a match: as one of one's own seats, or, without `as`, as the first of them, or as a spectator.
   * `since` is the last `seq` already seen; what was missed comes back, or the whole position.
   */
  v.strictObject({
    t: v.literal("watch"),
    id: MessageId,
    match: MatchId,
    as: v.optional(v.union([SeatIndex, v.literal("spectator")])),
    since: v.optional(Seq),
  }),
  v.strictObject({ t: v.literal("leave"), match: MatchId }),
  /** The same `key` is never said twice. */
  v.strictObject({ t: v.literal("chat"), id: MessageId, match: MatchId, text: ChatText, key: v.optional(Key) }),
  /** With `every` the server hears from us again within so many milliseconds; if not, we are away. */
  v.strictObject({
    t: v.literal("ping"),
    at: v.number(),
    every: v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(60_000))),
  }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type ClientMessageInput = v.InferInput<typeof ClientMessage>;

/** What a viewer may know of the position, and may do. */
export const Position = v.object({
  /** Number of moves made. */
  move: v.number(),
  toAct: v.array(SeatIndex),
  view: v.unknown(),
  /** The viewer's own choices, in notation and in the game's order. */
  options: v.optional(v.array(v.string())),
  /** How many moves the viewer may take back without asking. */
  free: v.optional(v.number()),
  clocks: v.optional(Clocks),
});
export type Position = v.InferOutput<typeof Position>;

/** One change of the game as one viewer may see it. */
export const MissedMove = v.object({
  seq: Seq,
  /** Who moved. */
  seat: v.optional(SeatIndex),
  events: v.array(EventInfo),
});
export type MissedMove = v.InferOutput<typeof MissedMove>;

export const ChatMessage = v.object({
  id: v.number(),
  person: PersonId,
  name: v.string(),
  text: v.string(),
  at: v.number(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** From the server to a client. */
export const ServerMessage = v.variant("t", [
  v.object({ t: v.literal("welcome"), protocol: v.number(), person: PersonId, name: v.string(), now: v.number() }),
  /** This page is too old, or too new: load it again. */
  v.object({ t: v.literal("reload"), protocol: v.number() }),
  /**
   * Where a watched match stands. `missed` is there when it continues what was seen before: they are the last moves of
   * the position, those before them are known, and any that are known beyond it were taken back. Otherwise this is a
   * fresh start and everything known about the match is to be replaced.
   */
  v.object({
    t: v.literal("sync"),
    match: MatchId,
    seq: Seq,
    as: v.optional(SeatIndex),
    table: MatchInfo,
    position: v.optional(Position),
    missed: v.optional(v.array(MissedMove)),
  }),
  /** A move was made. */
  v.object({
    t: v.literal("step"),
    match: MatchId,
    seq: Seq,
    seat: SeatIndex,
    events: v.array(EventInfo),
    position: Position,
  }),
  /** Seats, consent or status changed. */
  v.object({ t: v.literal("table"), match: MatchId, seq: Seq, table: MatchInfo, clocks: v.optional(Clocks) }),
  v.object({ t: v.literal("presence"), match: MatchId, here: v.array(SeatIndex), spectators: v.number() }),
  v.object({ t: v.literal("chat"), match: MatchId, line: ChatMessage }),
  /** What was asked for is done: a move stands in the log at `seq`; after anything else the table stands there. */
  v.object({ t: v.literal("done"), id: MessageId, seq: v.optional(Seq) }),
  v.object({ t: v.literal("refused"), id: v.optional(MessageId), problem: Problem }),
  v.object({ t: v.literal("pong"), at: v.number(), now: v.number() }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
