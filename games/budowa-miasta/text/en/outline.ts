import type { Phrases } from "../phrases.ts";
import { between, buildings, list, money, shares } from "./grammar.ts";

export const outline: Phrases["outline"] = {
  table: "Table",
  turn: "Turn",
  bag: "Bag",
  city: "City",
  stacks: "Shares",
  money: "Money",
  buildings: "Buildings",
  shares: "Shares",
  none: "none",
  bankrupt: "bankrupt",
  over: "The game is over.",
  toBuild: (who) => `${who} builds.`,
  toSell: (who) => `${who} is short of money and sells shares or builds.`,
  toAcquire: (who) => `${who} may acquire one share.`,
  inBag: buildings,
  hidden: (count) => `${buildings(count)}, hidden`,
  streetRow: (street, built, empty) =>
    `${between(street)}; ${
      empty.length === 0
        ? "finished"
        : built.length === 0
          ? `nothing built, free lots ${list(empty)}`
          : `built ${list(built)}, free ${list(empty)}`
    }`,
  priced: (name, cost, doubled) => `${name} for ${money(cost)}${doubled ? " (double)" : ""}`,
  emptyStack: "No share left.",
  closedStack: "Closed for good.",
  freeOnTop: (left) => `The free share is on top; ${left} in the stack.`,
  onTop: (price, left) => `Next share ${money(price)}; ${left} in the stack.`,
  pays: (payouts) => `One to ${payouts.length} shares pay $${payouts.join(", ")}M.`,
  held: (object, count, payout) => `${shares(count, object)}, ${count > 1 ? "together " : ""}${money(payout)} a street`,
};
