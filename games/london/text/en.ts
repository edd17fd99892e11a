import { ACTIONS } from "./en/actions.ts";
import { EFFECTS } from "./en/effects.ts";
import { EVENTS } from "./en/events.ts";
import { NAMES } from "./en/names.ts";
import { OUTLINE } from "./en/outline.ts";
import { rules } from "./en/rules.ts";
import type { Phrases } from "./phrases.ts";

export const EN: Phrases = {
  language: "en",
  title: "London",
  pitch:
    "Rebuild the city after the Great Fire: place cards, run your city for money and prestige, buy land, and keep poverty down.",
  names: NAMES,
  effects: EFFECTS,
  actions: ACTIONS,
  events: EVENTS,
  outline: OUTLINE,
  rules,
};
