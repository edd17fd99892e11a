import type { Phrases } from "../phrases.ts";
import { a, between, list, money, the } from "./grammar.ts";
import { kinds } from "./names.ts";

export const effects: Phrases["effects"] = {
  object: ({ streets, lots, payouts, prices }) =>
    `On streets ${list(streets)}. Each time one of them is finished, 1 to 5 shares pay ${list(payouts.map(money))}. ` +
    `The first share is free for building on ${list(lots)}; the others cost ${list(prices.map(money))}.`,
  street: (street) => `Runs ${between(street)}. Lots ${list(street.lots)}.`,
  building: ({ kind, lot, street, touches }, cost) =>
    `${a(kinds[kind]).replace(/^a/, "A")} for lot ${lot} on street ${street}` +
    `${touches === undefined ? "" : `, beside ${the(touches)}`}. Costs ${money(cost)}` +
    `${touches === undefined ? `, or ${money(cost * 2)} while nothing stands next to it.` : "."}`,
  kind: () => "The kind of a building only helps to find its lot.",
};
