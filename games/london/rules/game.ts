import { componentsHash, type Game, type Seat } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "./action.ts";
import { actions } from "./actions.ts";
import { apply } from "./apply.ts";
import { copy } from "./copy.ts";
import { guess } from "./guess.ts";
import { format, parse } from "./notation.ts";
import { compile } from "./ruleset.ts";
import { score } from "./score.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { type View, view } from "./view.ts";

export const RULES_VERSION = 1;

/** London has no variants. */
export type Options = Readonly<Record<never, never>>;

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** The game played with one component table. */
export function london(options: Options, table: Table): Game<State, Action, View, Options> {
  const rules = compile(table);
  return {
    id: "london",
    rules: RULES_VERSION,
    options,
    seats: [2, 4],
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct: (s) => (s.agenda.length === 0 ? NOBODY : (ALONE[s.seat] as readonly Seat[])),
    actions: (s, seat) => actions(rules, s, seat),
    apply: (s, seat, a, chance, emit) => apply(rules, s, seat, a, chance, emit),
    copy,
    view: (s, viewer) => view(rules, s, viewer),
    guess: (v, chance) => guess(rules, v, chance),
    score: (s) => score(rules, s),
    format,
    parse,
  };
}
