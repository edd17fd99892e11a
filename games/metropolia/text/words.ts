import { begun, glossaryIn, type Language, peopleIn, type Words } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { View } from "../rules/view.ts";
import { en } from "./en/index.ts";
import { span } from "./numbers.ts";
import { outline } from "./outline.ts";
import type { Phrases, WhoOf } from "./phrases.ts";
import { pl } from "./pl/index.ts";
import { ru } from "./ru/index.ts";
import { ruleFiguresOf } from "./rule-figures.ts";
import { terms } from "./terms.ts";

const languages: Readonly<Record<Language, Phrases>> = { en, pl, ru };

/** Everything Metropolia says, in one language, about the components in use. */
export function wordsIn(language: Language, table: Table): Words<Action, View, Event> {
  const phrases = languages[language];
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    names: phrases.names,
    effect: (component) => effectOf(phrases, table, component),
    action: (action, view, name) => phrases.action(action, name, figureOf(table, view, action)),
    event: (event, name, you) => sentenceOf(phrases, event, peopleIn(language, name, you)),
    reason: (reason: Reason, name, you) => reasonOf(phrases, table, reason, peopleIn(language, name, you)),
    outline: (view, name) => outline(phrases, table, view, name),
    rules: phrases.rules(ruleFiguresOf(table)),
    glossary: glossaryIn(language, terms),
  };
}

function effectOf({ effects }: Phrases, table: Table, component: string): string {
  const establishment = table.establishments.find(({ id }) => id === component);
  if (establishment !== undefined) return effects.establishment(establishment);
  const landmark = table.landmarks.find(({ id }) => id === component);
  if (landmark !== undefined) return effects.landmark(landmark);
  return component === table.townHall.id ? effects.townHall(table.townHall) : "";
}

function sentenceOf({ events }: Phrases, event: Event, who: WhoOf): string {
  // The compiler does not see that the phrase found by an event's name is the one for that event.
  const phrase = events[event.what] as (event: Event, who: WhoOf) => string;
  const sentence = phrase(event, who);
  return event.seat === undefined ? sentence : begun(sentence, who(event.seat));
}

function reasonOf({ reasons }: Phrases, table: Table, reason: Reason, who: WhoOf): string {
  const card = table.establishments.find(({ id }) => id === reason.about);
  // As with events: the phrase found by a reason's name is the one for that reason.
  const phrase = reasons[reason.what] as (reason: Reason, who: WhoOf, numbers: string) => string;
  return phrase(reason, who, span(card?.numbers ?? []));
}

/** The number that a choice is about. */
function figureOf(table: Table, view: View, action: Action): number {
  switch (action.type) {
    case "build":
      return view.market.find((pile) => pile.card === action.card)?.cost ?? 0;
    case "build-landmark":
      return table.landmarks.find(({ id }) => id === action.landmark)?.cost ?? 0;
    case "add":
      return table.landmarks.reduce(
        (total, { effect }) => (effect.type === "add" ? total + effect.amount : total),
        view.total,
      );
    case "keep":
    case "leave":
      return view.total;
    default:
      return 0;
  }
}
