import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

export const reasons: Phrases["reasons"] = {
  own: (stat, by) => `brings ${amountOf(stat, by)} by itself`,
  other: (stat, by, tile) => `${tile} brings ${amountOf(stat, by)} because of it`,
  cheap: (price) => `costs only ${money(price)}`,
  cheapRemoval: (price) =>
    price === 0 ? "costs nothing to remove" : `costs ${money(price)} to remove, the least of all`,
  goalLead: (goal, points) => `alone in the lead for ${goal}: ${points} population in the end`,
  goalNearer: (goal) => `a step towards ${goal}`,
  goalDenied: (goal, who) => `${who.name} no longer ${who.verb("leads")} alone in ${goal}`,
  goalWorth: (points) => `worth ${points} population in the end`,
  denies: (tile, who) => `takes ${tile} away before ${who.name} can have it`,
};
