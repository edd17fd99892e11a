import { capital } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { beside, between, either, list, money } from "./grammar.ts";
import { kinds } from "./names.ts";

export const effects: Phrases["effects"] = {
  object: ({ streets, lots, payouts, prices }) =>
    `На улицах ${list(streets)}. Когда застраивают одну из них, от 1 до 5 акций приносят соответственно ${list(payouts.map(money))}. ` +
    `Первая акция достаётся бесплатно за постройку на участке ${either(lots)}; остальные стоят ${list(prices.map(money))}.`,
  street: (street) => `Проходит ${between(street)}. Участки ${list(street.lots)}.`,
  building: ({ kind, lot, street, touches }, cost) =>
    `${capital(kinds[kind])} для участка ${lot} на улице ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)}`}. Стоит ${money(cost)}` +
    `${touches === undefined ? `, а пока рядом ничего нет — ${money(cost * 2)}.` : "."}`,
  kind: () => "Вид здания лишь помогает найти его участок.",
};
