import { type Case, inCase, withinSentence, withMinus } from "@tabletown/kernel";
import type { HexSide, Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { components } from "./components.ts";
import { effects, join, money } from "./effects.ts";
import { events, why } from "./events.ts";
import { fields } from "./fields.ts";
import { beyondTrack, names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

const declined = (tile: string, needed: Case): string => {
  const noun = components[tile];
  return noun === undefined ? "" : withinSentence(inCase(noun, needed));
};

/** All of them with the genitive. */
const SIDES: Readonly<Record<HexSide, string>> = {
  left: "слева от",
  right: "справа от",
  "upper-left": "слева сверху от",
  "lower-left": "слева снизу от",
  "upper-right": "справа сверху от",
  "lower-right": "справа снизу от",
};

export const ru: Phrases = {
  language: "ru",
  title: title.ru,
  pitch: pitch.ru,
  names: { ...names, ...fields },
  object: (tile) => declined(tile, "accusative"),
  neighbour: (tile) => declined(tile, "genitive"),
  rules,
  beyondTrack,
  effects,
  money,
  space: (col, row) => `столбец ${withMinus(col)}, ряд ${withMinus(row)}`,
  place: ({ beside, side, above, below }) =>
    [
      beside.length > 0 && `${side === undefined ? "возле" : SIDES[side]} ${join(beside, "и")}`,
      below.length > 0 && `ниже ${join(below, "и")}`,
      above.length > 0 && `выше ${join(above, "и")}`,
    ]
      .filter(Boolean)
      .join(", "),
  actions,
  events,
  why,
  reasons,
  outline,
};
