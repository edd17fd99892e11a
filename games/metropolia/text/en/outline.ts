import { counted } from "@tabletown/kernel";
import type { Phase } from "../../rules/state.ts";
import type { OutlinePhrases } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

function phase(now: Phase): string {
  switch (now.type) {
    case "roll":
      return "rolls the dice";
    case "reroll":
      return "may roll again";
    case "harbor":
      return "may add to the total";
    case "charge":
      return `chooses who pays: ${called(now.by)}`;
    case "swap":
      return `may swap an establishment: ${called(now.by)}`;
    case "give":
      return `chooses what to give for ${called(now.take)}`;
    case "build":
      return "may build";
    case "over":
      return "has won";
  }
}

export const outline: OutlinePhrases = {
  turn: "Turn",
  dice: "Dice",
  market: "Market",
  deck: "Deck",
  landmarks: "Landmarks",
  built: "built",
  unbuilt: (price) => `not built, ${price}`,
  left: (n) => `${n} left`,
  cards: (n) => counted("en", n, { one: "card", other: "cards" }),
  coins,
  phase,
};
