import { LANGUAGES, type Language } from "./words.ts";

/** The same in every language. */
export type Sentences = Readonly<Record<Language, string>>;

export function inEveryLanguage(say: (language: Language) => string): Sentences {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;
}

/** A name, number or other word that is the same in every language, or sentences. */
export function said(language: Language, text: string | Sentences): string {
  return typeof text === "string" ? text : text[language];
}
