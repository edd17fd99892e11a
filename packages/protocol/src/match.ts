import { type GameEvent, PACK_LIMITS, plainText } from "@tabletown/kernel";
import * as v from "valibot";
import { Code, GameId, Key, MatchId, Name, PersonId, SeatIndex, Seq } from "./names.ts";

const BOT_LEVELS = ["random", "greedy", "beginner", "casual", "strong", "expert"] as const;
export const BotLevel = v.picklist(BOT_LEVELS);
export type BotLevel = v.InferOutput<typeof BotLevel>;

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How time runs: not at all, a clock with increment, or so many days for each move. */
export const TimeControl = v.variant("kind", [
  v.strictObject({ kind: v.literal("none") }),
  v.strictObject({
    kind: v.literal("live"),
    /** Seconds on the clock at the start, and added after each move. */
    seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_000)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({
    kind: v.literal("days"),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
]);
export type TimeControl = v.InferOutput<typeof TimeControl>;

/** Who is to sit on a seat of a new match: its creator (several seats: one screen), a bot, or whoever comes. */
const SeatWish = v.variant("who", [
  v.strictObject({ who: v.literal("me"), name: v.optional(Name) }),
  v.strictObject({ who: v.literal("bot"), bot: BotLevel }),
  v.strictObject({ who: v.literal("open") }),
]);

/** A line of a pack; it may be empty, and what cannot be seen is left out of it. */
const packText = (most: number) => v.pipe(v.string(), v.maxLength(most * 4), v.transform(plainText), v.maxLength(most));

/** What a pack says about itself to everybody at a table. */
export const PackLabel = v.strictObject({
  name: packText(PACK_LIMITS.name),
  author: packText(PACK_LIMITS.author),
  version: packText(PACK_LIMITS.version),
});

/** Who finds a match: everybody, in lists; whoever has its address; only those who have been given its code. */
const Visibility = v.picklist(["public", "link", "invitation"]);
export type Visibility = v.InferOutput<typeof Visibility>;

/** What is chosen when a match is created and never changes. */
export const NewMatch = v.strictObject({
  game: GameId,
  /** As the game's own option list has them; left out means the game's first choice. */
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  /** A component table in place of the game's own. */
  table: v.optional(v.unknown()),
  /** The pack that the table comes from. */
  pack: v.optional(PackLabel),
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(16)),
  visibility: v.optional(Visibility, "invitation"),
  /** Only people with an account may sit down. */
  accountsOnly: v.optional(v.boolean(), false),
  time: v.optional(TimeControl, { kind: "none" }),
  /** What happens when time runs out: a bot takes the seat over until its owner is back, or the seat resigns. */
  onTimeout: v.optional(v.picklist(["bot", "resign"]), "bot"),
  /** Whether moves may be taken back beyond what is free, with everybody's consent. */
  takebacks: v.optional(v.boolean(), true),
  /** Whether the table may agree to share the victory. */
  agreedDraws: v.optional(v.boolean(), false),
  /** Whether others may watch, and how many seconds behind. */
  spectators: v.optional(
    v.strictObject({ allowed: v.boolean(), delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)) }),
    { allowed: true, delay: 0 },
  ),
  /** Start as soon as no seat is open. */
  startWhenFull: v.optional(v.boolean(), false),
  /** The same person opens one match with the same `key`: asked for again, it is answered as it stands. */
  key: v.optional(Key),
});
export type NewMatch = v.InferOutput<typeof NewMatch>;

export const SeatInfo = v.object({
  name: v.string(),
  person: v.optional(PersonId),
  /** Who plays while `person` is away, or at all where there is no person. */
  bot: v.optional(BotLevel),
  /** A person may sit down here. */
  open: v.optional(v.literal(true)),
  /** Kept for `person` until they come; the match does not begin before. */
  expected: v.optional(v.literal(true)),
  resigned: v.optional(v.literal(true)),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** Something that needs the others' consent. It is named by the `seq` it was asked at. */
export const Ask = v.object({
  seq: Seq,
  seat: SeatIndex,
  what: v.picklist(["takeback", "draw", "swap"]),
  /** takeback: moves that would remain. swap: the other seat. */
  to: v.number(),
  agreed: v.array(SeatIndex),
  /** Seats still to answer. */
  waiting: v.array(SeatIndex),
});
export type Ask = v.InferOutput<typeof Ask>;

/** So many moves were taken back from after move `after` on, by the wish of a seat. */
export const TakenBack = v.object({ seat: SeatIndex, after: v.number(), moves: v.number() });
export type TakenBack = v.InferOutput<typeof TakenBack>;

export const MatchResult = v.object({
  reason: v.picklist(["finished", "resigned", "timeout", "agreed", "closed"]),
  /** Seats whose giving up, or running out of time, ended it. */
  by: v.optional(v.array(SeatIndex)),
  /** Best first. What brought how much is there where the game was played to its end; otherwise the score is as it stood. */
  places: v.array(v.object({ seat: SeatIndex, rank: v.number(), score: v.number(), parts: v.array(v.unknown()) })),
});
export type MatchResult = v.InferOutput<typeof MatchResult>;

const STATUSES = ["lobby", "playing", "over", "closed"] as const;
export const Status = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof Status>;

/** The clocks at server time `at`: milliseconds left, and the seats whose clock runs. */
export const Clocks = v.object({ at: Milliseconds, left: v.array(v.number()), running: v.array(SeatIndex) });
export type Clocks = v.InferOutput<typeof Clocks>;

/** Everything about a match except the position on the board. */
export const MatchInfo = v.object({
  id: MatchId,
  seq: Seq,
  game: GameId,
  rules: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Hash of the component table. Whoever has no table of that hash can fetch it. */
  components: v.string(),
  /** Whether it can be fetched. */
  ownTable: v.boolean(),
  /** There where the table was chosen in place of the game's own; its words are empty where it has none. */
  pack: v.optional(PackLabel),
  visibility: Visibility,
  /** The invitation code, for those at the table. */
  code: v.optional(Code),
  host: v.optional(PersonId),
  /** For the host: whom they have removed, and may let back. */
  removed: v.optional(v.array(v.object({ person: PersonId, name: v.string() }))),
  status: Status,
  seats: v.array(SeatInfo),
  time: TimeControl,
  onTimeout: v.picklist(["bot", "resign"]),
  accountsOnly: v.optional(v.boolean(), false),
  takebacks: v.boolean(),
  agreedDraws: v.boolean(),
  spectators: v.object({ allowed: v.boolean(), delay: v.number() }),
  /** The match begins as soon as no seat is open. */
  startWhenFull: v.optional(v.literal(true)),
  /** Published before the first move, so that the seed cannot be changed afterwards. */
  commitment: v.string(),
  /** The seed, once the match is over. */
  seed: v.optional(v.string()),
  /** The seed was told before the database lost the end of the match: it goes on, and does not count. */
  seedKnown: v.optional(v.literal(true)),
  created: Milliseconds,
  ask: v.optional(Ask),
  /** What the log says about moves that were taken back, in order. */
  takenBack: v.optional(v.array(TakenBack)),
  result: v.optional(MatchResult),
  /** The same once more, and which seat asked for it. */
  rematch: v.optional(MatchId),
  rematchBy: v.optional(SeatIndex),
  /** Set where the match continues a recorded game, whose draws do not follow from our seed. */
  continued: v.optional(v.literal(true)),
});
export type MatchInfo = v.InferOutput<typeof MatchInfo>;

/** A match as lists show it. */
export const MatchSummary = v.object({
  id: MatchId,
  game: GameId,
  status: Status,
  visibility: Visibility,
  seats: v.array(SeatInfo),
  time: TimeControl,
  /** As in `MatchInfo`. */
  pack: v.optional(PackLabel),
  /** Only people with an account may sit down. */
  accountsOnly: v.optional(v.literal(true)),
  created: Milliseconds,
  updated: Milliseconds,
  seq: Seq,
  /** Seats that may act now. */
  toAct: v.array(SeatIndex),
  /** When the time of the first of them runs out, where it is measured. */
  deadline: v.optional(Milliseconds),
});
export type MatchSummary = v.InferOutput<typeof MatchSummary>;

/**
 * An event of a game as one viewer may see it. What was JSON holds nothing undefined, and `detail` is JSON:
 * so what passes is the kernel's `GameEvent`.
 */
export const EventInfo = v.looseObject({
  what: v.string(),
  seat: v.optional(v.number()),
  by: v.optional(v.number()),
  now: v.optional(v.number()),
  about: v.optional(v.string()),
  with: v.optional(v.number()),
  detail: v.optional(v.unknown()),
  cause: v.object({ rule: v.string(), component: v.optional(v.string()), seat: v.optional(v.number()) }),
  reveals: v.optional(v.literal(true)),
}) as v.GenericSchema<unknown, GameEvent>;

/** One move as one viewer saw it. */
export const ReplayFrame = v.object({
  /** Number of the move, counted from 1; 0 is the set-up. */
  move: v.number(),
  seat: v.optional(SeatIndex),
  /** The move in notation, for those who may know it. */
  notation: v.optional(v.string()),
  at: Milliseconds,
  events: v.array(EventInfo),
  view: v.optional(v.unknown()),
});
export type ReplayFrame = v.InferOutput<typeof ReplayFrame>;
