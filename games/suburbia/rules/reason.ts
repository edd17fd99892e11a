import type { ReasonOf, Seat } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";

/** What can speak for a move. */
export type Reason =
  /** What the tile itself brings. */
  | ReasonOf<`own-${Stat}`, { by: number }>
  /** What the tile `about`, which stands already, brings because of it. */
  | ReasonOf<`other-${Stat}`, { about: string; by: number }>
  /** What is paid for it. */
  | ReasonOf<"cheap", { by: number }>
  /** To remove it from the market costs less than others would. */
  | ReasonOf<"cheap-removal", { by: number }>
  /** Alone in the lead for a goal, where that was not so before. */
  | ReasonOf<"goal-lead", { about: string; by: number }>
  | ReasonOf<"goal-nearer", { about: string }>
  /** `with` no longer leads alone. */
  | ReasonOf<"goal-denied", { about: string; with: Seat }>
  /** What a goal is worth. */
  | ReasonOf<"goal-worth", { by: number }>
  /** A tile that `with`, who is to play before one's own next turn, could make much of is gone. */
  | ReasonOf<"denies", { about: string; with: Seat }>;

type StatReason<Prefix extends "own" | "other"> = Extract<Reason, { what: `${Prefix}-${Stat}` }>;

/** The reasons that are no change of a borough's numbers. */
export type PlainReason = Exclude<Reason, StatReason<"own" | "other">>;
