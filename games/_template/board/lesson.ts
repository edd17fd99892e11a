import type { Lesson } from "@tabletown/ui";

/** The first turns of a game for two; the last step says what comes at the end. */
export const lesson: Lesson = {
  seats: 2,
  options: {},
  seed: "lesson",
  steps: [
    {
      kind: "tell",
      point: "hand-0",
      text: {
        en: "You hold three buildings that nobody else may see. You will build them along your street, one in each turn.",
        pl: "Masz trzy budynki, których nikt inny nie widzi. Zbudujesz je wzdłuż swojej ulicy, po jednym w turze.",
        ru: "У вас три здания, которых больше никто не видит. Вы построите их вдоль улицы, по одному за ход.",
      },
    },
    {
      kind: "do",
      point: "hand-0",
      move: "build cottage",
      text: {
        en: "A building lower than the one before it costs 2 points, so begin low: build the cottage.",
        pl: "Budynek niższy od poprzedniego kosztuje 2 punkty, więc zacznij nisko: zbuduj domek.",
        ru: "Здание ниже предыдущего отнимает 2 очка, поэтому начните с низкого: постройте домик.",
      },
    },
    {
      kind: "watch",
      seat: 1,
      move: "build tenement",
      text: {
        en: "The other player builds a tenement and draws. What was drawn you cannot see.",
        pl: "Drugi gracz buduje czynszówkę i dobiera budynek. Nie widzisz, co dobrał.",
        ru: "Другой игрок строит доходный дом и берёт здание. Какое, вы не видите.",
      },
    },
    {
      kind: "do",
      point: "hand-0",
      move: "build townhouse",
      text: {
        en: "Go on with the town house: it is higher than your cottage and scores its full 2 points.",
        pl: "Zbuduj kamienicę: jest wyższa od domku i daje pełne 2 punkty.",
        ru: "Продолжайте особняком: он выше домика и приносит все 2 очка.",
      },
    },
    {
      kind: "tell",
      point: "corner",
      text: {
        en: "When all is built everybody bids in secret for the corner plot. It scores 5 points; every coin you keep scores 1.",
        pl: "Gdy wszystko stoi, każdy składa tajną ofertę na działkę narożną. Daje ona 5 punktów, a każda zachowana moneta 1.",
        ru: "Когда всё построено, каждый делает тайную ставку за угловой участок. Он приносит 5 очков, а каждая сбережённая монета 1.",
      },
    },
  ],
};
