import type { Forms } from "@tabletown/kernel";
import type { Ledger, Mark } from "../review.ts";

/** Somebody as a sentence speaks of them; names stay as they are, whatever the case. */
export interface Somebody {
  readonly name: string;
  /** Whether it is who reads. */
  readonly you: boolean;
}

/** Lines of the account of a seat, from the beginning to the result. */
export type LedgerLine = "beginning" | keyof Ledger | "ending" | "result";

/** What a review says, in one language. */
export interface Phrases {
  better(one: Somebody, other: Somebody, accuracies: string): string;
  best(one: Somebody, accuracy: string): string;
  /** Several of more than two. */
  bestOf(several: readonly Somebody[], accuracy: string): string;
  equal(accuracy: string): string;
  alone(accuracy: string): string;
  /** Two accuracies, the better one first. */
  versus(one: string, other: string): string;
  /** What decided a game, and at which moves. */
  luckDecided(moves: readonly number[]): string;
  choicesDecided(moves: readonly number[]): string;
  readonly nothingDecided: string;
  /** Not what was played, but that somebody gave up, or that the victory was shared: so many points of the result. */
  endingDecided(points: string): string;
  /** Instead of all that, where choices of consequence were looked at one step ahead only. */
  readonly firstLook: string;
  readonly unfinished: string;
  /** So many points of somebody's result come from neither luck nor choices. */
  unexplained(points: string): string;
  /** The marks of a seat, as a list. */
  marks(one: Somebody, list: string): string;
  noMarks(one: Somebody): string;
  /** Points that luck and choices gave or took alone at the table. */
  points(luck: string, choices: string): string;
  readonly ledger: Readonly<Record<LedgerLine, string>>;
  readonly marked: Readonly<Record<Mark, Forms>>;
}
