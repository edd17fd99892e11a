import type { Language } from "@tabletown/kernel";
import { settings } from "../../settings.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";

const texts: Record<Language, typeof en> = { en, pl, ru };

/** What reviews and exercises say, in the language of the moment. */
export function reviewTexts(): typeof en {
  return texts[settings.value.language];
}
