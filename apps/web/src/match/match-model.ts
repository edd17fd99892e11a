import type { ReadonlySignal } from "@preact/signals";
import type { Reason, Seat, Standing } from "@tabletown/kernel";
import type { TakenBack } from "@tabletown/protocol";
import type { Choice, Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { SeatName } from "../part/setting.ts";

/** Who sits where, as the table shows it. */
export interface SeatedPlayer extends SeatName {
  /** The level of the bot on this seat, where there is one. */
  readonly bot?: string;
  readonly away?: boolean;
  readonly resigned?: boolean;
}

/** What a review calls a move. */
export type MoveMark = "inaccuracy" | "mistake" | "blunder" | "only" | "forced";

/** A position as one viewer may know it. */
export interface ShownPosition {
  /** Moves made so far. */
  readonly seq: number;
  readonly viewer: Seat | undefined;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly choices: readonly Choice[];
  readonly standing?: Standing;
  /** How many moves the viewer may take back without asking. */
  readonly free: number;
}

/** A move that was weighed, and what it is worth. */
export interface WeighedMove {
  readonly notation: string;
  /** Chance to win after it, 0 to 1. */
  readonly value: number;
  /** Alone at the table: the result it probably leads to. */
  readonly points?: number;
  /** What speaks for it, where it is among the best of a hint. */
  readonly reasons?: readonly Reason[];
}

/** Another table, where the viewer is waited for. */
export interface NextTable {
  readonly link: string;
  readonly text: string;
}

/** Who asks, and may lose interest. */
export interface Asker {
  /** Aborted where the answer no longer matters: thinking ends at once, and the answer is empty. */
  readonly signal?: AbortSignal;
  /** Told soon what is best so far, where the whole answer takes longer. */
  soFar?(weighed: readonly WeighedMove[]): void;
}

/** A choice that was made, as its maker saw it. */
export interface MadeChoice {
  readonly seat: Seat;
  readonly view: unknown;
  /** In notation. */
  readonly move: string;
}

/** A choice and what was weighed for it, best first. */
export interface Explained extends MadeChoice {
  readonly weighed: readonly WeighedMove[];
}

/**
 * A table as the screen sees it, wherever the match lives: in this browser, on a server, in a record.
 */
export interface MatchModel {
  readonly inPlay: InPlay;
  readonly players: ReadonlySignal<readonly SeatedPlayer[]>;
  readonly frame: ReadonlySignal<ShownPosition>;
  /** Every move so far as the viewer saw it. */
  readonly history: ReadonlySignal<readonly Moment[]>;
  /** The move that is being shown, where moves are shown as they are made. */
  readonly shownMove?: ReadonlySignal<Moment | undefined>;
  /** What the log says about moves that were taken back. */
  readonly takenBack?: ReadonlySignal<readonly TakenBack[]>;
  /** What was taken back last, where the log does not tell it. */
  readonly undone?: ReadonlySignal<TakenBack | undefined>;
  /** What stands where otherwise whose turn it is, while it is nobody's. */
  readonly nobodysTurn?: ReadonlySignal<string | undefined>;
  /** The seat a bot is thinking for. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Somebody else is to look now: hide everything until they say so. */
  readonly handover?: ReadonlySignal<Seat | undefined>;
  takeOver?(): void;
  /** Why whoever is to move cannot just now. */
  readonly heldUp?: ReadonlySignal<string | undefined>;
  /** Where to go on to while others are to move here. */
  readonly nextTable?: ReadonlySignal<NextTable | undefined>;
  act(notation: string): void;
  /** The moves of others are no longer shown one by one, until somebody at this screen is asked. */
  skip?(): void;
  undo?(): void;
  /** Lets the others be asked for more than may freely be taken back, where that is possible. */
  readonly askToUndo?: (() => void) | undefined;
  readonly hint?: ((asker: Asker) => Promise<readonly WeighedMove[]>) | undefined;
  /** Whether it may be told what was weighed for a move: its maker's eyes are the viewer's, or nothing is hidden. */
  mayExplain?(seq: number): boolean;
  explain?(seq: number): Promise<Explained | undefined>;
  /** What a review calls moves, by their number. */
  readonly marks?: ReadonlySignal<ReadonlyMap<number, MoveMark>>;
  /** A move that is shown on the board as if it were being made. */
  readonly pointed?: ReadonlySignal<Choice | undefined>;
  /** Why the match is over, where it was not played to its end. */
  readonly whyOver?: ReadonlySignal<string | undefined>;
  /** Positions of the whole game for charts, once it may be known. */
  positions?(): Promise<readonly unknown[]>;
}
