import type { Phrases } from "../phrases.ts";
import { beside, inObject, money } from "./grammar.ts";
import { kindAccusative } from "./names.ts";

/** Choices, as the person choosing reads them. */
export const actions: Phrases["actions"] = {
  build: ({ lot, kind, street, touches }, cost, doubled) =>
    `Zbuduj ${kindAccusative[kind]} ${lot} przy ulicy ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)},`} za ${money(cost)}` +
    `${doubled ? ", podwójnie, bo nic obok nie stoi" : ""}`,
  sell: (object, price, resale) => `Sprzedaj udział ${inObject(object)} o cenie ${money(price)} za ${money(resale)}`,
  take: (object) => `Zdobądź darmowy udział ${inObject(object)}`,
  buy: (object, price) => `Kup udział ${inObject(object)} za ${money(price)}`,
  pass: "Nie kupuj udziałów i zakończ turę",
};
