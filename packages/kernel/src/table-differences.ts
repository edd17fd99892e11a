import type { GameEvent } from "./event.ts";
import { type Json, same } from "./json.ts";
import { isObject } from "./shape.ts";
import { type ComponentPart, componentParts } from "./table-parts.ts";
import type { Title } from "./title.ts";
import { type Change, differenceText } from "./words/differences.ts";
import type { Language } from "./words/words.ts";

/** One value of a component table that is not the standard one. */
export interface Difference extends Change {
  /** "Hackney: price 4 instead of 6". */
  readonly sentence: string;
}

/** Everything in which a table differs from the standard one, or from another, said in one language. */
export function differences<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  table: T,
  language: Language,
  standard: T = title.components.standard,
): readonly Difference[] {
  const ours = componentParts(standard);
  const theirs = componentParts(table);
  const words = { standard: title.words(language, standard), given: title.words(language, table) };
  const known = new Map(ours.map((part) => [part.component, part]));
  const given = new Map(theirs.map((part) => [part.component, part]));
  const changes = [
    ...ours.flatMap((part) => changesOf(part, given.get(part.component))),
    ...theirs.flatMap((part) => (known.has(part.component) ? [] : changesOf(undefined, part))),
    ...orderChanges(ours, theirs),
  ];
  return changes.map((change) => ({ ...change, sentence: differenceText(language, change, words) }));
}

function changesOf(ours: ComponentPart | undefined, theirs: ComponentPart | undefined): readonly Change[] {
  const component = (ours ?? theirs)?.component ?? "";
  if (ours === undefined || theirs === undefined) return [changeOf(component, [], ours?.fields, theirs?.fields)];
  return fieldChanges(component, [], ours.fields, theirs.fields);
}

/** Down to single values as long as both have the same shape; what a component does is one value, and so is a list of numbers. */
function fieldChanges(component: string, path: Change["path"], standard: unknown, given: unknown): readonly Change[] {
  if (same(standard, given)) return [];
  const keys = sharedKeys(standard, given, path.length === 0);
  if (keys === undefined) return [changeOf(component, path, standard, given)];
  return keys.flatMap((key) => fieldChanges(component, [...path, key], fieldOf(standard, key), fieldOf(given, key)));
}

function changeOf(component: string, path: Change["path"], standard: unknown, given: unknown): Change {
  return {
    component,
    field: path.join("."),
    path,
    ...(standard !== undefined && { standard: standard as Json }),
    ...(given !== undefined && { given: given as Json }),
  };
}

function sharedKeys(standard: unknown, given: unknown, whole: boolean): Change["path"] | undefined {
  if (Array.isArray(standard) && Array.isArray(given)) {
    const alike = standard.length === given.length && [...standard, ...given].every(isPlain);
    return alike ? [...standard.keys()] : undefined;
  }
  if (!isObject(standard) || !isObject(given)) return undefined;
  if (!whole && !(isPlain(standard) && isPlain(given))) return undefined;
  return [...new Set([...Object.keys(standard), ...Object.keys(given)])].filter((key) => key !== "provenance");
}

/** An object, and no effect: those say by their `type` what they are. */
function isPlain(value: unknown): boolean {
  return isObject(value) && typeof value.type !== "string";
}

function fieldOf(whole: unknown, key: string | number): unknown {
  return typeof whole === "object" && whole !== null && Object.hasOwn(whole, key) ? Reflect.get(whole, key) : undefined;
}

/** Decks are shuffled from the order of the table: the same components in another order are another game. */
function orderChanges(ours: readonly ComponentPart[], theirs: readonly ComponentPart[]): readonly Change[] {
  const before = ours.map(({ component }) => component);
  const after = theirs.map(({ component }) => component);
  const kept = before.filter((component) => after.includes(component));
  const now = after.filter((component) => before.includes(component));
  const first = kept.find((component, index) => component !== now[index]);
  if (first === undefined) return [];
  return [changeOf(first, ["order"], kept.indexOf(first) + 1, now.indexOf(first) + 1)];
}
