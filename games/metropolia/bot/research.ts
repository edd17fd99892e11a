import type { ResearchSource } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { actionSchemaOf } from "./action-schema.ts";
import { encodingOf } from "./encoding.ts";
import { viewSchemaOf } from "./view-schema.ts";

/** What Metropolia tells programs that learn. */
export const metropoliaResearch: ResearchSource<Action, View, Options, Table, State> = {
  encoding: (seats, options, table = standard) => encodingOf(rulesetOf(options, table), seats),
  actionSchema: (options, table = standard) => actionSchemaOf(rulesetOf(options, table)),
  viewSchema: (options, table = standard) => viewSchemaOf(rulesetOf(options, table)),
};
