import { counted } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

const tiles = (n: number) => counted("ru", n, { one: "тайл", few: "тайла", many: "тайлов" });

export const outline: Phrases["outline"] = {
  table: "Стол",
  round: "Раунд",
  turn: "Ход",
  phase: {
    goals: "Все выбирают секретную цель",
    turn: "Выложите тайл или маркер инвестиции",
    place: "Выберите место для тайла",
    basic: "Уберите тайл с рынка после базового тайла",
    marker: "Уберите тайл с рынка после маркера инвестиции",
    extra: "Уберите с рынка ещё один тайл",
    over: "Партия окончена",
  },
  last: (last, round) => (last === round ? "это последний раунд" : `последним будет раунд ${last}`),
  stack: "Стопки",
  tiles,
  market: "Рынок",
  space: (space, price) => `Место ${space} (+${money(price)})`,
  emptySpace: "пусто",
  tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
  supply: "Базовые тайлы",
  left: (count) => `осталось: ${count}`,
  goals: "Общие цели",
  privateGoal: "Секретная цель",
  noneYet: "ещё не выбрана",
  borough: (who) => `Округ: ${who}`,
  nextLine: (line) => `следующая красная линия на отметке ${line}`,
  invested: "инвестиция",
};
