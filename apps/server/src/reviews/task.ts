import type { GameRecord } from "@tabletown/kernel";
import type { Review } from "@tabletown/review";
import type { GameIdentity } from "../stores/matches.ts";

/** What the thread that reviews is asked: to review a match, or who would judge it today. */
export type ReviewTask =
  | {
      readonly type: "review";
      readonly played: GameIdentity;
      readonly record: GameRecord;
      /** What each seat got, where the match was not played to its end. */
      readonly result?: readonly number[];
      /** Milliseconds of processor time. */
      readonly budget: number;
    }
  | { readonly type: "judge"; readonly played: GameIdentity; readonly seats: number };

export interface ReviewAnswer {
  readonly judge: string;
  /** Absent where only the judge was asked for. */
  readonly review?: Review;
}
