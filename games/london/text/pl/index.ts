import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  language: "pl",
  title: title.pl,
  and: "i",
  stack: (card, number) => `„${card}” (stos ${number})`,
  set: (deck) => `zestaw\u00a0${deck}`,
  pitch: pitch.pl,
  names,
  effects,
  actions,
  events,
  reasons,
  outline,
  rules,
};
