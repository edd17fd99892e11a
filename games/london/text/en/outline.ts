import { withMinus } from "@tabletown/kernel";
import type { OutlinePhrases } from "../phrases.ts";
import { cards } from "./nouns.ts";

export const outline: OutlinePhrases = {
  table: "Table",
  turn: "Turn",
  deck: "Deck",
  deckText: ({ A, B, C }) => `${cards(A + B + C)} (A ${A}, B ${B}, C ${C})`,
  deckTop: "On top, as you know",
  empty: "none",
  removed: "Out of the game",
  market: "For sale",
  marketLeft: (n) => (n === 1 ? "1 borough face down" : `${n} boroughs face down`),
  lastTurns: "empty: last turns",
  over: "the game is over",
  hand: "Hand",
  unknown: (n, set) => `${n} unknown of set ${set}`,
  stack: (number) => `Stack ${number}`,
  faceDown: "face down",
  coins: (n) => `£${n} on it`,
  under: (names) => `covers ${names.join(", ")}`,
  boroughs: "Boroughs, newest first",
  holdings: "Has",
  holdingsText: (money, prestige, poverty, loans) =>
    `£${money}, ${withMinus(prestige)} prestige, ${poverty} poverty, ${loans === 1 ? "1 loan" : `${loans} loans`}`,
  price: (n) => `£${n}`,
};
