import type { Language } from "@tabletown/kernel";
import { settings } from "../settings.ts";
import { en } from "./text/en.ts";
import { pl } from "./text/pl.ts";
import { ru } from "./text/ru.ts";

const texts: Readonly<Record<Language, typeof en>> = { en, pl, ru };

/** What the account's part of the page says, in the language of the moment. */
export function accountText(): typeof en {
  return texts[settings.value.language];
}
