import type { Language, Words } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { View } from "../rules/state.ts";
import { en } from "./en.ts";
import type { Phrases } from "./phrases.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import { wordsOf } from "./words.ts";

export const languages: Readonly<Record<Language, Phrases>> = { en, pl, ru };

export function words(language: Language, table: Table): Words<Action, View> {
  return wordsOf(languages[language], table);
}
