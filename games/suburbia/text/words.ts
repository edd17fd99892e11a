import type { Language, Words } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { actionText } from "./choices.ts";
import { EN } from "./en.ts";
import { effectText, type Glossary, namesFor } from "./glossary.ts";
import { eventText } from "./log.ts";
import { outlineOf } from "./outline.ts";
import type { Phrases } from "./phrases.ts";
import { PL } from "./pl.ts";
import { RU } from "./ru.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en: EN, pl: PL, ru: RU };

/** Everything the game says in one language about one component table. */
export function wordsOf(language: Language, table: Table): Words<Action, View> {
  const phrases = PHRASES[language];
  const glossary: Glossary = { phrases, table, names: namesFor(phrases, table) };
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    names: glossary.names,
    effect: (component) => effectText(glossary, component),
    action: (action, view) => actionText(glossary, action, view),
    event: (event, name) => eventText(glossary, event, name),
    outline: (view, name) => outlineOf(glossary, view, name),
    rules: phrases.rules,
  };
}
