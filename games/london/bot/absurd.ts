import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { Player, State } from "../rules/state.ts";
import { type Estimates, traitIn } from "./trait.ts";

/** What looks silly: stopping while there is something to do, covering a card before it has brought what it brings once. */
export function isAbsurd(estimates: Estimates, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "stop":
    case "done":
      return true;
    case "onto": {
      const { stacks } = s.players[seat] as Player;
      const covered = action.stack === "new" ? undefined : stacks[action.stack];
      if (covered === undefined || covered.turned) return false;
      const { card, rules } = traitIn(estimates, covered.card);
      return card.turns && rules.effects.length > 0;
    }
    default:
      return false;
  }
}
