import type { Chance, Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** What a move works with: made once for each move and handed from rule to rule. */
export interface Context {
  readonly rules: Ruleset;
  /** Changed in place. */
  readonly state: State;
  readonly chance: Chance;
  /** Undefined where nobody listens. */
  readonly emit: Emit<Event> | undefined;
}
