import type { Json } from "../json.ts";
import type { Language, Words } from "./words.ts";

/** A value that is not the standard one. */
export interface Change {
  /** As `componentParts` names it. */
  readonly component: string;
  /** The field as a path within the component: "price", "loan.pays", "activation"; "" where all of it is new or gone. */
  readonly field: string;
  /** The same, step by step: numbers are places in lists. */
  readonly path: readonly (string | number)[];
  /** Absent where the standard has no such value. */
  readonly standard?: Json;
  /** Absent where the given table has no such value. */
  readonly given?: Json;
}

interface Phrases {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly game: string;
  readonly order: string;
  readonly missing: string;
  readonly added: string;
  changed(given: string, standard: string): string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    yes: "yes",
    no: "no",
    nothing: "nothing",
    game: "Game",
    order: "place in the table",
    missing: "is missing",
    added: "is not in the standard table",
    changed: (given, standard) => `${given} instead of ${standard}`,
  },
  pl: {
    yes: "tak",
    no: "nie",
    nothing: "brak",
    game: "Gra",
    order: "miejsce w tabeli",
    missing: "brakuje",
    added: "nie ma tego w tabeli standardowej",
    changed: (given, standard) => `${given} zamiast ${standard}`,
  },
  ru: {
    yes: "да",
    no: "нет",
    nothing: "ничего",
    game: "Игра",
    order: "место в таблице",
    missing: "отсутствует",
    added: "этого нет в стандартной таблице",
    changed: (given, standard) => `${given} вместо ${standard}`,
  },
};

type Effects = Pick<Words, "names" | "effect">;

/** What was changed and what it means: "Hackney: price 4 instead of 6". */
export function differenceText(
  language: Language,
  change: Change,
  words: { readonly standard: Effects; readonly given: Effects },
): string {
  const say = phrases[language];
  const { component, field, path, standard, given } = change;
  const names = { ...words.given.names, ...words.standard.names };
  const name = names[component] ?? (component === "game" ? say.game : (names[`field.${component}`] ?? component));
  if (field === "") return `${name}: ${given === undefined ? say.missing : say.added}`;
  const label = field === "order" ? say.order : fieldName(names, path);
  if (isDeep(standard) || isDeep(given)) {
    const [before, after] = [words.standard.effect(component), words.given.effect(component)];
    if (before !== after) return `${name}: ${say.changed(`“${after}”`, `“${before}”`)}`;
  }
  const text = (value: Json | undefined): string => valueText(say, (id) => names[`${field}.${id}`] ?? names[id], value);
  return `${name}: ${label} ${say.changed(text(given), text(standard))}`;
}

/** "loan, pays" for `loan.pays`; places in lists are counted from 1. */
function fieldName(names: Readonly<Record<string, string>>, path: Change["path"]): string {
  const whole = names[`field.${path.join(".")}`];
  const steps = path.map((key) => (typeof key === "number" ? `${key + 1}` : (names[`field.${key}`] ?? spaced(key))));
  return inSentence(whole ?? steps.join(", ").replace(/, (\d+)(?=,|$)/g, " ($1)"));
}

/** A name that begins with a capital as a label does, within a sentence. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** A name out of code, as words. */
function spaced(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`);
}

function isDeep(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && JSON.stringify(value).includes("{");
}

function valueText(say: Phrases, nameOf: (id: string) => string | undefined, value: Json | undefined): string {
  if (value === undefined || value === null) return say.nothing;
  if (typeof value === "boolean") return value ? say.yes : say.no;
  if (typeof value === "string") return nameOf(value) ?? `“${value}”`;
  if (Array.isArray(value)) {
    return value.length === 0 ? say.nothing : value.map((item: Json) => valueText(say, nameOf, item)).join(", ");
  }
  return typeof value === "number" ? `${value}`.replace("-", "−") : JSON.stringify(value);
}
