import type { Phrases } from "../phrases.ts";
import { beside, buildingAccusative, money, ofObject } from "./grammar.ts";

/** Choices, as the person choosing reads them. */
export const actions: Phrases["actions"] = {
  build: ({ lot, kind, street, touches }, cost, doubled) =>
    `Построить ${buildingAccusative(lot, kind)} на улице ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)},`} за ${money(cost)}` +
    `${doubled ? " (вдвойне: рядом ничего не построено)" : ""}`,
  sell: (object, price, resale) => `Продать за ${money(resale)} акцию ${ofObject(object)} (цена ${money(price)})`,
  take: (object) => `Взять бесплатную акцию ${ofObject(object)}`,
  buy: (object, price) => `Купить акцию ${ofObject(object)} за ${money(price)}`,
  pass: "Не покупать акций и закончить ход",
};
