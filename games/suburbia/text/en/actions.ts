import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

export const actions: Phrases["actions"] = {
  keep: (goal, effect) => `Keep ${goal}: ${effect}`,
  buy: (tile, space, price) => `Buy ${tile} from space ${space} for ${money(price)}`,
  lake: (tile, space, price) => `Turn ${tile} from space ${space} into a lake for ${money(price)}`,
  basic: (tile, price) => `Take ${tile} from the supply for ${money(price)}`,
  invest: (tile, where, price) => `Invest in ${tile} (${where}) for ${money(price)}`,
  place: (tile, where) => `Place ${tile} ${where}`,
  discard: (tile, space, price) => `Remove ${tile} from space ${space} for ${money(price)}`,
};
