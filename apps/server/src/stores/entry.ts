import type { Seat } from "@tabletown/kernel";
import type { BotLevel, MatchResult } from "@tabletown/protocol";

/** Who holds a seat and who plays it. Neither: it is open. Both: a bot fills in while the person is away. */
export interface SeatState {
  readonly name: string;
  readonly person?: string;
  readonly bot?: BotLevel;
  /** The bot came because whoever sat here got up, and not because time ran out: coming back brings them no time. */
  readonly away?: true;
  /** Before the start: kept for them since somebody asked for a rematch. They have not come yet. */
  readonly expected?: true;
  /** In mid-game: given up, and anybody who knows no secrets may have it. */
  readonly vacant?: true;
  /** Who has given it up: the name is still theirs. */
  readonly left?: string;
  readonly resigned?: true;
}

/** Somebody whom the host has removed from a table, by the name they had there. */
export interface RemovedPerson {
  readonly person: string;
  readonly name: string;
}

export interface LoggedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly draws: readonly number[];
  /**
   * Hash of the state after the move, with every 32nd move and the last: whoever plays the log again
   * notices when it leads elsewhere. It tells about hidden things and never leaves while the match runs.
   */
  readonly hash?: string;
}

/** What happened at a table. The log of these is the match; everything else follows from it. */
export type NewEntry =
  /** Seats changed hands, names or players. */
  | {
      readonly kind: "seats";
      readonly seats: Readonly<Record<Seat, SeatState>>;
      readonly host?: string;
      /** It was asked for, and this is the answer. */
      readonly granted?: true;
      /** The seat's time has run out. */
      readonly timeout?: true;
      /** Everything that one person did here another has done: an account whose guest it was, or nobody's name. */
      readonly replaced?: { readonly from: string; readonly to: string };
      /** Whoever the host has taken a seat from takes none here again, until they are let back. */
      readonly removed?: RemovedPerson;
      /** Somebody who was removed may sit down again, or is nobody any more. */
      readonly letBack?: string;
    }
  | {
      readonly kind: "start";
      readonly draws: readonly number[];
      readonly hash: string;
      /** Moves of a record that this match continues. */
      readonly opening?: readonly LoggedMove[];
    }
  | ({ readonly kind: "move"; readonly key?: string; readonly bot?: true } & LoggedMove)
  /**
   * The last moves were taken back: `to` of them remain. Nothing is ever deleted. `repaid`: what they brought on the
   * clock goes with them, which it did not always.
   */
  | { readonly kind: "undo"; readonly seat: Seat; readonly to: number; readonly asked?: true; readonly repaid?: true }
  | { readonly kind: "ask"; readonly seat: Seat; readonly what: "takeback" | "draw" | "swap"; readonly to: number }
  | { readonly kind: "answer"; readonly ask: number; readonly seats: readonly Seat[]; readonly yes: boolean }
  | { readonly kind: "end"; readonly result: MatchResult }
  /** The match had ended, and its seed was told, before the database fell back to where it still ran. */
  | { readonly kind: "seed-known" }
  | { readonly kind: "rematch"; readonly match: string; readonly seat?: Seat };

export type MatchEntry = NewEntry & { readonly seq: number; readonly at: number };

/**
 * The log up to a time. Clocks of several nodes differ and a clock may be set back: whatever comes after an entry that
 * is too new is too new as well, or moves would be missing among those that are there.
 */
export function logUntil(log: readonly MatchEntry[], until: number): MatchEntry[] {
  const end = log.findIndex(({ at }) => at > until);
  return log.slice(0, end < 0 ? log.length : end);
}

export function isOpen(seat: SeatState): boolean {
  return seat.vacant === true || (seat.person === undefined && seat.bot === undefined);
}
