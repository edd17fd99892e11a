import type { Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** What every rule is given: made once per move. A game that draws in its moves carries its `chance` here too. */
export interface Context {
  readonly rules: Ruleset;
  readonly state: State;
  readonly emit: Emit<Event> | undefined;
}
