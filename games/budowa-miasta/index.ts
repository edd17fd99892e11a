import { checkOptions, type Title } from "@tabletown/kernel";
import { check } from "./data/check.ts";
import { provenance } from "./data/provenance.ts";
import { standard } from "./data/standard.ts";
import type { Table } from "./data/table.ts";
import type { Action } from "./rules/action.ts";
import { gameOf, ID, type Options, optionSpecs, RULES } from "./rules/game.ts";
import type { State, View } from "./rules/state.ts";
import { words } from "./text/index.ts";

export type { BuildingRow, Kind, ObjectId, ObjectRow, ShareRow, StreetRow, Table } from "./data/table.ts";
export type { Action } from "./rules/action.ts";
export type { Options } from "./rules/game.ts";
export { BAG, BOARD, BOX, HIDDEN, type Place, STACK, type State, type View } from "./rules/state.ts";

/** Budowa miasta (Tom Dalgliesh; Nasza Księgarnia, 2018). */
export const budowaMiasta: Title<State, Action, View, Options, Table> = {
  id: ID,
  rules: RULES,
  optionSpecs,
  options: (given) => checkOptions(optionSpecs, given),
  components: { standard, check, provenance },
  game: (options, table = standard) => gameOf(options, table),
  words: (language, table = standard) => words(language, table),
};
