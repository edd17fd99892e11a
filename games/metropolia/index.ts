import { checkOptions, type Title } from "@tabletown/kernel";
import { componentsOf } from "./data/components.ts";
import { provenance } from "./data/provenance.ts";
import { standard } from "./data/standard.ts";
import type { Action } from "./rules/action.ts";
import type { Table } from "./rules/component.ts";
import { gameOf, ID, RULES } from "./rules/game.ts";
import { type Options, optionSpecs } from "./rules/options.ts";
import type { State } from "./rules/state.ts";
import type { View } from "./rules/view.ts";
import { wordsIn } from "./text/words-in.ts";

export type { Action } from "./rules/action.ts";
export type { Effect, Establishment, Landmark, LandmarkEffect, Table, TownHall } from "./rules/component.ts";
export type { Options } from "./rules/options.ts";
export type { Phase, Player, State } from "./rules/state.ts";
export type { Pile, SeenPlayer, View } from "./rules/view.ts";

/** Metropolia, with Metropolia PLUS as an option. */
export const metropolia: Title<State, Action, View, Options, Table> = {
  id: ID,
  rules: RULES,
  optionSpecs,
  options: (given) => checkOptions(optionSpecs, given),
  components: componentsOf(standard, provenance),
  game: (options, table = standard) => gameOf(options, table),
  words: (language, table = standard) => wordsIn(language, table),
};
