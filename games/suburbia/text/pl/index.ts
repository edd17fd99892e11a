import { plain } from "../number.ts";
import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects, join, money } from "./effects.ts";
import { events, why } from "./events.ts";
import { fields } from "./fields.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  language: "pl",
  title: title.pl,
  pitch: pitch.pl,
  names: { ...names, ...fields },
  rules,
  effects,
  money,
  space: (col, row) => `kolumna ${plain(col)}, rząd ${plain(row)}`,
  beside: (names) => `obok: ${join(names, "i")}`,
  actions,
  events,
  why,
  reasons,
  outline,
};
