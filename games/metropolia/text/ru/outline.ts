import { counted } from "@tabletown/kernel";
import type { Phase } from "../../rules/state.ts";
import type { OutlinePhrases } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

function phase(now: Phase): string {
  switch (now.type) {
    case "roll":
      return "бросает кубики";
    case "reroll":
      return "может перебросить";
    case "harbor":
      return "может прибавить к сумме";
    case "charge":
      return `выбирает, кто платит: ${called(now.by)}`;
    case "swap":
      return `может обменять предприятие: ${called(now.by)}`;
    case "give":
      return `выбирает, что отдать за карту «${called(now.take)}»`;
    case "build":
      return "может строить";
    case "over":
      return "побеждает";
  }
}

export const outline: OutlinePhrases = {
  turn: "Ход",
  dice: "Кубики",
  market: "Рынок",
  deck: "Колода",
  landmarks: "Достопримечательности",
  built: "построено",
  unbuilt: (price) => `не построено, ${price}`,
  left: (n) => `осталось ${n}`,
  cards: (n) => counted("ru", n, { one: "карта", few: "карты", many: "карт" }),
  coins,
  phase,
};
