import { componentParts, type Words } from "@tabletown/kernel";

interface NamedComponents {
  readonly table: unknown;
  readonly words: Words;
  /** Their ids. */
  readonly components: readonly string[];
}

/** Names that are offered to somebody who knows only half of one. */
const MOST = 20;

/** Names of the components that somebody may have meant by a word that is no part of any name. */
export function meantBy({ table, words, components }: NamedComponents, text: string): readonly string[] {
  const wanted = text.toLowerCase();
  if (wanted === "") return [];
  const named = (ids: readonly string[]): readonly string[] => ids.map((id) => words.names[id] ?? id);
  const misspelt = components.filter((id) => named([id]).some((name) => isNear(wanted, name.toLowerCase())));
  if (misspelt.length > 0) return named(misspelt).slice(0, MOST);
  const kinds = componentParts(table).filter(({ path }) => path.split(".")[0]?.toLowerCase().startsWith(wanted));
  const ofKind = components.filter((id) => kinds.some(({ component }) => component === id));
  const speaking = components.filter((id) => words.effect(id).toLowerCase().includes(wanted));
  return [...new Set(named(ofKind.length > 0 ? ofKind : speaking))].slice(0, MOST);
}

/** A slip of the finger or two, in a whole name or in one of its words. */
function isNear(wanted: string, name: string): boolean {
  const slips = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  return slips > 0 && [name, ...name.split(/[\s-]+/)].some((word) => distance(wanted, word) <= slips);
}

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
