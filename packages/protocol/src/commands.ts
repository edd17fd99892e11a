import * as v from "valibot";
import { BotLevel } from "./match.ts";
import { Key, Name, PersonId, SeatIndex, Seq } from "./names.ts";

/** Most characters of a move in notation. */
export const MOVE_LENGTH = 2_000;

const seat = SeatIndex;
/** Which of one's own seats is meant; needed only by those who hold several. */
const own = v.optional(SeatIndex);

/** What a person can do at a table. Whose seat it is follows from the login, never from the message. */
export const Command = v.variant("do", [
  // What is sent most stands first: a variant is looked for from the front.
  /** Make a move, chosen when the table stood at `seq`. The same `key` never counts twice. */
  v.strictObject({
    do: v.literal("act"),
    seat: own,
    seq: Seq,
    move: v.pipe(v.string(), v.maxLength(MOVE_LENGTH)),
    key: v.optional(Key),
  }),
  /** Sit down on an open seat. */
  v.strictObject({ do: v.literal("sit"), seat, name: v.optional(Name) }),
  /** Get up. In mid-game a bot fills in; `forGood` leaves the seat to whoever wants it. */
  v.strictObject({ do: v.literal("stand"), seat, forGood: v.optional(v.boolean(), false) }),
  /** Take one's seat back from the bot that filled in. */
  v.strictObject({ do: v.literal("return"), seat }),
  v.strictObject({ do: v.literal("rename"), seat, name: Name }),
  /** Change places before the start; a person on the other seat is asked. */
  v.strictObject({ do: v.literal("swap"), seat, with: SeatIndex }),
  /** The host seats a bot, or clears a seat, before the start: whoever sat there takes no seat here again… */
  v.strictObject({ do: v.literal("seat-bot"), seat, bot: BotLevel }),
  v.strictObject({ do: v.literal("clear"), seat }),
  /** …until the host lets them back. */
  v.strictObject({ do: v.literal("let-back"), person: PersonId }),
  v.strictObject({ do: v.literal("start") }),
  /**
   * Take back one's last move and everything after it: at once where that is free, otherwise the others are asked.
   * `from` is the number of moves that were on screen, `to` how many are to remain; the first that goes is one's own.
   */
  v.strictObject({ do: v.literal("undo"), seat: own, seq: Seq, from: v.optional(Seq), to: v.optional(Seq) }),
  /** Propose to share the victory. */
  v.strictObject({ do: v.literal("offer-draw"), seat: own }),
  v.strictObject({ do: v.literal("answer"), ask: Seq, yes: v.boolean() }),
  v.strictObject({ do: v.literal("resign"), seat: own }),
]);
export type Command = v.InferOutput<typeof Command>;
export type CommandInput = v.InferInput<typeof Command>;
