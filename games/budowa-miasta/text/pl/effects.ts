import { capital } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { beside, between, either, list, money } from "./grammar.ts";
import { kinds } from "./names.ts";

export const effects: Phrases["effects"] = {
  object: ({ streets, lots, payouts, prices }) =>
    `Przy ulicach ${list(streets)}. Za każdą z nich, gdy zostanie zabudowana, od 1 do 5 udziałów przynosi kolejno ${list(payouts.map(money))}. ` +
    `Pierwszy udział jest darmowy za budowę na działce ${either(lots)}; następne kosztują ${list(prices.map(money))}.`,
  street: (street) => `Biegnie ${between(street)}. Działki ${list(street.lots)}.`,
  building: ({ kind, lot, street, touches }, cost) =>
    `${capital(kinds[kind])} na działkę ${lot} przy ulicy ${street}` +
    `${touches === undefined ? "" : `, ${beside(touches)}`}. Kosztuje ${money(cost)}` +
    `${touches === undefined ? `, a dopóki obok nic nie stoi, ${money(cost * 2)}.` : "."}`,
  kind: () => "Rodzaj budynku tylko ułatwia znalezienie jego działki.",
};
