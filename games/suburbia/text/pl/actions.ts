import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

export const actions: Phrases["actions"] = {
  keep: (goal, effect) => `Zachowaj cel „${goal}”: ${effect}`,
  buy: (tile, space, price) => `Kup z pola ${space}: ${tile}, za ${money(price)}`,
  lake: (tile, space, price) => `Zamień w jezioro kafelek z pola ${space}: ${tile}, za ${money(price)}`,
  basic: (tile, price) => `Weź z zasobów: ${tile}, za ${money(price)}`,
  invest: (tile, where, price) => `Zainwestuj: ${tile} (${where}), za ${money(price)}`,
  place: (tile, where) => `Umieść: ${tile}, ${where}`,
  discard: (tile, space, price) => `Usuń z pola ${space}: ${tile}, za ${money(price)}`,
};
