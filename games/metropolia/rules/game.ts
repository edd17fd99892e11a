import { componentsHash, type Game } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "./action.ts";
import { actions, toAct } from "./actions.ts";
import { apply } from "./apply.ts";
import { copy } from "./copy.ts";
import type { Event } from "./event.ts";
import { guess } from "./guess.ts";
import { format, parse } from "./notation.ts";
import type { Options } from "./options.ts";
import { rulesetOf } from "./ruleset.ts";
import { score } from "./score.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./seats.ts";
import { secrets, withSecrets } from "./secrets.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { stored } from "./stored.ts";
import { ID, RULES_VERSION } from "./version.ts";
import { type View, view } from "./view.ts";

export type Metropolia = Game<State, Action, View, Options, Event>;

/** Binds the rules to options and components. */
export function gameOf(options: Options, table: Table): Metropolia {
  const rules = rulesetOf(options, table);
  return {
    id: ID,
    rules: RULES_VERSION,
    options,
    seats: [FEWEST_SEATS, MOST_SEATS],
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions: (state, seat) => actions(rules, state, seat),
    apply: (state, seat, action, chance, emit) => apply({ rules, state, chance, emit }, seat, action),
    copy,
    view: (state, viewer) => view(rules, state, viewer),
    viewsAlike: true,
    guess: (seen, chance) => guess(rules, seen, chance),
    secrets: (state) => secrets(rules, state),
    withSecrets: (state, values) => withSecrets(rules, state, values),
    score: (state) => score(rules, state),
    format,
    parse: (notation) => parse(rules, notation),
    stored: (state) => stored(rules, state),
  };
}
