import type { OptionSpec } from "./options.ts";
import type { Texts } from "./words/texts.ts";
import type { Language } from "./words/words.ts";

/** What a list tells of a game: read without loading its rules, so that listing all games is quick. */
export interface Listing {
  readonly id: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly optionSpecs: readonly OptionSpec[];
  /** Fewest and most over all options. */
  readonly seats: readonly [min: number, max: number];
  readonly title: Texts;
  readonly pitch: Texts;
  /** Among them the names of all options and their values. */
  readonly names: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}
