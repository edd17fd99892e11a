import type { Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** What one move works with: the rules, the state it changes, and who listens. Luck plays its part in the setup alone. */
export interface Context {
  readonly rules: Ruleset;
  readonly state: State;
  readonly emit: Emit<Event> | undefined;
}
