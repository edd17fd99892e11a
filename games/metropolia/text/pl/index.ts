import type { Phrases } from "../phrases.ts";
import { action } from "./actions.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { fields } from "./fields.ts";
import { names } from "./names.ts";
import { outline } from "./outline.ts";
import { reasons } from "./reasons.ts";
import { rules } from "./rules.ts";

export const pl: Phrases = {
  title: "Metropolia",
  pitch: "Rzucaj kostkami, otwieraj piekarnie, kawiarnie i kopalnie i jako pierwszy burmistrz dokończ swoje miasto.",
  names: { ...names, ...fields },
  rules,
  effects,
  action,
  events,
  reasons,
  outline,
};
