import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  language: "en",
  title: title.en,
  and: "and",
  stack: (card, number) => `${card} (stack ${number})`,
  set: (deck) => `set\u00a0${deck}`,
  pitch: pitch.en,
  names,
  effects,
  actions,
  events,
  reasons,
  outline,
  rules,
};
