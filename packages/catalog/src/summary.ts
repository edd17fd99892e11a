import { LANGUAGES, type Language, seatsOf, type Title } from "@tabletown/kernel";

/** A game in a list, as any game can be shown: with or without a cover. */
export interface GameSummary {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pitch: Readonly<Record<Language, string>>;
  /** Fewest and most over all options. */
  readonly seats: readonly [min: number, max: number];
}

export function summaryOf(title: Title): GameSummary {
  const said = (part: "title" | "pitch"): Record<Language, string> => {
    const texts = LANGUAGES.map((language) => [language, title.words(language)[part]]);
    return Object.fromEntries(texts);
  };
  return { id: title.id, title: said("title"), pitch: said("pitch"), seats: seatsOf(title) };
}
