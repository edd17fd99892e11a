import type { Seat } from "./seat.ts";

/** What a reason of any game may carry beside its name. */
interface ReasonFields {
  /** How much speaks for the move by it, in the unit of the game's evaluation; less than nothing speaks against it. */
  readonly weight: number;
  /** The component it is about. */
  readonly about?: string;
  /** Another player whom it concerns. */
  readonly with?: Seat;
  /** How much of something. */
  readonly by?: number;
}

/** One thing that speaks for a move, in words of the game: what its bot sees in the position that comes of it. */
export interface Reason extends ReasonFields {
  /** A word of the game's own vocabulary: "income", "last-copy". */
  readonly what: string;
}

/** One reason of a game's union; `Known` says what this one always carries. */
export type ReasonOf<What extends string, Known extends Partial<ReasonFields> = Record<never, never>> = {
  readonly what: What;
} & Readonly<Known> &
  Omit<ReasonFields, keyof Known>;
