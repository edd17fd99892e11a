import type { Language, RuleText } from "@tabletown/kernel";
import type { ActionEffect, Permanent } from "../data/effect.ts";
import type { Table } from "../data/table.ts";
import { nameText } from "./name-text.ts";

/** Numbered rules out of a record of them, in the order of their numbers; rule 3.1 opens the third chapter. */
export function rulebook(chapters: readonly string[], texts: Readonly<Record<string, string>>): readonly RuleText[] {
  const opened = (number: string): RuleText[] => {
    const chapter = number.slice(0, -".1".length);
    return number.endsWith(".1") ? [{ number: chapter, text: chapters[Number(chapter) - 1] ?? chapter }] : [];
  };
  return Object.entries(texts).flatMap(([number, text]) => [...opened(number), { number, text }]);
}

type EffectType = (ActionEffect | Permanent)["type"];

/** Finds the names of all components that have one of some effects. */
export function componentsWith(table: Table, language: Language): (...types: EffectType[]) => string {
  const names = new Map<EffectType, string[]>();
  const note = (name: string, effects: readonly { readonly type: EffectType }[]): void => {
    for (const { type } of effects) {
      const known = names.get(type);
      if (known === undefined) names.set(type, [name]);
      else if (!known.includes(name)) known.push(name);
    }
  };
  for (const { name, activation, permanent, action } of table.cards) {
    note(nameText(name, language), activation);
    note(nameText(name, language), permanent);
    note(nameText(name, language), action);
  }
  for (const { name, ability, runEffect } of table.boroughs) {
    note(nameText(name, language), ability);
    note(nameText(name, language), runEffect);
  }
  return (...types) => types.flatMap((type) => names.get(type) ?? []).join(", ") || "–";
}

export function starterNames(table: Table, names: ReadonlyMap<string, string>): string {
  return table.boroughs
    .filter(({ starter }) => starter)
    .map(({ id }) => names.get(id) ?? id)
    .join(", ");
}

/** "0 = 0, 1–2 = 1, 3 = 2": what each amount of poverty costs. */
export function povertyLosses(table: Table): string {
  const { lost } = table.poverty;
  const runs: string[] = [];
  for (let from = 0; from < lost.length; ) {
    let to = from;
    while (lost[to + 1] === lost[from]) to++;
    runs.push(`${from === to ? from : `${from}–${to}`} = ${lost[from]}`);
    from = to + 1;
  }
  return runs.join(", ");
}
