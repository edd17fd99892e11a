import { componentsHash, type Game } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import { actions, toAct } from "./actions.ts";
import { apply } from "./apply.ts";
import { copy } from "./copy.ts";
import { format, parse } from "./notation.ts";
import type { Options } from "./options.ts";
import { compile } from "./ruleset.ts";
import { setup } from "./setup.ts";
import type { Action, State } from "./state.ts";
import { score } from "./tally.ts";
import { guess, type View, view } from "./view.ts";

export const ID = "suburbia";
export const RULES = 1;

/** Suburbia bound to its options and components. */
export function gameOf(options: Options, table: Table): Game<State, Action, View, Options> {
  const rules = compile(options, table);
  return {
    id: ID,
    rules: RULES,
    options,
    seats: rules.seats,
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions: (s, seat) => actions(rules, s, seat),
    apply: (s, seat, a, _chance, emit) => apply(rules, s, seat, a, emit),
    copy,
    view: (s, seat) => view(rules, s, seat),
    guess: (v, chance) => guess(rules, v, chance),
    score: (s) => score(rules, s),
    format,
    parse: (notation) => parse(rules, notation),
  };
}
