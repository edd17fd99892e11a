import type { Phrases } from "./phrases.ts";
import { ACTIONS } from "./pl/actions.ts";
import { EFFECTS } from "./pl/effects.ts";
import { EVENTS } from "./pl/events.ts";
import { NAMES } from "./pl/names.ts";
import { OUTLINE } from "./pl/outline.ts";
import { rules } from "./pl/rules.ts";

export const PL: Phrases = {
  language: "pl",
  title: "Londyn",
  pitch:
    "Odbuduj miasto po Wielkim Pożarze: zagrywaj karty, uruchamiaj miasto dla pieniędzy i prestiżu, kupuj ziemię i nie daj się ubóstwu.",
  names: NAMES,
  effects: EFFECTS,
  actions: ACTIONS,
  events: EVENTS,
  outline: OUTLINE,
  rules,
};
