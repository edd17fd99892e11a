import { counted } from "@tabletown/kernel";
import type { Phase } from "../../rules/state.ts";
import type { OutlinePhrases } from "../phrases.ts";
import { coins, object, subject } from "./nouns.ts";

function phase(now: Phase): string {
  switch (now.type) {
    case "roll":
      return "бросает кубики";
    case "reroll":
      return "может перебросить";
    case "harbor":
      return "может прибавить к сумме";
    case "charge":
      return `выбирает, кто платит (${subject(now.by)})`;
    case "swap":
      return `может обменять предприятие (${subject(now.by)})`;
    case "give":
      return `выбирает, что отдать за ${object(now.take)}`;
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
  left: (n) => `в стопке: ${n}`,
  cards: (n) => counted("ru", n, { one: "карта", few: "карты", many: "карт" }),
  coins,
  phase,
};
