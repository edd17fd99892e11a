import { checkOptions, type Title } from "@tabletown/kernel";
import { checkTable } from "./data/check.ts";
import { STANDARD } from "./data/standard.ts";
import type { Sources, Table } from "./data/table.ts";
import { gameOf, ID, RULES } from "./rules/game.ts";
import { type Options, optionSpecs } from "./rules/options.ts";
import type { Action, State } from "./rules/state.ts";
import type { View } from "./rules/view.ts";
import { wordsOf } from "./text/words.ts";

export type { Basic, Building, Effect, Goal, Hex, Lake, Sign, Stat, Table, Type } from "./data/table.ts";
export { atOf, hexOf, touching } from "./rules/hex.ts";
export type { Options } from "./rules/options.ts";
export type { Action, Borough, Phase, State, Tile } from "./rules/state.ts";
export type { BoroughView, HandView, View } from "./rules/view.ts";

/** Suburbia, both editions, with its two solo variants. */
export const suburbia: Title<State, Action, View, Options, Table> = {
  id: ID,
  rules: RULES,
  optionSpecs,
  options: (given) => checkOptions(optionSpecs, given),
  components: {
    standard: STANDARD,
    check: checkTable,
    provenance: provenanceOf,
  },
  game: (options, table = STANDARD) => gameOf(options, table),
  words: (language, table = STANDARD) => wordsOf(language, table),
};

/** A tile's or goal's own sources; for anything else those of the table's other values. */
function provenanceOf(table: Table, component: string): Sources {
  const { buildings, basics, lake, goals } = table;
  return [...buildings, ...basics, lake, ...goals].find(({ id }) => id === component)?.provenance ?? table.provenance;
}
