import { componentParts, type Provenance, same, WHOLE_GAME } from "@tabletown/kernel";
import { say, unsureSource } from "@tabletown/ui";
import type { LoadedGame } from "../library.ts";
import { settings } from "../settings.ts";
import type { PackDraft } from "./pack-draft.ts";
import { texts } from "./text.ts";

/** A component as the list of the workshop shows it. */
export interface ComponentEntry {
  readonly component: string;
  readonly drawn: boolean;
  /** The names of its values. */
  readonly fields: readonly string[];
  readonly sources: Readonly<Record<string, Provenance>>;
  readonly changed: boolean;
  readonly seen: boolean;
}

export interface EntrySection {
  readonly title: string;
  readonly entries: readonly ComponentEntry[];
}

export const FILTERS = ["all", "unseen", "unsure", "changed"] as const;
export type Filter = (typeof FILTERS)[number];

/** Every component once, as the board groups them; last what belongs to no component. */
export function sectionsOf(draft: PackDraft): readonly EntrySection[] {
  const { loaded } = draft;
  const { components } = loaded.title;
  const { language } = settings.value;
  const { table } = draft.pack.value;
  const parts = new Map(componentParts(table).map((part) => [part.component, part]));
  const before = new Map(componentParts(components.standard).map((part) => [part.component, part.fields]));
  const entryOf = (component: string, drawn: boolean): readonly ComponentEntry[] => {
    const part = parts.get(component);
    if (part === undefined || Object.keys(part.fields).length === 0) return [];
    return [
      {
        component,
        drawn,
        fields: Object.keys(part.fields),
        sources: components.provenance(table, component),
        changed: !same(withoutNotes(part.fields), withoutNotes(before.get(component))),
        seen: draft.isSeen(component),
      },
    ];
  };
  // Grouped as in the standard: a component that is corrected stays where it was.
  const drawn = loaded.board.componentSections(components.standard);
  const listed = new Set(drawn.flatMap((section) => section.components));
  const rest = [...parts.keys()].filter((component) => !listed.has(component));
  return [
    ...drawn.map((section) => ({
      title: say(language, section.title),
      entries: section.components.flatMap((component) => entryOf(component, true)),
    })),
    { title: texts.otherValues[language], entries: rest.flatMap((component) => entryOf(component, false)) },
  ].filter(({ entries }) => entries.length > 0);
}

export function passes({ seen, sources, changed }: ComponentEntry, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "unseen":
      return !seen;
    case "unsure":
      return unsureSource(sources) !== undefined;
    case "changed":
      return changed;
  }
}

export function nameOf({ title }: LoadedGame, table: unknown, component: string): string {
  const { language } = settings.value;
  const { names } = title.words(language, table);
  if (component === WHOLE_GAME) return texts.wholeGame[language];
  return names[component] ?? names[`field.${component}`] ?? component;
}

/** Values only: where they come from is no change of a component. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === "provenance" ? [] : [[key, withoutNotes(inner)]])),
  );
}
