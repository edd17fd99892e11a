import type { Phrases } from "../phrases.ts";
import { beside, buildingAccusative, inObject, money } from "./grammar.ts";

/** Choices, as the person choosing reads them. */
export const actions: Phrases["actions"] = {
  build: ({ lot, kind, street, touches }, cost, doubled) =>
    `Zbuduj ${buildingAccusative(lot, kind)} przy ulicy ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)},`} za ${money(cost)}` +
    `${doubled ? " (podwójnie, bo obok nic nie stoi)" : ""}`,
  sell: (object, price, resale) => `Sprzedaj za ${money(resale)} udział ${inObject(object)} (cena ${money(price)})`,
  take: (object) => `Zdobądź darmowy udział ${inObject(object)}`,
  buy: (object, price) => `Kup udział ${inObject(object)} za ${money(price)}`,
  pass: "Nie kupuj udziałów i zakończ turę",
};
