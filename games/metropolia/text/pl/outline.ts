import { counted } from "@tabletown/kernel";
import type { Phase } from "../../rules/state.ts";
import type { OutlinePhrases } from "../phrases.ts";
import { coins, object, subject } from "./nouns.ts";

function phase(now: Phase): string {
  switch (now.type) {
    case "roll":
      return "rzuca kostkami";
    case "reroll":
      return "może powtórzyć rzut";
    case "harbor":
      return "może dodać do wyniku";
    case "charge":
      return `wybiera, kto płaci (${subject(now.by)})`;
    case "swap":
      return `może wymienić nieruchomość (${subject(now.by)})`;
    case "give":
      return `wybiera, co oddać za ${object(now.take)}`;
    case "build":
      return "może budować";
    case "over":
      return "wygrywa";
  }
}

export const outline: OutlinePhrases = {
  turn: "Tura",
  dice: "Kostki",
  market: "Rynek",
  deck: "Stos",
  landmarks: "Nieruchomości specjalne",
  built: "zbudowano",
  unbuilt: (price) => `do zbudowania, ${price}`,
  left: (n) => `w stosie: ${n}`,
  cards: (n) => counted("pl", n, { one: "karta", few: "karty", many: "kart" }),
  coins,
  phase,
};
