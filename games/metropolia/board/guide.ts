import type { Guide, ScriptedMove } from "@tabletown/ui";

/** Both roll ones and save, until the first player can pay for the card that swaps. */
const saved: readonly ScriptedMove[] = [0, 1, 0, 1].flatMap((seat) => [
  { seat, move: "roll one die", draws: [0] },
  { seat, move: "build nothing" },
]);

/** What helps reading the rules. Examples are parts of the lesson unless they bring moves of their own; moves are counted from 0. */
export const guide: Guide = {
  essentials: [
    ...["1.1", "1.2", "1.3", "2.2", "2.4", "3.1", "3.2", "3.3", "3.4"],
    ...["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "5.1", "5.2", "5.3", "5.4", "5.5", "6.1", "6.2", "6.3"],
  ],
  terms: [
    {
      term: { en: "Landmark", pl: "Nieruchomość specjalna", ru: "Достопримечательность" },
      rule: "1.3",
      stems: { en: "landmark", pl: "specjaln", ru: "достопримечательност" },
    },
    {
      term: { en: "Red cards", pl: "Karty czerwone", ru: "Красные карты" },
      rule: "4.3",
      stems: { en: "\\bred\\b", pl: "czerwon", ru: "красн" },
    },
    {
      term: { en: "Blue cards", pl: "Karty niebieskie", ru: "Синие карты" },
      rule: "4.4",
      stems: { en: "\\bblue\\b", pl: "niebiesk", ru: "синие|синих" },
    },
    {
      term: { en: "Green cards", pl: "Karty zielone", ru: "Зелёные карты" },
      rule: "4.5",
      stems: { en: "\\bgreen\\b", pl: "zielon", ru: "зелён" },
    },
    {
      term: { en: "Purple cards", pl: "Karty fioletowe", ru: "Фиолетовые карты" },
      rule: "4.6",
      stems: { en: "\\bpurple\\b", pl: "fioletow", ru: "фиолетов" },
    },
    { term: { en: "Bank", pl: "Bank", ru: "Банк" }, rule: "1.4", stems: { en: "\\bbank\\b", pl: "bank", ru: "банк" } },
  ],
  examples: [
    {
      rule: "4.4",
      title: {
        en: "A payout on another player’s roll",
        pl: "Wypłata przy cudzym rzucie",
        ru: "Выплата при чужом броске",
      },
      from: 2,
      to: 2,
    },
    {
      rule: "5.1",
      title: { en: "Roll, collect, build", pl: "Rzut, wypłata, budowa", ru: "Бросок, выплата, стройка" },
      from: 4,
      to: 5,
    },
    {
      rule: "4.13",
      title: { en: "A swap", pl: "Wymiana", ru: "Обмен" },
      from: 12,
      to: 14,
      script: {
        seats: 2,
        options: {},
        seed: "swap",
        moves: [
          ...saved,
          { seat: 0, move: "roll one die", draws: [0] },
          { seat: 0, move: "build business-center" },
          { seat: 1, move: "roll one die", draws: [0] },
          { seat: 1, move: "build nothing" },
          { seat: 0, move: "roll one die", draws: [5] },
          { seat: 0, move: "take bakery from player 2" },
          { seat: 0, move: "give wheat-field" },
        ],
      },
    },
  ],
};
