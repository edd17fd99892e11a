import type { Guide } from "@tabletown/ui";
import { terms } from "../text/terms.ts";

/** What helps reading the rules. Examples are parts of the lesson unless they bring moves of their own; moves are counted from 0. */
export const guide: Guide = {
  essentials: [
    ...["2.4", "2.6", "3.1", "4.1", "4.2", "4.5", "4.6", "4.8", "4.9"],
    ...["5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "6.1", "6.2", "6.3", "7.1", "7.2", "7.3", "7.4"],
    ...["8.1", "8.2", "9.1", "9.2", "10.1", "10.2", "10.3", "10.4"],
  ],
  terms: [
    {
      term: terms.income.name,
      rule: "7.1",
      stems: { en: "income", pl: "doch[oó]d", ru: "доход" },
    },
    {
      term: terms.reputation.name,
      rule: "7.3",
      stems: { en: "reputation", pl: "reputacj", ru: "репутац" },
    },
    {
      term: { en: "Red line", pl: "Czerwona linia", ru: "Красная линия" },
      rule: "6.2",
      stems: { en: "red line", pl: "czerwon\\p{L}+ lini", ru: "красн\\p{L}+ лини" },
    },
    { term: terms.lake.name, rule: "4.5", stems: { en: "lake", pl: "jezior", ru: "оз[её]р" } },
    {
      term: terms.investment.name,
      rule: "4.6",
      stems: { en: "investment", pl: "inwestycj", ru: "инвестици" },
    },
    {
      term: { en: "Market", pl: "Rynek", ru: "Рынок" },
      rule: "2.4",
      stems: { en: "market", pl: "ryn[eku]", ru: "рын" },
    },
    {
      term: { en: "Public goal", pl: "Cel publiczny", ru: "Общая цель" },
      rule: "2.6",
      stems: { en: "public goal", pl: "cel\\p{L}* publiczn", ru: "общ\\p{L}+ цел" },
    },
    {
      term: { en: "Adjacent", pl: "Sąsiadujący", ru: "Соседний" },
      rule: "1.4",
      stems: { en: "adjacent", pl: "sąsi", ru: "сосед" },
    },
  ],
  examples: [
    {
      rule: "4.1",
      title: { en: "A tile and its neighbours", pl: "Kafelek i jego sąsiedzi", ru: "Тайл и его соседи" },
      from: 2,
      to: 3,
    },
    { rule: "4.5", title: { en: "A lake", pl: "Jezioro", ru: "Озеро" }, from: 6, to: 7 },
    { rule: "4.6", title: { en: "An investment", pl: "Inwestycja", ru: "Инвестиция" }, from: 15, to: 16 },
    {
      rule: "6.2",
      title: { en: "Passing a red line", pl: "Przekroczenie czerwonej linii", ru: "Пересечение красной линии" },
      from: 6,
      to: 6,
      script: {
        seats: 2,
        options: {},
        seed: "red line 9",
        moves: [
          { seat: 0, move: "keep harbormaster" },
          { seat: 1, move: "keep spendthrift" },
          { seat: 1, move: "buy mobile-home-community from 6" },
          { seat: 1, move: "place at -1,1" },
          { seat: 0, move: "invest suburbs at 0,0" },
          { seat: 0, move: "discard waterfront-realty from 1" },
          { seat: 1, move: "invest mobile-home-community at -1,1" },
        ],
      },
    },
  ],
};
