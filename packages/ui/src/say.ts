import type { Language, Texts } from "@tabletown/kernel";

export function say(language: Language, texts: Texts): string {
  return texts[language];
}
