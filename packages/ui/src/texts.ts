import type { Language } from "@tabletown/kernel";

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

export function say(language: Language, texts: Texts): string {
  return texts[language];
}

/** Letters of the longest word: styles shrink a name by it, so that no word is broken. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map(({ length }) => length));
}
