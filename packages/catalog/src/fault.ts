import type { Language } from "@tabletown/kernel";

/** Why a game of the catalog cannot be had. */
export interface CatalogFault {
  readonly code: "unknown" | "broken";
  /** The id that was asked for. */
  readonly game: string;
  /** The games there are, or what broke. */
  readonly detail: string;
}

const sentences: Readonly<Record<Language, Readonly<Record<CatalogFault["code"], (fault: CatalogFault) => string>>>> = {
  en: {
    unknown: ({ game, detail }) => `There is no game "${game}". Choose one of: ${detail}.`,
    broken: ({ game, detail }) => `The game "${game}" is broken and cannot be played: ${detail}`,
  },
  pl: {
    unknown: ({ game, detail }) => `Nie ma gry „${game}”. Wybierz jedną z gier: ${detail}.`,
    broken: ({ game, detail }) => `Gra „${game}” jest uszkodzona i nie można w nią grać: ${detail}`,
  },
  ru: {
    unknown: ({ game, detail }) => `Игры «${game}» нет. Выберите одну из этих: ${detail}.`,
    broken: ({ game, detail }) => `Игра «${game}» повреждена, играть в неё нельзя: ${detail}`,
  },
};

/** One sentence for people. */
export function catalogFaultText(language: Language, fault: CatalogFault): string {
  return sentences[language][fault.code](fault);
}
