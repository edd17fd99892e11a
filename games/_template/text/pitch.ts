import type { Texts } from "@tabletown/kernel";

export const title: Texts = {
  en: "High Street",
  pl: "Główna ulica",
  ru: "Главная улица",
};

/** What the game is about, in one sentence. */
export const pitch: Texts = {
  en: "Extend your street from a secret hand, never lower than before, and outbid the others for the corner.",
  pl: "Rozbudowuj ulicę z zakrytej ręki, nigdy niżej niż poprzednio, i przebij innych w licytacji o działkę narożną.",
  ru: "Застраивайте улицу с закрытой руки, не опускаясь ниже прежнего, и перебейте чужие ставки за угол.",
};
