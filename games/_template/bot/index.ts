import type { MindSource } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { evaluate } from "./evaluate.ts";
import { reasonsIn } from "./reasons.ts";

/** What High Street tells its bots. */
export const highStreetMind: MindSource<State, Action, Options, Table> = {
  mind(options, table = standard) {
    const rules = rulesetOf(options, table);
    return { evaluate: (s) => evaluate(rules, s), scale: () => 3, reasons: reasonsIn(rules) };
  },
};
