import type { Guide } from "@tabletown/ui";
import { terms } from "../text/terms.ts";

/** What helps reading the rules. Examples are parts of the lesson; its moves are counted from 0. */
export const guide: Guide = {
  essentials: [
    ...["1.1", "1.2", "1.3", "1.5", "2.2", "2.3", "3.1", "4.1", "4.2", "4.3", "5.1", "5.2", "5.3"],
    ...["6.1", "6.2", "6.3", "6.4", "7.1", "8.1", "8.2", "8.3", "9.1", "10.1", "10.2", "10.3", "10.4", "10.5"],
  ],
  terms: [
    {
      term: { en: "Lot", pl: "Działka", ru: "Участок" },
      rule: "1.3",
      stems: { en: "\\blots?\\b", pl: "działk|działek", ru: "участ(?:ок|к)" },
    },
    {
      term: { en: "Object", pl: "Obiekt", ru: "Объект" },
      rule: "1.1",
      stems: { en: "object", pl: "obiekt", ru: "объект" },
    },
    {
      term: { en: "Share", pl: "Udział", ru: "Акция" },
      rule: "6.1",
      stems: { en: "\\bshares?\\b", pl: "udział", ru: "акци" },
    },
    {
      term: terms.freeShare.name,
      rule: "6.2",
      stems: { en: "free (?:share|one)", pl: "darmow", ru: "бесплатн" },
    },
    {
      term: terms.payout.name,
      rule: "5.1",
      stems: { en: "payout", pl: "wypłat", ru: "выплат" },
    },
    {
      term: terms.bag.name,
      rule: "7.1",
      stems: { en: "\\bbag\\b", pl: "worecz", ru: "меш(?:ок|к)" },
    },
    {
      term: { en: "Bankrupt", pl: "Bankructwo", ru: "Банкротство" },
      rule: "9.1",
      stems: { en: "bankrupt", pl: "bankru", ru: "банкрот" },
    },
  ],
  examples: [
    {
      rule: "4.2",
      title: { en: "Building beside an object", pl: "Budowa przy obiekcie", ru: "Стройка у объекта" },
      from: 0,
      to: 1,
    },
    { rule: "5.2", title: { en: "A payout", pl: "Wypłata", ru: "Выплата" }, from: 8, to: 8 },
    { rule: "6.1", title: { en: "Buying a share", pl: "Kupno udziału", ru: "Покупка акции" }, from: 5, to: 5 },
  ],
};
