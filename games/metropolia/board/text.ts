import { counted, type Forms, type Language, type Texts } from "@tabletown/kernel";
import type { Colour } from "../data/table.ts";
import { span } from "../text/numbers.ts";
import { terms } from "../text/terms.ts";

const coinForms: Readonly<Record<Language, Forms>> = {
  en: { one: "coin", other: "coins" },
  pl: { one: "moneta", few: "monety", many: "monet", other: "monety" },
  ru: { one: "монета", few: "монеты", many: "монет", other: "монеты" },
};

export function coins(language: Language, n: number): string {
  return counted(language, n, coinForms[language]);
}

export const groups: Readonly<Record<Colour | "landmark", Texts>> = {
  blue: { en: "Any roll", pl: "Każdy rzut", ru: "Любой бросок" },
  green: { en: "Your roll", pl: "Twój rzut", ru: "Ваш бросок" },
  red: { en: "Others’ rolls", pl: "Rzuty innych", ru: "Чужие броски" },
  purple: { en: "Your roll, others pay", pl: "Twój rzut, płacą inni", ru: "Ваш бросок, платят другие" },
  landmark: terms.landmarks.name,
};

const cardForms: Readonly<Record<Language, Forms>> = {
  en: { one: "card", other: "cards" },
  pl: { one: "karta", few: "karty", many: "kart", other: "karty" },
  ru: { one: "карта", few: "карты", many: "карт", other: "карты" },
};

/** How many of the same card lie in a city, for those who listen. */
export function copiesSaid(language: Language, n: number): string {
  return counted(language, n, cardForms[language]);
}

/** How many landmarks are built, for those who listen. */
export const builtCount: Readonly<Record<Language, (built: number, all: number) => string>> = {
  en: (built, all) => `landmarks built: ${built} of ${all}`,
  pl: (built, all) => `zbudowane nieruchomości specjalne: ${built} z ${all}`,
  ru: (built, all) => `построенные достопримечательности: ${built} из ${all}`,
};

export const text = {
  market: terms.market.name,
  deck: terms.deck.name,
  dice: terms.dice.name,
  bank: { en: "Bank", pl: "Bank", ru: "Банк" },
  coins: { en: "coins", pl: "monety", ru: "монеты" },
  builtOf: { en: "landmarks built", pl: "zbudowane nieruchomości specjalne", ru: "построенные достопримечательности" },
  left: { en: "left", pl: "w stosie", ru: "в стопке" },
  owned: { en: "owned", pl: "masz", ru: "у вас" },
  built: { en: "built", pl: "zbudowano", ru: "построено" },
  notBuilt: { en: "not built", pl: "do zbudowania", ru: "не построено" },
  canBuild: { en: "can be built", pl: "można zbudować", ru: "можно построить" },
} as const satisfies Record<string, Texts>;

/** The numbers that a card works on, before what it does. */
export function onRoll(language: Language, numbers: readonly number[]): string {
  const sentence: Texts = {
    en: `On a roll of ${span(numbers)}.`,
    pl: `Przy wyniku ${span(numbers)}.`,
    ru: `При сумме ${span(numbers)}.`,
  };
  return sentence[language];
}

export function tooDear(language: Language, cost: number, have: number): string {
  const sentence: Texts = {
    en: `This costs ${coins("en", cost)}; you have ${have}.`,
    pl: `To kosztuje ${coins("pl", cost)}, a masz ${have}.`,
    ru: `Это стоит ${coins("ru", cost)}, а у вас ${have}.`,
  };
  return sentence[language];
}

export const reasons = {
  twice: {
    en: "A city may have each purple card only once.",
    pl: "W mieście może być tylko jedna fioletowa karta o tej nazwie.",
    ru: "В городе может быть только одна фиолетовая карта с таким названием.",
  },
  already: { en: "You have built it already.", pl: "To już stoi w twoim mieście.", ru: "Вы это уже построили." },
} as const satisfies Record<string, Texts>;

/** What decides between equal scores. */
export const tieBreak: Texts = {
  en: "what the landmarks cost, then coins",
  pl: "koszt nieruchomości specjalnych, potem liczba monet",
  ru: "стоимость достопримечательностей, затем число монет",
};
