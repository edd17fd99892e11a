import { counted, withMinus } from "@tabletown/kernel";
import type { OutlinePhrases } from "../phrases.ts";

const cards = (n: number): string => counted("ru", n, { one: "карта", few: "карты", many: "карт", other: "карты" });

export const outline: OutlinePhrases = {
  table: "Стол",
  turn: "Ход",
  deck: "Колода",
  deckText: ({ A, B, C }) => `${cards(A + B + C)} (A ${A}, B ${B}, C ${C})`,
  deckTop: "Сверху, как вы знаете",
  empty: "нет",
  removed: "Вне игры",
  market: "На продажу",
  marketLeft: (n) =>
    counted("ru", n, {
      one: "закрытый район",
      few: "закрытых района",
      many: "закрытых районов",
      other: "закрытого района",
    }),
  lastTurns: "пуста: последние ходы",
  over: "партия окончена",
  hand: "Рука",
  unknown: (n, set) =>
    `${counted("ru", n, { one: "неизвестная карта", few: "неизвестные карты", many: "неизвестных карт", other: "неизвестной карты" })} из набора ${set}`,
  stack: (number) => `Стопка ${number}`,
  faceDown: "карта перевёрнута",
  coins: (n) => `на ней £${n}`,
  under: (names) => `под ней: ${names.join(", ")}`,
  boroughs: "Районы, начиная с последнего",
  holdings: "Состояние",
  holdingsText: (money, prestige, poverty, loans) =>
    `£${money}, престиж ${withMinus(prestige)}, бедность ${poverty}, ${counted("ru", loans, { one: "заём", few: "займа", many: "займов", other: "займа" })}`,
  price: (n) => `£${n}`,
};
