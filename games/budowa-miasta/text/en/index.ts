import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
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
  title: title.en,
  pitch: pitch.en,
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
