import type { Chance, Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** One move: what it changes, by which rules, with which luck, and who is told. Made once per move. */
export interface Context {
  readonly rules: Ruleset;
  readonly state: State;
  readonly chance: Chance;
  /** Absent where nobody listens. */
  readonly emit: Emit<Event> | undefined;
}
