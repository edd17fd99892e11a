import type { Cause, Emit } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import { idOf, type Ruleset } from "./ruleset.ts";
import { type Kind, NO_KIND, type State } from "./state.ts";

/** What the rules work with: made once for a move, or for a list of options. All luck was settled by the set-up. */
export interface Context {
  readonly rules: Ruleset;
  readonly state: State;
  /** Absent where nobody listens. */
  readonly emit: Emit<Event> | undefined;
}

/** The rule behind an event and the component at work, which is always one of whoever is on turn. */
export function causeOf({ rules, state }: Context, rule: string, of: Kind): Cause {
  return of === NO_KIND ? { rule } : { rule, component: idOf(rules, of), seat: state.seat };
}
