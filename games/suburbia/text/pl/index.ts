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
  left: "na lewo od",
  right: "na prawo od",
  "upper-left": "na lewo w górę od",
  "lower-left": "na lewo w dół od",
  "upper-right": "na prawo w górę od",
  "lower-right": "na prawo w dół od",
};

export const pl: Phrases = {
  language: "pl",
  title: title.pl,
  pitch: pitch.pl,
  names: { ...names, ...fields },
  object: (tile) => declined(tile, "accusative"),
  neighbour: (tile) => declined(tile, "genitive"),
  rules,
  beyondTrack,
  effects,
  money,
  space: (col, row) => `kolumna ${withMinus(col)}, rząd ${withMinus(row)}`,
  place: ({ beside, side, above, below }) =>
    [
      beside.length > 0 && `${side === undefined ? "obok" : SIDES[side]} ${join(beside, "i")}`,
      below.length > 0 && `poniżej ${join(below, "i")}`,
      above.length > 0 && `powyżej ${join(above, "i")}`,
    ]
      .filter(Boolean)
      .join(", "),
  actions,
  events,
  why,
  reasons,
  outline,
};
