import type { Guide } from "@tabletown/ui";
import { terms } from "../text/terms.ts";

/** What helps reading the rules. Examples are parts of the lesson; its moves are counted from 0. */
export const guide: Guide = {
  essentials: [
    ...["2.1", "2.3", "3.1", "3.2", "3.3", "3.4", "3.6", "4.3", "5.2", "5.3", "5.4", "6.1", "7.1", "7.4", "7.5"],
    ...["8.1", "8.2", "8.4", "8.6", "8.7", "9.1", "9.2", "9.4"],
    ...["11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9", "11.10"],
  ],
  terms: [
    {
      term: terms.prestige.name,
      rule: "1.5",
      stems: { en: "prestige", pl: "presti", ru: "престиж" },
    },
    {
      term: { en: "Borough", pl: "Dzielnica", ru: "Район" },
      rule: "1.3",
      stems: { en: "borough", pl: "dzielnic", ru: "район" },
    },
    {
      term: terms.board.name,
      rule: "2.4",
      stems: { en: "board", pl: "plansz", ru: "пол(?:е|я|ю|ем) развития" },
    },
    {
      term: { en: "Hand limit", pl: "Limit kart", ru: "Лимит карт" },
      rule: "3.6",
      stems: { en: "hand limit", pl: "limit", ru: "лимит" },
    },
    { term: { en: "Stack", pl: "Stos", ru: "Стопка" }, rule: "5.4", stems: { en: "stack", pl: "stos", ru: "стоп" } },
    {
      term: terms.paupers.name,
      rule: "6.1",
      stems: { en: "pauper", pl: "biedot", ru: "беднот" },
    },
    {
      term: terms.run.name,
      rule: "8.1",
      stems: { en: "run\\b", pl: "uruchom", ru: "запус" },
    },
    {
      term: { en: "Turning over", pl: "Odwrócenie karty", ru: "Переворот карты" },
      rule: "8.4",
      stems: { en: "turn(?:s|ed)? over", pl: "odwr[óa]c", ru: "перев[её]р" },
    },
    {
      term: terms.poverty.name,
      rule: "8.7",
      stems: { en: "poverty", pl: "ubóstw", ru: "бедност" },
    },
    {
      term: { en: "Loan", pl: "Pożyczka", ru: "Заём" },
      rule: "9.1",
      stems: { en: "loan", pl: "pożycz", ru: "за[её]м|займ" },
    },
  ],
  examples: [
    {
      rule: "5.2",
      title: { en: "Placing a card", pl: "Zagranie karty do miasta", ru: "Как разыграть карту в город" },
      from: 1,
      to: 2,
    },
    {
      rule: "5.4",
      title: { en: "Covering a stack", pl: "Zakrycie stosu", ru: "Карта поверх стопки" },
      from: 15,
      to: 17,
    },
    { rule: "7.1", title: { en: "Buying land", pl: "Kupno ziemi", ru: "Покупка земли" }, from: 20, to: 22 },
    {
      rule: "8.1",
      title: { en: "A run of the city", pl: "Uruchomienie miasta", ru: "Запуск города" },
      from: 10,
      to: 13,
    },
  ],
};
