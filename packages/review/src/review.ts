import type { Seat } from "@tabletown/kernel";

/** Raised whenever the same judge would come to other figures; reviews of an older one are made again. */
export const REVIEW_VERSION = 3;

/**
 * What decided a game: `docs/review.md` explains every number. Plain data that survives JSON.
 *
 * Values are probabilities to win from 0 to 1, one per seat; alone at the table they are points.
 */
export interface Review {
  readonly review: typeof REVIEW_VERSION;
  /** Names the judge that made it: another net or evaluation has another name. */
  readonly judge: string;
  /** The seal of the record it is about. */
  readonly record: string;
  readonly unit: "probability" | "points";
  /** Passes over the game that are behind it; the first gives a rough picture. */
  readonly passes: number;
  /** What each seat could expect before anything was dealt. */
  readonly beginning: readonly number[];
  /** What it came to: the result, or what was to be expected where the game was not played to its end. */
  readonly result: readonly number[];
  readonly finished: boolean;
  /** The value once everything was dealt. */
  readonly dealt: readonly number[];
  /** One per move of the record. */
  readonly moves: readonly MoveReview[];
  readonly seats: readonly SeatReview[];
  /** Its turning points, in the order in which they happened: stored reviews call them moments. */
  readonly moments: readonly TurningPoint[];
}

export interface MoveReview {
  readonly seat: Seat;
  /** The value for each seat after the move. */
  readonly value: readonly number[];
  /** What luck gave and took during the move, where there was any. */
  readonly luck?: LuckReview;
  /** Absent where there was nothing to choose. */
  readonly choice?: ChoiceReview;
}

export interface LuckReview {
  /** For each seat: the value of what came minus the mean over what could have come. */
  readonly by: readonly number[];
  /** Standard error of it for the seat that moved; 0 where all outcomes were gone through. */
  readonly error: number;
}

export const MARKS = ["inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

export interface ChoiceReview {
  /** The options that were looked at closely, best first. */
  readonly options: readonly OptionReview[];
  /** Where among them the one that was played is. */
  readonly played: number;
  /** How many there were in all. */
  readonly of: number;
  /** What the best option is worth more than the one played, to who chose; 0 where none is. */
  readonly loss: number;
  /** Standard error of the loss. */
  readonly error: number;
  /** What the choice cost or gave each seat as the ledger counts it: nothing where the loss is within the noise. */
  readonly by: readonly number[];
  /** How much there was to lose: between the best and the worst option. */
  readonly stake: number;
  readonly mark?: Mark;
  /** The only good one among the options was played. */
  readonly only?: true;
  /** How it could have gone on after the best option, where the one played was marked. */
  readonly line?: readonly LineMove[];
}

export interface OptionReview {
  /** In the game's notation. */
  readonly move: string;
  /** Its value to who chose. */
  readonly value: number;
  /** What it is worth less than the best one, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** How often it was played out; 0 where it was looked at one step ahead only. */
  readonly samples: number;
}

/** A move that was not made; its draws make it repeatable. */
export interface LineMove {
  readonly seat: Seat;
  readonly move: string;
  readonly draws: readonly number[];
}

/** Where a seat's result came from: `deal` to `remainder` add up to `result` − `beginning`. */
export interface Ledger {
  readonly deal: number;
  readonly ownLuck: number;
  readonly othersLuck: number;
  readonly ownChoices: number;
  readonly othersChoices: number;
  /** What the estimates contradict each other by from one move to the next. */
  readonly remainder: number;
}

export interface SeatReview {
  readonly ledger: Ledger;
  /** From 0 to 100; absent where the seat had nothing to decide. */
  readonly accuracy?: number;
  /** Choices between several options, and how many of them were of consequence. */
  readonly choices: number;
  readonly weighty: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** What decided the game: move `move`, counted from 1, by luck or by choice. */
export interface TurningPoint {
  readonly move: number;
  readonly seat: Seat;
  readonly kind: "luck" | "choice";
  /** For the seat that moved. */
  readonly by: number;
}
