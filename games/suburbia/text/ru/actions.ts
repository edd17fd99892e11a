import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

export const actions: Phrases["actions"] = {
  keep: (goal, effect) => `Оставить цель «${goal}»: ${effect}`,
  buy: (tile, space, price) => `Купить ${tile} с места ${space} за ${money(price)}`,
  lake: (tile, space, price) => `Превратить в озеро ${tile} с места ${space} за ${money(price)}`,
  basic: (tile, price) => `Взять ${tile} из запаса за ${money(price)}`,
  invest: (tile, where, price) => `Инвестировать в ${tile} (${where}) за ${money(price)}`,
  place: (tile, where) => `Выложить ${tile} ${where}`,
  discard: (tile, space, price) => `Убрать ${tile} с места ${space} за ${money(price)}`,
};
