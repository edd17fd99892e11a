import { failure, type Result, type Seat } from "@tabletown/kernel";
import type { Problem, ProblemCode } from "@tabletown/protocol";
import type { NewEntry } from "../stores/entry.ts";
import type { ReadonlyMatch } from "./live-match.ts";
import type { MatchState } from "./match-state.ts";
import type { MoveHistory } from "./move-history.ts";
import type { MoveEffect } from "./play-move.ts";

/** Who asks: a person, or a bot for its seat. */
export type Actor = { readonly person: string; readonly name: string } | { readonly bot: Seat };

/** What a command is decided on. */
export interface DecisionContext extends ReadonlyMatch {
  /** The moves so far, where a command may need to look back. */
  readonly history?: MoveHistory;
}

/** What a command leads to, before it is written down. */
export interface CommandOutcome {
  readonly entries: readonly NewEntry[];
  /** What a move brought. */
  readonly effect?: MoveEffect;
  /** The move's own number in the log: where it is written now, or was when its key was sent before. */
  readonly seq?: number;
}

export type Decided = Result<CommandOutcome, Problem>;

/** What became of a command: refused, or done, with the number at which the match stands then. */
export type CommandResult = Result<{ readonly seq: number }, Problem>;

export function refuse(code: ProblemCode, detail?: string): { readonly ok: false; readonly problem: Problem } {
  return failure({ code, ...(detail !== undefined && { detail }) });
}

/** Refuses what is done only while a match is played: it has not begun, or it is over. */
export function refuseOutsidePlay({ status }: Pick<MatchState, "status">): ReturnType<typeof refuse> {
  return refuse(status === "lobby" ? "not-started" : "over");
}
