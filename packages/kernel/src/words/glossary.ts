import type { Texts } from "./texts.ts";
import type { GlossaryEntry, Language } from "./words.ts";

/** A word of the printed rulebook: texts and boards call the thing so, and never otherwise. */
export interface Term {
  /** As it heads a list. */
  readonly name: Texts;
  /** What it is, in a sentence or two. */
  readonly means: Texts;
  /** The rule that says more. */
  readonly rule: string;
}

/** The words of a game in one language, in the order of its alphabet. */
export function glossaryIn(language: Language, terms: Readonly<Record<string, Term>>): readonly GlossaryEntry[] {
  const entries = Object.values(terms).map(({ name, means, rule }) => ({
    term: name[language],
    means: means[language],
    rule,
  }));
  return entries.sort((a, b) => a.term.localeCompare(b.term, language));
}
