import type { Phrases } from "../phrases.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  language: "en",
  title: "London",
  pitch:
    "Rebuild the city after the Great Fire: place cards, run your city for money and prestige, buy land, and keep poverty down.",
  names,
  effects,
  actions,
  events,
  outline,
  rules,
};
