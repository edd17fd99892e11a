import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { building, money, street } from "./grammar.ts";
import { cases, eventNames, fields, kinds, objects } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  language: "pl",
  title: title.pl,
  pitch: pitch.pl,
  rules: (table) => rules(table, `${cases[table.goal[0]][2]} i ${cases[table.goal[1]][2]}`),
  game: "cała gra",
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
