import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const ru: Phrases = {
  language: "ru",
  title: title.ru,
  and: "и",
  stack: (card, number) => `«${card}» (стопка ${number})`,
  set: (deck) => `набор\u00a0${deck}`,
  pitch: pitch.ru,
  names,
  effects,
  actions,
  events,
  reasons,
  outline,
  rules,
};
