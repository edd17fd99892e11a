import type { Texts } from "@tabletown/kernel";

export const title: Texts = {
  en: "Budowa miasta",
  pl: "Budowa miasta",
  ru: "Строительство города",
};

/** What the game is about, in one sentence. */
export const pitch: Texts = {
  en: "Build up a city street by street, hold shares in what its streets lead to, and be the richest when the swimming pool and the stadium are joined.",
  pl: "Zabudowuj ulice miasta, zdobywaj udziały w obiektach, do których prowadzą, i zgromadź najwięcej pieniędzy, zanim ulice połączą pływalnię ze stadionem.",
  ru: "Застраивайте город улица за улицей, собирайте акции объектов, к которым они ведут, и станьте богаче всех, пока улицы не соединили бассейн и стадион.",
};
