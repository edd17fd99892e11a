import { glossaryIn, type Language, peopleIn, type Words } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { View } from "../rules/view.ts";
import { actionText } from "./actions.ts";
import { en } from "./en/index.ts";
import { eventText } from "./events.ts";
import { effectText, type Glossary, namesFor } from "./glossary.ts";
import { outline } from "./outline.ts";
import type { Phrases } from "./phrases.ts";
import { pl } from "./pl/index.ts";
import { reasonText } from "./reasons.ts";
import { ru } from "./ru/index.ts";
import { ruleFiguresOf } from "./rule-figures.ts";
import { terms } from "./terms.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en, pl, ru };

export function phrasesIn(language: Language): Phrases {
  return PHRASES[language];
}

/** Everything the game says in one language about one component table. */
export function wordsIn(language: Language, table: Table): Words<Action, View, Event> {
  const phrases = phrasesIn(language);
  const glossary: Glossary = { phrases, table, names: namesFor(phrases, table) };
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    names: glossary.names,
    effect: (component) => effectText(glossary, component),
    action: (action, view) => actionText(glossary, action, view),
    event: (event, name, you) => eventText(glossary, event, peopleIn(language, name, you)),
    reason: (reason: Reason, name, you) => reasonText(glossary, reason, peopleIn(language, name, you)),
    outline: (view, name) => outline(glossary, view, name),
    rules: phrases.rules(ruleFiguresOf(table)),
    glossary: glossaryIn(language, terms),
  };
}
