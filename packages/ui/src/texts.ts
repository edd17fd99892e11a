import type { Language } from "@tabletown/kernel";

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

export function say(language: Language, texts: Texts): string {
  return texts[language];
}
