import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { beside, between, both, buildingAccusative, buildings, inObject, money, shares } from "./grammar.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => `Tura: ${who}.`,
  idle: (_, { who }) => `${who} nie ma już budynków i nie buduje.`,
  short: (_, { who }) => `${who} nie ma pieniędzy na żaden budynek i musi sprzedać udziały.`,
  built: ({ about }, { who, kindOf }) => `${who} buduje ${buildingAccusative(about, kindOf(about))}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who} płaci ${money(amount)} za ${lot}${doubled ? " (podwójnie, bo obok nic nie stało)" : ""}.`,
    payout: (who, amount, object, count) => `${who} dostaje ${money(amount)} za ${shares(count, object)}.`,
    share: (who, amount, object) => `${who} płaci ${money(amount)} za udział ${inObject(object)}.`,
    sale: (who, amount, object) => `${who} dostaje ${money(amount)} za udział ${inObject(object)}.`,
    forfeited: (who, amount) => `${who} oddaje do banku ${money(amount)}.`,
    bonus: (who, amount) => `${who} dostaje ${money(amount)} za ostatni budynek.`,
  }),
  finished: ({ about }, { streetOf }) => `Ulica ${about} ${between(streetOf(about))} jest zabudowana.`,
  joined: (_, { goal }) => `Zabudowane ulice łączą już ${both(goal)}: koniec gry.`,
  taken: ({ about }, { who }) => `${who} zdobywa darmowy udział ${inObject(about)}.`,
  bought: ({ about, detail }, { who }) => `${who} kupuje udział ${inObject(about)} za ${money(detail.price)}.`,
  passed: (_, { who }) => `${who} nie kupuje udziałów.`,
  closed: ({ about }) =>
    `Wszystkie działki ${beside(about)} są zabudowane, a darmowego udziału nikt nie zdobył: stos pozostaje zamknięty do końca gry.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who} losuje ${about === undefined ? "budynek" : buildingAccusative(about, kindOf(about))}; w woreczku: ${buildings(now)}.`,
  "no-draw": (_, { who }) => `Woreczek jest pusty: ${who} nic nie losuje.`,
  sold: ({ about, detail }, { who }) => `${who} sprzedaje udział ${inObject(about)} (cena ${money(detail.price)}).`,
  bankrupt: (_, { who }) => `${who} bankrutuje i odpada z gry.`,
  refilled: ({ by, now }, { who }) =>
    `${who} zwraca do woreczka ${buildings(by)}; teraz w woreczku: ${buildings(now)}.`,
  restored: ({ about, detail }) => `Udział ${inObject(about)} (cena ${money(detail.price)}) wraca na swój stos.`,
  removed: ({ about }) => `Darmowy udział ${inObject(about)} wychodzi z gry.`,
  survivor: (_, { who }) => `${who} zostaje w grze bez rywali i wygrywa.`,
  spent: ({ now }, { who }) => `${who} ma udziały, które kosztowały razem ${money(now)}.`,
  won: ({ now, cause }, { who }) =>
    `${who} ${cause.rule === "10.6" ? "współdzieli zwycięstwo" : "wygrywa"}, mając ${money(now)}.`,
};
