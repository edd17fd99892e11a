import type { Phrases } from "../phrases.ts";
import { action } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { fields } from "./fields.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const ru: Phrases = {
  title: "Метрополия",
  pitch: "Бросайте кубики, открывайте пекарни, кафе и шахты и первым достройте достопримечательности своего города.",
  names: { ...names, ...fields },
  rules,
  effects,
  action,
  events,
  reasons,
  outline,
};
