import type { Texts } from "@tabletown/kernel";

export const title: Texts = {
  en: "Metropolia",
  pl: "Metropolia",
  ru: "Метрополия",
};

/** What the game is about, in one sentence. */
export const pitch: Texts = {
  en: "Roll the dice, open bakeries, cafés and mines, and be the first to complete your city’s landmarks.",
  pl: "Rzucaj kostkami, otwieraj piekarnie, kawiarnie i kopalnie i zbuduj przed innymi wszystkie nieruchomości specjalne swojego miasta.",
  ru: "Бросайте кубики, открывайте пекарни, кафе и шахты и постройте достопримечательности своего города раньше других.",
};
