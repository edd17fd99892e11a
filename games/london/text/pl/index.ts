import type { Phrases } from "../phrases.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  language: "pl",
  title: "Londyn",
  pitch:
    "Odbuduj miasto po Wielkim Pożarze: zagrywaj karty, uruchamiaj miasto dla pieniędzy i prestiżu, kupuj ziemię i nie daj się ubóstwu.",
  names,
  effects,
  actions,
  events,
  outline,
  rules,
};
