import type { Language } from "@tabletown/kernel";
import { en } from "./en.ts";
import type { Phrases } from "./phrases.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";

export const languages: Readonly<Record<Language, Phrases>> = { en, pl, ru };

/** How the lines of a seat's account and the marks of choices are called. */
export function reviewWords(language: Language): Pick<Phrases, "ledger" | "marked"> {
  return languages[language];
}
