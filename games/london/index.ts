import { checkOptions, type Title } from "@tabletown/kernel";
import { check } from "./data/check.ts";
import { provenance } from "./data/provenance.ts";
import { STANDARD } from "./data/standard.ts";
import type { Table } from "./data/table.ts";
import type { Action } from "./rules/action.ts";
import { london as bind, type Options, RULES_VERSION } from "./rules/game.ts";
import type { State } from "./rules/state.ts";
import type { View } from "./rules/view.ts";
import { words } from "./text/words.ts";

export type { Ability, ActionEffect, Count, Effect, Gain, Permanent } from "./data/effect.ts";
export type { Borough, Card, Colour, Deck, Name, PovertyTable, Settings, Side, Table } from "./data/table.ts";
export type { Action, Row } from "./rules/action.ts";
export type { Options } from "./rules/game.ts";
export type { Glimpse, Id, Player, Source, Stack, State, Task } from "./rules/state.ts";
export type { BySet, PlayerView, View } from "./rules/view.ts";

const OPTION_SPECS = [] as const;

/** London, second edition. */
export const london: Title<State, Action, View, Options, Table> = {
  id: "london",
  rules: RULES_VERSION,
  optionSpecs: OPTION_SPECS,
  options: (given) => checkOptions(OPTION_SPECS, given),
  components: { standard: STANDARD, check, provenance },
  game: (options, table = STANDARD) => bind(options, table),
  words,
};
