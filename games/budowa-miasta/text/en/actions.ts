import type { Phrases } from "../phrases.ts";
import { a, building, money, share, the } from "./grammar.ts";

/** Choices, as the person choosing reads them. */
export const actions: Phrases["actions"] = {
  build: ({ lot, kind, street, touches }, cost, doubled) =>
    `Build ${building(lot, kind)} on street ${street}` +
    `${touches === undefined ? "" : `, beside ${the(touches)},`} for ${money(cost)}` +
    `${doubled ? ", double since nothing stands next to it" : ""}`,
  sell: (object, price, resale) => `Sell ${a(share(object))} (price ${money(price)}) for ${money(resale)}`,
  take: (object) => `Take the free ${share(object)}`,
  buy: (object, price) => `Buy ${a(share(object))} for ${money(price)}`,
  pass: "Acquire no share and end the turn",
};
