import type { Seat } from "@tabletown/kernel";
import type { Counts } from "./counts.ts";

/** The decision the game waits for; always the seat whose turn it is decides. */
export type Phase =
  /** How many dice to roll. */
  | { readonly type: "roll" }
  /** Keep the roll, or roll again. */
  | { readonly type: "reroll" }
  /** Leave the total, or add to it. */
  | { readonly type: "harbor" }
  /** Who pays, demanded by the establishment `by`. */
  | { readonly type: "charge"; readonly by: string }
  /** What to take in the swap that `by` allows, if anything. */
  | { readonly type: "swap"; readonly by: string }
  /** What to give for the copy of `take` that `from` owns. */
  | { readonly type: "give"; readonly by: string; readonly from: Seat; readonly take: string }
  /** What to build, if anything. */
  | { readonly type: "build" }
  | { readonly type: "over" };

export type PhaseOf<Type extends Phase["type"]> = Extract<Phase, { readonly type: Type }>;

/** Lists are replaced, never changed, so that copies may share them; counts are changed in place. */
export interface State {
  readonly seats: number;
  /**
   * Coins, landmarks and establishments of each seat, and the establishments that may be bought; none of what is sold
   * out or not on show.
   */
  counts: Counts;
  /** Ids of the cards face down, the next one last; empty without PLUS. */
  deck: readonly string[];
  /** Ids of cards that left the game with a pile nobody could buy from (SPEC 8.3). */
  removed: readonly string[];
  turn: Seat;
  phase: Phase;
  /** The dice as they lie on the table: this turn's roll, or the last one until the next falls. */
  dice: readonly number[];
  /** What the dice count for, the harbour's addition included. */
  total: number;
}
