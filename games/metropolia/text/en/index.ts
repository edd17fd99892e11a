import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { action } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { fields } from "./fields.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  title: title.en,
  pitch: pitch.en,
  names: { ...names, ...fields },
  rules,
  effects,
  action,
  events,
  reasons,
  outline,
};
