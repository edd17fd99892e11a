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

export const ru: Phrases = {
  language: "ru",
  title: title.ru,
  pitch: pitch.ru,
  names: { ...names, ...fields },
  rules,
  effects,
  money,
  space: (col, row) => `столбец ${plain(col)}, ряд ${plain(row)}`,
  beside: (names) => `рядом: ${join(names, "и")}`,
  actions,
  events,
  why,
  reasons,
  outline,
};
