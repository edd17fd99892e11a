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
import { secrets, withSecrets } from "./secrets.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { stored } from "./stored.ts";
import { storedTable } from "./stored-table.ts";
import { ID, RULES_VERSION } from "./version.ts";
import { type View, view } from "./view.ts";

/** The game played with one component table, which `components` is the hash of. */
export function gameOf(options: Options, table: Table): Game<State, Action, View, Options, Event> {
  const rules = rulesetOf(options, table);
  return {
    id: ID,
    rules: RULES_VERSION,
    options,
    seats: [2, 4],
    components: componentsHash(storedTable(table)),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions: (s, seat) => actions(rules, s, seat),
    apply: (s, seat, a, _chance, emit) => apply({ rules, state: s, emit }, seat, a),
    copy,
    view: (s, viewer) => view(rules, s, viewer),
    guess: (v, chance) => guess(rules, v, chance),
    secrets: (s) => secrets(rules, s),
    withSecrets: (s, values) => withSecrets(rules, s, values),
    score: (s) => score(rules, s),
    format,
    parse: (notation) => parse(rules, notation),
    stored: (s) => stored(rules, s),
  };
}
