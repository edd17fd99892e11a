import { checkOptions, componentsHash, type Game, type OptionsOf, type Title } from "@tabletown/kernel";
import { checkTable } from "./data/check.ts";
import { table as standard, type Table } from "./data/table.ts";
import { actions, apply, setup, toAct } from "./rules/play.ts";
import { score } from "./rules/score.ts";
import { type Action, copy, type Rules, type State, type View } from "./rules/state.ts";
import { guess, view } from "./rules/view.ts";
import { en } from "./text/en.ts";
import { pl } from "./text/pl.ts";
import { ru } from "./text/ru.ts";
import { wordsFrom } from "./text/words.ts";

const ID = "_template";
const RULES = 1;
const optionSpecs = [] as const;
export type Options = OptionsOf<typeof optionSpecs>;

const phrases = { en, pl, ru };

function gameOf(options: Options, table: Table): Game<State, Action, View, Options> {
  const rules: Rules = {
    heights: new Map(table.houses.map(({ id, height }) => [id, height])),
    houses: table.houses.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  };
  return {
    id: ID,
    rules: RULES,
    options,
    seats: [2, 4],
    components: componentsHash(table),
    setup: (seats, chance) => setup(rules, seats, chance),
    toAct,
    actions,
    apply: (s, seat, action, _chance, emit) => apply(s, seat, action, emit),
    copy,
    view,
    guess: (v, chance) => guess(rules, v, chance),
    score: (s) => score(rules, s),
    format: ({ kind, house }) => `${kind} ${house}`,
    parse(notation) {
      const [kind, house = "", ...rest] = notation.split(" ");
      return kind === "build" && rules.heights.has(house) && rest.length === 0 ? { kind, house } : undefined;
    },
  };
}

export const highStreet: Title<State, Action, View, Options, Table> = {
  id: ID,
  rules: RULES,
  optionSpecs,
  options: (given) => checkOptions(optionSpecs, given),
  components: {
    standard,
    check: checkTable,
    provenance: (table, component) => table.houses.find(({ id }) => id === component)?.provenance ?? {},
  },
  game: (options, table = standard) => gameOf(options, table),
  words: (language, table = standard) => wordsFrom(phrases[language], table),
};

export type { Action, State, Table, View };
