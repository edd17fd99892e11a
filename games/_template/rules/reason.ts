import type { ReasonOf } from "@tabletown/kernel";

/** What can speak for a move. */
export type Reason =
  /** The building scores its height. */
  | ReasonOf<"height", { about: string; by: number }>
  /** Nothing in the hand is lower than the end of the street. */
  | ReasonOf<"room-above">
  /** Nobody else has so many coins. */
  | ReasonOf<"unbeatable", { by: number }>
  /** So many coins are kept. */
  | ReasonOf<"keeps", { by: number }>;
