import { formFor } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { between, buildings, list, money, shares } from "./grammar.ts";

export const outline: Phrases["outline"] = {
  table: "Stół",
  turn: "Tura",
  bag: "Woreczek",
  city: "Miasto",
  stacks: "Stosy udziałów",
  money: "Pieniądze",
  buildings: "Budynki",
  shares: "Udziały",
  none: "brak",
  bankrupt: "bankructwo",
  over: "Gra się skończyła.",
  toBuild: (who) => `${who} buduje.`,
  toSell: (who) => `${who} nie ma pieniędzy na budowę: sprzedaje udziały lub buduje.`,
  toAcquire: (who) => `${who} może zdobyć lub kupić jeden udział.`,
  inBag: buildings,
  hidden: (count) =>
    `${buildings(count)}, ${formFor("pl", count, { one: "zakryty", few: "zakryte", many: "zakrytych" })}`,
  streetRow: (street, built, empty) =>
    `${between(street)}; ${
      empty.length === 0
        ? "zabudowana"
        : built.length === 0
          ? `pusta, wolne działki ${list(empty)}`
          : `${formFor("pl", built.length, { one: "zabudowana działka", few: "zabudowane działki", many: "zabudowane działki" })} ${list(built)}, ${formFor("pl", empty.length, { one: "wolna", few: "wolne", many: "wolne" })} ${list(empty)}`
    }`,
  priced: (name, cost, doubled) => `${name} za ${money(cost)}${doubled ? " (podwójnie)" : ""}`,
  emptyStack: "Nie ma już udziałów.",
  closedStack: "Zamknięty do końca gry.",
  freeOnTop: (left) => `Na górze darmowy udział; w stosie: ${left}.`,
  onTop: (price, left) => `Następny udział za ${money(price)}; w stosie: ${left}.`,
  pays: (payouts) => `Wypłaty za 1–${payouts.length} udziałów: ${payouts.join(", ")} mln $.`,
  held: (object, count, payout) =>
    `${shares(count, object)}, ${count > 1 ? "razem " : ""}${money(payout)} za każdą ulicę`,
};
