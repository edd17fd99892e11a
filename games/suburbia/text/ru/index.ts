import { type Case, inCase } from "@tabletown/kernel";
import { plain } from "../number.ts";
import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { components } from "./components.ts";
import { effects, join, money } from "./effects.ts";
import { events, why } from "./events.ts";
import { fields } from "./fields.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

const declined = (tile: string, needed: Case): string => {
  const noun = components[tile];
  return noun === undefined ? "" : inCase(noun, needed);
};

export const ru: Phrases = {
  language: "ru",
  title: title.ru,
  pitch: pitch.ru,
  names: { ...names, ...fields },
  object: (tile) => declined(tile, "accusative"),
  neighbour: (tile) => declined(tile, "instrumental"),
  rules,
  effects,
  money,
  space: (col, row) => `столбец ${plain(col)}, ряд ${plain(row)}`,
  beside: (names) => `рядом ${/^С[вклпрт]/.test(names[0] ?? "") ? "со" : "с"} ${join(names, "и")}`,
  actions,
  events,
  why,
  reasons,
  outline,
};
