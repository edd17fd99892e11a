import { checkOptions, type Title } from "@tabletown/kernel";
import { check, schema } from "./data/check.ts";
import { provenance } from "./data/provenance.ts";
import { standard } from "./data/standard.ts";
import type { Table } from "./data/table.ts";
import type { Action } from "./rules/action.ts";
import type { Event } from "./rules/event.ts";
import { gameOf } from "./rules/game.ts";
import { type Options, optionSpecs } from "./rules/options.ts";
import type { State } from "./rules/state.ts";
import { ID, RULES_VERSION } from "./rules/version.ts";
import type { View } from "./rules/view.ts";
import { wordsIn } from "./text/words.ts";

export type { Ability, ActionEffect, Count, Effect, Gain, Permanent } from "./data/effect.ts";
export type { Borough, Card, Colour, Deck, Name, PovertyTable, Settings, Side, Table } from "./data/table.ts";
export type { Action, BoardRow } from "./rules/action.ts";
export type { Event } from "./rules/event.ts";
export type { Options } from "./rules/options.ts";
export type { Glimpse, Id, Player, Source, Stack, State, Task } from "./rules/state.ts";
export type { BySet, PlayerView, View } from "./rules/view.ts";

/** London, second edition. */
export const london: Title<State, Action, View, Options, Table, Event> = {
  id: ID,
  rules: RULES_VERSION,
  optionSpecs,
  options: (given) => checkOptions(optionSpecs, given),
  components: { standard, check, schema, provenance },
  game: (options, table = standard) => gameOf(options, table),
  words: wordsIn,
};
