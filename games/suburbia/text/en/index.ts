import { withMinus } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects, join, money } from "./effects.ts";
import { events, why } from "./events.ts";
import { fields } from "./fields.ts";
import { beyondTrack, names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  language: "en",
  title: title.en,
  pitch: pitch.en,
  names: { ...names, ...fields },
  object: (tile) => names[tile] ?? "",
  neighbour: (tile) => names[tile] ?? "",
  rules,
  beyondTrack,
  effects,
  money,
  space: (col, row) => `column ${withMinus(col)}, row ${withMinus(row)}`,
  place: ({ beside, side, above, below }) =>
    [
      beside.length > 0 && `${side === undefined ? "beside" : `${side.replace("-", " ")} of`} ${join(beside, "and")}`,
      below.length > 0 && `below ${join(below, "and")}`,
      above.length > 0 && `above ${join(above, "and")}`,
    ]
      .filter(Boolean)
      .join(", "),
  actions,
  events,
  why,
  reasons,
  outline,
};
