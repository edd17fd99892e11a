import type { Phrases } from "./words.ts";

export const pl: Phrases = {
  language: "pl",
  title: "Główna ulica",
  pitch: "Rozbudowuj swoją ulicę z zakrytej ręki i nigdy nie buduj niżej niż poprzednio.",
  names: {
    cottage: "domek",
    townhouse: "kamienica",
    tenement: "czynszówka",
    tower: "wieżowiec",
    height: "Wysokość domów",
    slump: "Niższy od poprzedniego",
  },
  points: { one: "punkt", few: "punkty", many: "punktów", other: "punktu" },
  street: "Ulica",
  hand: "Ręka",
  stack: "Stos",
  hidden: "zakryte",
  effect: (points) => `Daje ${points}.`,
  build: (house) => `Zbuduj: ${house}`,
  built: (player, house) => `${player} buduje: ${house}.`,
  drew: (player, house) => (house === undefined ? `${player} dobiera dom.` : `${player} dobiera: ${house}.`),
  rules: [
    { number: "2.1", text: "Zbuduj jeden dom z ręki na końcu swojej ulicy." },
    { number: "2.2", text: "Potem dobierz dom ze stosu, jeśli jakiś został." },
    { number: "3.2", text: "Każdy dom daje tyle punktów, ile wynosi jego wysokość." },
    { number: "3.3", text: "Dom niższy od poprzedniego kosztuje 2 punkty." },
  ],
};
