import { componentsHash, type Game } from "@tabletown/kernel";
import { type Action, format } from "./action.ts";
import { actions, toAct } from "./actions.ts";
import { apply } from "./apply.ts";
import type { Table } from "./component.ts";
import type { Options } from "./options.ts";
import { rulesetOf } from "./ruleset.ts";
import { score } from "./score.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./seats.ts";
import { setup } from "./setup.ts";
import { copy, type State } from "./state.ts";
import { guess, type View, view } from "./view.ts";

export const ID = "metropolia";
/** Raised whenever the same moves would lead elsewhere. */
export const RULES = 1;

export type Metropolia = Game<State, Action, View, Options>;

/** Binds the rules to options and components. */
export function gameOf(options: Options, table: Table): Metropolia {
  const rules = rulesetOf(options, table);
  return {
    id: ID,
    rules: RULES,
    options,
    seats: [FEWEST_SEATS, MOST_SEATS],
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions: (s, seat) => actions(rules, s, seat),
    apply: (s, _seat, action, chance, emit) => apply(rules, s, action, chance, emit),
    copy,
    view: (s) => view(rules, s),
    guess: (v, chance) => guess(rules, v, chance),
    score: (s) => score(rules, s),
    format,
    parse: (notation) => rules.moves.byNotation.get(notation),
  };
}
