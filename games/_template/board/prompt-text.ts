import type { Texts } from "@tabletown/kernel";
import type { Phase } from "../rules/state.ts";

/** What the table waits for, said to the one who decides. */
export const prompts: Readonly<Record<Phase["type"], Texts>> = {
  build: {
    en: "Build one building from your hand.",
    pl: "Zbuduj jeden budynek z ręki.",
    ru: "Постройте одно здание с руки.",
  },
  auction: {
    en: "Bid for the corner plot, in secret.",
    pl: "Złóż tajną ofertę na działkę narożną.",
    ru: "Сделайте тайную ставку за угловой участок.",
  },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
};
