import type { EventOf, Seat } from "@tabletown/kernel";

/** Everything that can happen. What stands in the braces is always there. */
export type Event =
  | EventOf<"built", { seat: Seat; about: string }>
  /** `about` is the building, for whoever may see it. */
  | EventOf<"drew", { seat: Seat }>
  /** `now` is the bid, for whoever made it. */
  | EventOf<"bid", { seat: Seat }>
  /** Bids by seat. */
  | EventOf<"opened", { detail: { bids: readonly number[] } }>
  | EventOf<"coins", { seat: Seat; by: number; now: number }>
  | EventOf<"won", { seat: Seat; about: string }>
  | EventOf<"unsold", { about: string }>;
