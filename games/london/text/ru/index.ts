import type { Phrases } from "../phrases.ts";
import { actions } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { rules } from "./rules.ts";

export const ru: Phrases = {
  language: "ru",
  title: "Лондон",
  pitch:
    "Отстройте город после Великого пожара: разыгрывайте карты, запускайте город ради денег и престижа, покупайте землю и не давайте расти бедности.",
  names,
  effects,
  actions,
  events,
  outline,
  rules,
};
