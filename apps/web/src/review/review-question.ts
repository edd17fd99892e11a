import type { Move } from "@tabletown/kernel";
import type { Findings, ReviewBasis, ReviewShare } from "@tabletown/review";
import type { SubjectName } from "../local/subject.ts";

/** What a worker that reviews is told: the game as it was played, and which share of the work is its own. */
export interface ReviewQuestion extends SubjectName {
  readonly record: string;
  readonly seats: number;
  /** The position at the beginning; the others follow from the moves. */
  readonly setup: unknown;
  readonly moves: readonly Pick<Move<unknown>, "seat" | "action" | "draws">[];
  readonly result?: readonly number[];
  readonly share: ReviewShare;
}

/** What it tells, again and again: first what the review stands on, then what it has found so far. */
export type ReviewNews =
  | { readonly kind: "basis"; readonly basis: ReviewBasis }
  | { readonly kind: "found"; readonly findings: Findings; readonly done: boolean }
  | { readonly kind: "failed"; readonly problem: string };
