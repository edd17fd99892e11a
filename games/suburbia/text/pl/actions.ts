import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

export const actions: Phrases["actions"] = {
  keep: (goal, effect) => `Zachowaj cel „${goal}”: ${effect}`,
  buy: (tile, space, price) => `Kup ${tile} z pola ${space} za ${money(price)}`,
  lake: (tile, space, price) => `Zamień w jezioro ${tile} z pola ${space} za ${money(price)}`,
  basic: (tile, price) => `Weź ${tile} z zasobów za ${money(price)}`,
  invest: (tile, where, price) => `Zainwestuj w ${tile} (${where}) za ${money(price)}`,
  place: (tile, where) => `Umieść ${tile} ${where}`,
  discard: (tile, space, price) => `Usuń ${tile} z pola ${space} za ${money(price)}`,
};
