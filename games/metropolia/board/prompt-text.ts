import type { Texts } from "@tabletown/kernel";
import type { Phase } from "../rules/state.ts";

/** What the table waits for, said to the one who decides. */
export const prompts: Readonly<Record<Phase["type"], Texts>> = {
  roll: { en: "Roll!", pl: "Rzucaj!", ru: "Бросайте!" },
  reroll: {
    en: "Keep this roll, or roll once more?",
    pl: "Zostawić ten rzut czy rzucić jeszcze raz?",
    ru: "Оставить бросок или бросить ещё раз?",
  },
  harbor: { en: "Add to the total?", pl: "Zwiększyć wynik?", ru: "Увеличить сумму?" },
  charge: { en: "Choose who pays you.", pl: "Wybierz, kto ci zapłaci.", ru: "Выберите, кто вам заплатит." },
  swap: {
    en: "Choose a card to take from another city, or swap nothing.",
    pl: "Wybierz kartę z innego miasta albo nic nie wymieniaj.",
    ru: "Выберите карту в чужом городе или ничего не меняйте.",
  },
  give: {
    en: "Choose one of your cards to give for it.",
    pl: "Wybierz swoją kartę, którą oddasz w zamian.",
    ru: "Выберите свою карту, которую отдадите взамен.",
  },
  build: {
    en: "Build one establishment or landmark, or build nothing.",
    pl: "Zbuduj jedną nieruchomość (zwykłą lub specjalną) albo niczego nie buduj.",
    ru: "Постройте одно предприятие или одну достопримечательность. Можно ничего не строить.",
  },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
};
