import type { Phrases } from "../phrases.ts";
import { beside, money, ofObject } from "./grammar.ts";
import { kindAccusative } from "./names.ts";

/** Choices, as the person choosing reads them. */
export const actions: Phrases["actions"] = {
  build: ({ lot, kind, street, touches }, cost, doubled) =>
    `Построить ${kindAccusative[kind]} ${lot} на улице ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)},`} за ${money(cost)}` +
    `${doubled ? ", вдвойне, потому что по соседству ничего нет" : ""}`,
  sell: (object, price, resale) => `Продать акцию ${ofObject(object)} ценой ${money(price)} за ${money(resale)}`,
  take: (object) => `Взять бесплатную акцию ${ofObject(object)}`,
  buy: (object, price) => `Купить акцию ${ofObject(object)} за ${money(price)}`,
  pass: "Не брать акций и закончить ход",
};
