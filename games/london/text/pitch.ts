import type { Texts } from "@tabletown/kernel";

export const title: Texts = {
  en: "London",
  pl: "Londyn",
  ru: "Лондон",
};

/** What the game is about, in one sentence. */
export const pitch: Texts = {
  en: "Rebuild the city after the Great Fire: place cards, run your city for money and prestige, buy land, and keep poverty down.",
  pl: "Odbuduj miasto po Wielkim Pożarze: zagrywaj karty, uruchamiaj miasto dla pieniędzy i prestiżu, kupuj ziemię i nie daj się ubóstwu.",
  ru: "Отстройте город после Великого пожара: разыгрывайте карты, запускайте город ради денег и престижа, покупайте землю и не давайте расти бедности.",
};
