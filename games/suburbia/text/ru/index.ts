import { type Case, inCase, withinSentence } from "@tabletown/kernel";
import { plain } from "../number.ts";
import type { HexSide, Phrases } from "../phrases.ts";
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
  return noun === undefined ? "" : withinSentence(inCase(noun, needed));
};

const SIDES: Readonly<Record<HexSide, string>> = {
  left: "слева",
  right: "справа",
  "upper-left": "слева вверху",
  "lower-left": "слева внизу",
  "upper-right": "справа вверху",
  "lower-right": "справа внизу",
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
  place: ({ beside, side, above, below }) =>
    [
      beside.length > 0 &&
        `рядом ${/^с[вклпрт]/.test(beside[0] ?? "") ? "со" : "с"} ${join(beside, "и")}${side === undefined ? "" : ` ${SIDES[side]}`}`,
      below.length > 0 && `под ${join(below, "и")}`,
      above.length > 0 && `над ${join(above, "и")}`,
    ]
      .filter(Boolean)
      .join(", "),
  actions,
  events,
  why,
  reasons,
  outline,
};
