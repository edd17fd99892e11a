import { inEveryLanguage, type Listing, seatsOf, type Title } from "@tabletown/kernel";

/** A game in a list, as any game can be shown: with or without a cover. */
export type GameSummary = Pick<Listing, "id" | "title" | "pitch" | "seats">;

export function summaryOf(title: Title): GameSummary {
  const { id, title: name, pitch, seats } = listingOf(title);
  return { id, title: name, pitch, seats };
}

/** What a list tells of a game, where the game does not tell it by itself. */
export function listingOf(title: Title): Listing {
  return {
    id: title.id,
    rules: title.rules,
    optionSpecs: title.optionSpecs,
    seats: seatsOf(title),
    title: inEveryLanguage((language) => title.words(language).title),
    pitch: inEveryLanguage((language) => title.words(language).pitch),
    names: inEveryLanguage((language) => title.words(language).names),
  };
}
