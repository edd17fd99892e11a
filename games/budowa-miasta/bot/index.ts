import type { MindSource } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/game.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { evaluate, scale } from "./evaluate.ts";

/** What Budowa miasta tells its bots. */
export const budowaMiastaMind: MindSource<State, Action, Options, Table> = {
  mind(_options, table = standard) {
    const rules = rulesetOf(table);
    return { evaluate: (s) => evaluate(rules, s), scale, journey: { turns: 2, turn: (s) => s.turn } };
  },
};
