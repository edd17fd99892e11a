import type { Language, Words } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { Table } from "../rules/component.ts";
import type { View } from "../rules/view.ts";
import { en } from "./en.ts";
import { outlineOf } from "./outline.ts";
import { pl } from "./pl.ts";
import { ru } from "./ru.ts";
import type { Tongue } from "./tongue.ts";

const tongues: Readonly<Record<Language, Tongue>> = { en, pl, ru };

/** Everything Metropolia says, in one language, about the components in use. */
export function wordsIn(language: Language, table: Table): Words<Action, View> {
  const tongue = tongues[language];
  return {
    title: tongue.title,
    pitch: tongue.pitch,
    names: tongue.names,
    effect: (component) => effectOf(tongue, table, component),
    action: (action, view, name) => tongue.action(action, name, figureOf(table, view, action)),
    event: (event, name) => tongue.event(event, name),
    outline: (view, name) => outlineOf(tongue, table, view, name),
    rules: tongue.rules,
  };
}

function effectOf(tongue: Tongue, table: Table, component: string): string {
  const establishment = table.establishments.find(({ id }) => id === component);
  if (establishment !== undefined) return tongue.establishment(establishment);
  const landmark = table.landmarks.find(({ id }) => id === component);
  if (landmark !== undefined) return tongue.landmark(landmark);
  return component === table.townHall.id ? tongue.townHall(table.townHall) : "";
}

/** The number that a choice is about. */
function figureOf(table: Table, view: View, action: Action): number {
  switch (action.type) {
    case "build":
      return view.market.find((pile) => pile.card === action.card)?.cost ?? 0;
    case "found":
      return table.landmarks.find(({ id }) => id === action.landmark)?.cost ?? 0;
    case "add":
      return table.landmarks.reduce(
        (total, { effect }) => (effect.type === "add" ? total + effect.amount : total),
        view.total,
      );
    default:
      return 0;
  }
}
