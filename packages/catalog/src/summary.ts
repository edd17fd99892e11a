import { LANGUAGES, type Language, type Listing, seatsOf, type Title, type Words } from "@tabletown/kernel";

/** A game in a list, as any game can be shown: with or without a cover. */
export type GameSummary = Pick<Listing, "id" | "title" | "pitch" | "seats">;

export function summaryOf(title: Title): GameSummary {
  const { id, title: name, pitch, seats } = listingOf(title);
  return { id, title: name, pitch, seats };
}

/** What a list tells of a game, where the game does not tell it by itself. */
export function listingOf(title: Title): Listing {
  const said = <Part extends "title" | "pitch" | "names">(part: Part): Readonly<Record<Language, Words[Part]>> => {
    const texts = LANGUAGES.map((language) => [language, title.words(language)[part]]);
    return Object.fromEntries(texts);
  };
  return {
    id: title.id,
    rules: title.rules,
    optionSpecs: title.optionSpecs,
    seats: seatsOf(title),
    title: said("title"),
    pitch: said("pitch"),
    names: said("names"),
  };
}
