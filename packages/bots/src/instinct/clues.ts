import type { Seat } from "@tabletown/kernel";

/**
 * What speaks for or against each option at first sight, supplied by the game: numbers of the order of 1, most of them
 * 0. An instinct adds them up, each with a learned weight, and takes the option with the largest sum; it tries nothing
 * out, so it can choose some ten thousand times a second, and whole games can be played to see where an option leads.
 */
export interface Clues<S = unknown, A = unknown> {
  seats(s: S): number;
  /** How many different clues there are. */
  readonly count: number;
  /** Weights change in the course of a game: there are some for each of these points, in rising order, and mixtures between them. */
  readonly stages: readonly number[];
  /** How far a state is, on the scale of `stages`. */
  stage(s: S): number;
  /** Notes the options worth a thought of the seat to act, at least one, with what is known of each. */
  note(s: S, seat: Seat, sheet: Sheet<A>): void;
}

/** Where options and their clues are noted. */
export interface Sheet<A = unknown> {
  /** What each clue is worth at this stage: what an option leads to can be a clue to it. */
  readonly weights: Float64Array;
  /** Opens a new option and tells its number; `next` is what the same seat chooses right after it, where that was thought of together. */
  option(action: A, next?: A): number;
  /** A clue to an option; the same one may be noted again. */
  clue(option: number, index: number, value: number): void;
  /** Notes for an option what was noted for another one right after it was opened; nothing else may have been since. */
  like(option: number, other: number): void;
  /** How much speaks for an option so far. */
  sum(option: number): number;
}
