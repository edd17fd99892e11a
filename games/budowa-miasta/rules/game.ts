import { componentsHash, type Game, type OptionsOf } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "./action.ts";
import { actions, toAct } from "./actions.ts";
import { apply } from "./apply.ts";
import { guess } from "./guess.ts";
import { format, parse } from "./notation.ts";
import { rulesetOf } from "./ruleset.ts";
import { score } from "./score.ts";
import { setup } from "./setup.ts";
import { copy, type State, type View } from "./state.ts";
import { view } from "./view.ts";

export const ID = "budowa-miasta";
/** Goes up whenever the same moves would lead elsewhere. */
export const RULES = 1;

/** The rulebook leaves nothing to choose. */
export const optionSpecs = [] as const;
export type Options = OptionsOf<typeof optionSpecs>;

export function gameOf(options: Options, table: Table): Game<State, Action, View, Options> {
  const rules = rulesetOf(table);
  return {
    id: ID,
    rules: RULES,
    options,
    seats: [2, 6],
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions: (s, seat) => actions(rules, s, seat),
    apply: (s, seat, action, chance, emit) => apply(rules, s, seat, action, chance, emit),
    copy,
    view,
    guess: (v, chance) => guess(rules, v, chance),
    score: (s) => score(rules, s),
    format,
    parse: (notation) => parse(rules, notation),
  };
}
