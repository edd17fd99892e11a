import type { Seat } from "@tabletown/kernel";

/**
 * What a policy sees of each option, supplied by the game: numbers of the order of 1, most of them 0. A policy adds them
 * up, each with a learned weight, and takes the option with the largest sum; it tries nothing out, so it can choose some
 * ten thousand times a second, and whole games can be played to see where an option leads.
 */
export interface PolicyFeatures<S = unknown, A = unknown> {
  seats(s: S): number;
  /** How many different features there are. */
  readonly count: number;
  /** Weights change in the course of a game: there are some for each of these points, in rising order, and mixtures between them. */
  readonly stages: readonly number[];
  /** How far a state is, on the scale of `stages`. */
  stage(s: S): number;
  /** Writes the options of the seat to act that are worth considering, at least one, with the features of each. */
  write(s: S, seat: Seat, into: FeatureWriter<A>): void;
}

/** Where options and their features are written. */
export interface FeatureWriter<A = unknown> {
  /** What each feature weighs at this stage: what an option leads to can be a feature of it. */
  readonly weights: Float64Array;
  /** Begins a new option and returns its index; `next` is what the same seat chooses right after it, where both are one choice. */
  option(action: A, next?: A): number;
  /** Adds to a feature of an option; the same one may be added to again. */
  feature(option: number, index: number, value: number): void;
  /** Gives an option that was just begun the features of another one begun before it. */
  sameAs(option: number, other: number): void;
  /** The weighted sum of an option's features so far. */
  score(option: number): number;
}
