import type { Texts } from "@tabletown/kernel";
import type { Said } from "./text.ts";

/** What the table waits for, said to the one who decides. */
export const prompts = {
  goals: {
    en: "Keep one of the two goals. Nobody else sees it.",
    pl: "Zachowaj jeden z dwóch celów. Nikt inny go nie zobaczy.",
    ru: "Оставьте одну из двух целей. Другие её не увидят.",
  },
  turn: {
    en: "Choose a market tile, a basic tile or an investment marker.",
    pl: "Wybierz kafelek z rynku, kafelek podstawowy albo znacznik inwestycji.",
    ru: "Выберите тайл с рынка, базовый тайл или маркер инвестиции.",
  },
  basic: {
    en: "After a basic tile, remove one market tile and pay for its space.",
    pl: "Po kafelku podstawowym usuń jeden kafelek z rynku i zapłać koszt rynkowy.",
    ru: "После базового тайла уберите один тайл с рынка и заплатите надбавку его места.",
  },
  marker: {
    en: "After an investment, remove one market tile and pay for its space.",
    pl: "Po inwestycji usuń jeden kafelek z rynku i zapłać koszt rynkowy.",
    ru: "После инвестиции уберите один тайл с рынка и заплатите надбавку его места.",
  },
  extra: {
    en: "Remove one more market tile and pay for its space.",
    pl: "Usuń jeszcze jeden kafelek z rynku i zapłać koszt rynkowy.",
    ru: "Уберите ещё один тайл с рынка и заплатите надбавку его места.",
  },
} as const satisfies Record<string, Texts>;

export const placePrompt: Said<[tile: string]> = {
  en: (tile) => `${tile}: choose a lit space. The numbers are what it brings there.`,
  pl: (tile) => `${tile}: wybierz podświetlone pole. Liczby mówią, co tam przyniesie.`,
  ru: (tile) => `${tile}: выберите подсвеченное место. Числа показывают, что тайл там даст.`,
};
