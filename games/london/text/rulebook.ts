import type { Language, RuleText } from "@tabletown/kernel";
import type { ActionEffect, Permanent } from "../data/effect.ts";
import type { Table } from "../data/table.ts";

/** Numbered rules out of a record of them, in the order of their numbers. */
export function rulebook(texts: Readonly<Record<string, string>>): readonly RuleText[] {
  return Object.entries(texts).map(([number, text]) => ({ number, text }));
}

/** Finds the names of all components that have one of some effects. */
export function wielders(table: Table, language: Language): (...ops: (ActionEffect | Permanent)["op"][]) => string {
  return (...ops) => {
    const found = [
      ...table.cards.map(({ name, activation, permanent, action }) => ({
        name,
        effects: [...activation, ...permanent, ...action],
      })),
      ...table.boroughs.map(({ name, ability, runEffect }) => ({ name, effects: [...ability, ...runEffect] })),
    ].filter(({ effects }) => effects.some(({ op }) => ops.includes(op)));
    return [...new Set(found.map(({ name }) => name[language]))].join(", ") || "–";
  };
}

export function starterNames(table: Table, names: ReadonlyMap<string, string>): string {
  return table.boroughs
    .filter(({ starter }) => starter)
    .map(({ id }) => names.get(id) ?? id)
    .join(", ");
}

/** "0 → 0, 1–2 → 1, 3 → 2": what each amount of poverty costs. */
export function povertyLosses(table: Table): string {
  const { lost } = table.poverty;
  const runs: string[] = [];
  for (let from = 0; from < lost.length; ) {
    let to = from;
    while (lost[to + 1] === lost[from]) to++;
    runs.push(`${from === to ? from : `${from}–${to}`} → ${lost[from]}`);
    from = to + 1;
  }
  return runs.join(", ");
}
