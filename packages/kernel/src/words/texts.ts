import { LANGUAGES, type Language } from "./words.ts";

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

export function inEveryLanguage<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** A name, number or other word that is the same in every language, or one text in each. */
export function said(language: Language, text: string | Texts): string {
  return typeof text === "string" ? text : text[language];
}
