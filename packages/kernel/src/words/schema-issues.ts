import { counted, type Forms } from "./plural.ts";
import { inEveryLanguage, type Texts } from "./texts.ts";
import type { Language } from "./words.ts";

/** What a schema finds wrong, as far as it is told here. */
export interface SchemaIssue {
  readonly type: string;
  readonly requirement?: unknown;
  readonly input?: unknown;
  /** What may stand there: `("A" | "B")`; "never" where nothing may. */
  readonly expected?: string | null;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

interface Phrases {
  readonly whole: string;
  readonly empty: string;
  readonly text: string;
  readonly flag: string;
  readonly list: string;
  readonly fields: string;
  readonly missing: string;
  readonly unknown: string;
  readonly other: string;
  atLeast(n: number): string;
  atMost(n: number): string;
  oneOf(values: string): string;
  tooLong(n: number): string;
  entries(n: number): string;
  entriesAtLeast(n: number): string;
  entriesAtMost(n: number): string;
}

const entryForms: Readonly<Record<Language, Forms>> = {
  en: { one: "entry", other: "entries" },
  pl: { one: "pozycja", few: "pozycje", many: "pozycji", other: "pozycji" },
  ru: { one: "запись", few: "записи", many: "записей", other: "записи" },
};
const signForms: Readonly<Record<Language, Forms>> = {
  en: { one: "character", other: "characters" },
  pl: { one: "znak", few: "znaki", many: "znaków", other: "znaku" },
  ru: { one: "знак", few: "знака", many: "знаков", other: "знака" },
};

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    whole: "Enter a whole number.",
    empty: "This must not be empty.",
    text: "Text belongs here.",
    flag: "Only yes (true) or no (false) belongs here.",
    list: "A list belongs here.",
    fields: "An object with fields belongs here.",
    missing: "This is missing.",
    unknown: "There is no such field.",
    other: "This cannot stand here.",
    atLeast: (n) => `Enter ${n} or more.`,
    atMost: (n) => `Enter ${n} or less.`,
    oneOf: (values) => `Only one of these belongs here: ${values}.`,
    tooLong: (n) => `No more than ${counted("en", n, signForms.en)}.`,
    entries: (n) => `Exactly ${counted("en", n, entryForms.en)}.`,
    entriesAtLeast: (n) => `At least ${counted("en", n, entryForms.en)}.`,
    entriesAtMost: (n) => `No more than ${counted("en", n, entryForms.en)}.`,
  },
  pl: {
    whole: "Wpisz liczbę całkowitą.",
    empty: "To pole nie może być puste.",
    text: "Tu powinien być tekst.",
    flag: "Tu może być tylko tak (true) albo nie (false).",
    list: "Tu powinna być lista.",
    fields: "Tu powinien być obiekt z polami.",
    missing: "Tego brakuje.",
    unknown: "Nie ma takiego pola.",
    other: "Tego nie można tu wpisać.",
    atLeast: (n) => `Wpisz ${n} lub więcej.`,
    atMost: (n) => `Wpisz ${n} lub mniej.`,
    oneOf: (values) => `Tu może być tylko jedna z wartości: ${values}.`,
    tooLong: (n) => `Nie więcej niż ${counted("pl", n, signForms.pl)}.`,
    entries: (n) => `Dokładnie ${counted("pl", n, entryForms.pl)}.`,
    entriesAtLeast: (n) => `Co najmniej ${counted("pl", n, entryForms.pl)}.`,
    entriesAtMost: (n) => `Nie więcej niż ${counted("pl", n, entryForms.pl)}.`,
  },
  ru: {
    whole: "Введите целое число.",
    empty: "Это поле не может быть пустым.",
    text: "Здесь должен быть текст.",
    flag: "Здесь может быть только да (true) или нет (false).",
    list: "Здесь должен быть список.",
    fields: "Здесь должен быть объект с полями.",
    missing: "Этого не хватает.",
    unknown: "Такого поля нет.",
    other: "Этого здесь быть не может.",
    atLeast: (n) => `Введите ${n} или больше.`,
    atMost: (n) => `Введите ${n} или меньше.`,
    oneOf: (values) => `Здесь может быть только одно из значений: ${values}.`,
    tooLong: (n) => `Не больше: ${counted("ru", n, signForms.ru)}.`,
    entries: (n) => `Ровно: ${counted("ru", n, entryForms.ru)}.`,
    entriesAtLeast: (n) => `Не меньше: ${counted("ru", n, entryForms.ru)}.`,
    entriesAtMost: (n) => `Не больше: ${counted("ru", n, entryForms.ru)}.`,
  },
};

/** What is wrong with a value, as a person who is to mend it needs to hear it. */
export function issueTexts(issue: SchemaIssue): Texts {
  return inEveryLanguage((language) => sentence(phrases[language], issue));
}

function sentence(say: Phrases, { type, requirement, input, expected }: SchemaIssue): string {
  const limit = typeof requirement === "number" ? requirement : 0;
  if (expected === "never") return say.unknown;
  if (input === undefined) return say.missing;
  switch (type) {
    case "number":
    case "integer":
      return say.whole;
    case "min_value":
      return say.atLeast(limit);
    case "max_value":
      return say.atMost(limit);
    case "length":
      return say.entries(limit);
    case "min_length":
      return Array.isArray(input) ? say.entriesAtLeast(limit) : say.empty;
    case "max_length":
      return Array.isArray(input) ? say.entriesAtMost(limit) : say.tooLong(limit);
    case "non_empty":
      return say.empty;
    case "string":
      return say.text;
    case "boolean":
      return say.flag;
    case "array":
      return say.list;
    case "object":
    case "strict_object":
      return say.fields;
    case "picklist":
    case "literal":
    case "variant":
      return oneOf(say, expected);
    default:
      return say.other;
  }
}

function oneOf(say: Phrases, expected: string | null | undefined): string {
  const values = [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, value]) => value);
  return values.length === 0 ? say.other : say.oneOf(values.join(", "));
}
