import { LANGUAGES, type Language } from "./words.ts";

/** The same in every language. */
export type Sentences = Readonly<Record<Language, string>>;

export function inEveryLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** A name, number or other word that is the same in every language, or sentences. */
export function said(language: Language, text: string | Sentences): string {
  return typeof text === "string" ? text : text[language];
}
