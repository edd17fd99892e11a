import type { Phrases } from "../phrases.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { building, money, street, the } from "./grammar.ts";
import { eventNames, fields, kinds, objects } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  language: "en",
  title: "Budowa miasta",
  pitch:
    "Build up a city street by street, hold shares in what its streets lead to, and be the richest when the swimming pool and the stadium are joined.",
  rules: (table) => rules(table, `${the(table.goal[0])} and ${the(table.goal[1])}`),
  game: "the game as a whole",
  objects,
  kinds,
  eventNames,
  fields,
  money,
  street,
  building,
  effects,
  actions,
  events,
  reasons,
  outline,
};
