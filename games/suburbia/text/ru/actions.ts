import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

export const actions: Phrases["actions"] = {
  keep: (goal, effect) => `Оставить цель «${goal}»: ${effect}`,
  buy: (tile, space, price) => `Купить с места ${space}: ${tile}, за ${money(price)}`,
  lake: (tile, space, price) => `Превратить в озеро тайл с места ${space}: ${tile}, за ${money(price)}`,
  basic: (tile, price) => `Взять из запаса: ${tile}, за ${money(price)}`,
  invest: (tile, where, price) => `Инвестировать: ${tile} (${where}), за ${money(price)}`,
  place: (tile, where) => `Выложить: ${tile}, ${where}`,
  discard: (tile, space, price) => `Убрать с места ${space}: ${tile}, за ${money(price)}`,
};
