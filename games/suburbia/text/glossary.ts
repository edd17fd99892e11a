import type { Seat } from "@tabletown/kernel";
import type { Effect, Table } from "../data/table.ts";
import { MARKER } from "../rules/state.ts";
import type { Phrases } from "./phrases.ts";

export type NameOf = (seat: Seat) => string;

/** A language together with the components it speaks about. */
export interface Glossary {
  readonly phrases: Phrases;
  readonly table: Table;
  readonly names: Readonly<Record<string, string>>;
}

/** An owner's table may hold components we know no name for: their ids have to do. */
export function namesFor(
  { names, beyondTrack }: Phrases,
  { buildings, basics, goals, titles, populationBoard }: Table,
): Readonly<Record<string, string>> {
  const ids = [...buildings, ...basics, ...goals, ...titles].map(({ id }) => id);
  return { ...Object.fromEntries(ids.map((id) => [id, id])), ...names, ...beyondTrack(populationBoard) };
}

export function named({ names }: Glossary, id: string | undefined): string {
  return names[id ?? ""] ?? id ?? "";
}

/** As a sentence needs it that tells of taking or placing it. */
export function object(glossary: Glossary, id: string): string {
  return glossary.phrases.object(id) || named(glossary, id);
}

export function neighbour(glossary: Glossary, id: string): string {
  return glossary.phrases.neighbour(id) || named(glossary, id);
}

export function tileIn({ table }: Glossary, id: string) {
  const found = [...table.buildings, ...table.basics].find((tile) => tile.id === id);
  return found ?? (id === table.lake.id ? table.lake : undefined);
}

/** What a tile or a goal does, from its data. */
export function effectText(glossary: Glossary, component: string): string {
  const { effects } = glossary.phrases;
  if (component === MARKER) return effects.marker;
  const goal = glossary.table.goals.find(({ id }) => id === component);
  if (goal !== undefined) return effects.goal(goal);
  const tile = tileIn(glossary, component);
  if (tile === undefined || tile.effects.length === 0) return effects.nothing;
  return tile.effects.map((effect) => oneEffect(glossary, effect)).join("; ");
}

function oneEffect({ phrases: { effects } }: Glossary, effect: Effect): string {
  switch (effect.type) {
    case "gain":
      return effects.gain(effect.stat, effect.amount);
    case "each":
      return effects.each(effect.stat, effect.amount, effect.where, effect.of, effect.later ?? false);
    case "shore":
      return effects.shore(effect.amount);
    case "red-line":
      return effects.redLine(effect.stat, effect.amount);
  }
}
