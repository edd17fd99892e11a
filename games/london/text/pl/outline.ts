import { counted, withMinus } from "@tabletown/kernel";
import type { OutlinePhrases } from "../phrases.ts";

const cards = (n: number): string => counted("pl", n, { one: "karta", few: "karty", many: "kart", other: "karty" });

export const outline: OutlinePhrases = {
  table: "Stół",
  turn: "Tura",
  deck: "Talia",
  deckText: ({ A, B, C }) => `${cards(A + B + C)} (A ${A}, B ${B}, C ${C})`,
  deckTop: "Na wierzchu, jak wiesz",
  empty: "brak",
  removed: "Poza grą",
  market: "Na sprzedaż",
  marketLeft: (n) =>
    counted("pl", n, {
      one: "zakryta dzielnica",
      few: "zakryte dzielnice",
      many: "zakrytych dzielnic",
      other: "zakrytej dzielnicy",
    }),
  lastTurns: "pusta: ostatnie tury",
  over: "gra się skończyła",
  hand: "Ręka",
  unknown: (n, set) =>
    `${counted("pl", n, { one: "nieznana karta", few: "nieznane karty", many: "nieznanych kart", other: "nieznanej karty" })} z zestawu ${set}`,
  stack: (number) => `Stos ${number}`,
  faceDown: "karta odwrócona",
  coins: (n) => `leży na niej £${n}`,
  under: (names) => `pod spodem: ${names.join(", ")}`,
  boroughs: "Dzielnice od najnowszej",
  holdings: "Stan",
  holdingsText: (money, prestige, poverty, loans) =>
    `£${money}, prestiż ${withMinus(prestige)}, ubóstwo ${poverty}, ${counted("pl", loans, { one: "pożyczka", few: "pożyczki", many: "pożyczek", other: "pożyczki" })}`,
  price: (n) => `£${n}`,
};
