import { failure, type Game, type Result, type Seat } from "@tabletown/kernel";
import type { Problem, ProblemCode } from "@tabletown/protocol";
import type { MatchRow } from "../stores/matches.ts";
import type { Happened } from "./entry.ts";
import type { Line } from "./line.ts";
import type { Outcomes, Table } from "./table.ts";

/** Who asks: a person, or one of the server's own hands. */
export type Actor =
  | { readonly person: string; readonly name: string }
  | { readonly bot: Seat }
  | { readonly server: true };

export interface Situation {
  readonly row: MatchRow;
  readonly game: Game;
  readonly table: Table;
  /** The moves so far, where a command may need to look back. */
  readonly line?: Line;
}

/** What a command leads to, before it is written down. */
export interface Decision {
  readonly happened: readonly Happened[];
  /** What a move brought. */
  readonly done?: Outcomes;
  /** The move's own number in the log: where it is written now, or was when its key was sent before. */
  readonly seq?: number;
}

export type Decided = Result<Decision, Problem>;

export function refuse(code: ProblemCode, detail?: string): { readonly ok: false; readonly problem: Problem } {
  return failure({ code, ...(detail !== undefined && { detail }) });
}
