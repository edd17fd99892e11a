import { counted } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

const tiles = (n: number) => counted("en", n, { one: "tile", other: "tiles" });

export const outline: Phrases["outline"] = {
  table: "Table",
  round: "Round",
  turn: "Turn",
  phase: {
    goals: "Everybody chooses a private goal",
    turn: "Place a tile or an investment marker",
    place: "Choose a space for the tile",
    basic: "Remove a market tile after the basic tile",
    marker: "Remove a market tile after the investment marker",
    extra: "Remove one more market tile",
    over: "The game is over",
  },
  last: (last, round) => (last === round ? "this round is the last" : `round ${last} is the last`),
  stack: "Stacks",
  tiles,
  market: "Market",
  space: (space, price) => `Space ${space} (+${money(price)})`,
  emptySpace: "empty",
  tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
  supply: "Basic tiles",
  left: (count) => `${count} left`,
  goals: "Public goals",
  privateGoal: "Private goal",
  noneYet: "not chosen yet",
  borough: (who) => `Borough of ${who}`,
  nextLine: (line) => `next red line at ${line}`,
  invested: "invested",
};
