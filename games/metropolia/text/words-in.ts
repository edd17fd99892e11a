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
    action: (action, view, name) => tongue.action(action, name, costOf(table, view, action)),
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

function costOf(table: Table, view: View, action: Action): number {
  if (action.type === "build") return view.market.find((pile) => pile.card === action.card)?.cost ?? 0;
  if (action.type === "found") return table.landmarks.find(({ id }) => id === action.landmark)?.cost ?? 0;
  return 0;
}
