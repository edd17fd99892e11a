import type { MindSource } from "@tabletown/bots";
import { STANDARD } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Options } from "../rules/options.ts";
import { compile } from "../rules/ruleset.ts";
import type { Action, State } from "../rules/state.ts";
import { candidates } from "./candidates.ts";
import { evaluate, scale } from "./evaluate.ts";
import { sharesOf } from "./prospect.ts";

/** What Suburbia tells its bots. */
export const suburbiaMind: MindSource<State, Action, Options, Table> = {
  mind(options, table = STANDARD) {
    const rules = compile(options, table);
    const share = sharesOf(rules);
    return {
      evaluate: (s) => evaluate(rules, share, s),
      scale: (s) => scale(rules, s),
      par: 90,
      candidates: (_s, _seat, actions) => candidates(rules, actions),
    };
  },
};
