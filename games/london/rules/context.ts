import type { Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** What the rules work with: made once for a move, or for a list of options. All luck was settled by the set-up. */
export interface Context {
  readonly rules: Ruleset;
  readonly state: State;
  /** Absent where nobody listens. */
  readonly emit: Emit<Event> | undefined;
}
