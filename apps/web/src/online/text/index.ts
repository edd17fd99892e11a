import type { Language } from "@tabletown/kernel";
import { settings } from "../../settings.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";

const phrases: Readonly<Record<Language, typeof en>> = { en, pl, ru };

/** What only online tables say, in the chosen language. Nobody else has to fetch it. */
export function tOnline(): typeof en {
  return phrases[settings.value.language];
}
