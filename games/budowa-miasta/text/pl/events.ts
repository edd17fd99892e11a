import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { beside, between, both, buildingAccusative, buildings, inObject, money, shares } from "./grammar.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => (who.you ? "Twoja tura." : `Tura: ${who.name}.`),
  idle: (_, { who }) => `${who.does("nie ma")} już budynków i ${who.verb("nie buduje")}.`,
  short: (_, { who }) => `${who.does("nie ma")} pieniędzy na żaden budynek i ${who.verb("musi")} sprzedać udziały.`,
  built: ({ about }, { who, kindOf }) => `${who.does("buduje")} ${buildingAccusative(about, kindOf(about))}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who.does("płaci")} ${money(amount)} za ${lot}${doubled ? " (podwójnie, bo obok nic nie stało)" : ""}.`,
    payout: (who, amount, object, count) => `${who.does("dostaje")} ${money(amount)} za ${shares(count, object)}.`,
    share: (who, amount, object) => `${who.does("płaci")} ${money(amount)} za udział ${inObject(object)}.`,
    sale: (who, amount, object) => `${who.does("dostaje")} ${money(amount)} za udział ${inObject(object)}.`,
    forfeited: (who, amount) => `${who.does("oddaje")} do banku ${money(amount)}.`,
    bonus: (who, amount) => `${who.does("dostaje")} ${money(amount)} za ostatni budynek.`,
  }),
  finished: ({ about }, { streetOf }) => `Ulica ${about} ${between(streetOf(about))} jest zabudowana.`,
  joined: (_, { goal }) => `Zabudowane ulice łączą już ${both(goal)}: koniec gry.`,
  taken: ({ about }, { who }) => `${who.does("zdobywa")} darmowy udział ${inObject(about)}.`,
  bought: ({ about }, { who }) => `${who.does("kupuje")} udział ${inObject(about)}.`,
  passed: (_, { who }) => `${who.does("nie kupuje")} udziałów.`,
  closed: ({ about }) =>
    `Wszystkie działki ${beside(about)} są zabudowane, a darmowego udziału nikt nie zdobył: stos pozostaje zamknięty do końca gry.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who.does("losuje")} ${about === undefined ? "budynek" : buildingAccusative(about, kindOf(about))}; ${now === 0 ? "woreczek jest już pusty" : `w woreczku: ${buildings(now)}`}.`,
  "no-draw": (_, { who }) => `Woreczek jest pusty: ${who.does("nic nie losuje")}.`,
  sold: ({ about, detail }, { who }) =>
    `${who.does("sprzedaje")} udział ${inObject(about)} (cena ${money(detail.price)}).`,
  bankrupt: (_, { who }) => `${who.does("bankrutuje")} i ${who.verb("odpada")} z gry.`,
  refilled: ({ by, now }, { who }) =>
    `${who.does("zwraca")} do woreczka ${buildings(by)}; teraz w woreczku: ${buildings(now)}.`,
  restored: ({ about, detail }) => `Udział ${inObject(about)} (cena ${money(detail.price)}) wraca na swój stos.`,
  removed: ({ about }) => `Darmowy udział ${inObject(about)} wychodzi z gry.`,
  survivor: (_, { who }) => `${who.does("zostaje")} w grze bez rywali i ${who.verb("wygrywa")}.`,
  spent: ({ now }, { who }) => `${who.does("ma")} udziały, które kosztowały razem ${money(now)}.`,
  won: ({ now, cause }, { who }) =>
    `${who.does(cause.rule === "10.6" ? "współdzieli" : "wygrywa")}${cause.rule === "10.6" ? " zwycięstwo" : ""}, mając ${money(now)}.`,
};
