import type { Texts } from "@tabletown/kernel";

export const text = {
  stack: { en: "Stack", pl: "Stos", ru: "Стопка" },
  hand: { en: "Your hand", pl: "Twoja ręka", ru: "Ваша рука" },
  buildings: { en: "Buildings", pl: "Budynki", ru: "Здания" },
  corners: { en: "Corner plots", pl: "Działki narożne", ru: "Угловые участки" },
  coins: { en: "coins", pl: "monety", ru: "монеты" },
  inHand: { en: "in hand", pl: "w ręku", ru: "на руке" },
  sealed: { en: "bid sealed", pl: "oferta złożona", ru: "ставка сделана" },
  tieBreak: { en: "the longer street", pl: "dłuższa ulica", ru: "более длинная улица" },
  notNow: {
    en: "You can build when it is your turn.",
    pl: "Budować możesz w swojej turze.",
    ru: "Строить можно в свой ход.",
  },
  chapter: { en: "The bids are opened", pl: "Odkrycie ofert", ru: "Ставки открыты" },
} as const satisfies Record<string, Texts>;
