import type { Texts } from "@tabletown/kernel";

export const title: Texts = {
  en: "Suburbia",
  pl: "Suburbia",
  ru: "Субурбия",
};

/** What the game is about, in one sentence. */
export const pitch: Texts = {
  en: "Plan your corner of a growing town: place tiles side by side, watch every neighbour matter, and draw more people than anybody else.",
  pl: "Zaplanuj swoją część rosnącego miasteczka: układaj kafelki obok siebie, pilnuj sąsiedztwa i przyciągnij więcej mieszkańców niż inni.",
  ru: "Застройте свой уголок растущего городка: кладите тайлы рядом, следите за соседством и привлеките больше жителей, чем соперники.",
};
