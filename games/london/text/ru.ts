import type { Phrases } from "./phrases.ts";
import { ACTIONS } from "./ru/actions.ts";
import { EFFECTS } from "./ru/effects.ts";
import { EVENTS } from "./ru/events.ts";
import { NAMES } from "./ru/names.ts";
import { OUTLINE } from "./ru/outline.ts";
import { rules } from "./ru/rules.ts";

export const RU: Phrases = {
  language: "ru",
  title: "Лондон",
  pitch:
    "Отстройте город после Великого пожара: разыгрывайте карты, запускайте город ради денег и престижа, покупайте землю и не давайте расти бедности.",
  names: NAMES,
  effects: EFFECTS,
  actions: ACTIONS,
  events: EVENTS,
  outline: OUTLINE,
  rules,
};
