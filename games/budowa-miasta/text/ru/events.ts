import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { beside, between, buildings, money, ofObject, sharesAccusative } from "./grammar.ts";
import { cases, kindAccusative } from "./names.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => `Ходит ${who}.`,
  idle: (_, { who }) => `${who}: зданий больше нет, строить нечего.`,
  short: (_, { who }) => `${who}: денег не хватает ни на одно здание, придётся продать акции.`,
  built: ({ about }, { who, kindOf }) => `${who} строит ${kindAccusative[kindOf(about)]} ${about}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who} платит ${money(amount)} за ${lot}${doubled ? ", вдвойне, потому что по соседству ничего не было" : ""}.`,
    payout: (who, amount, object, count) => `${who} получает ${money(amount)} за ${sharesAccusative(count, object)}.`,
    share: (who, amount, object) => `${who} платит ${money(amount)} за акцию ${ofObject(object)}.`,
    sale: (who, amount, object) => `${who} получает ${money(amount)} за акцию ${ofObject(object)}.`,
    forfeited: (who, amount) => `${who} отдаёт в банк ${money(amount)}.`,
    bonus: (who, amount) => `${who} получает ${money(amount)} за последнее здание.`,
  }),
  finished: ({ about }, { streetOf }) => `Улица ${about} ${between(streetOf(about))} застроена.`,
  joined: (_, { goal: [from, to] }) => `Застроенные улицы соединяют ${cases[from][0]} и ${cases[to][0]}: конец игры.`,
  taken: ({ about }, { who }) => `${who} берёт бесплатную акцию ${ofObject(about)}.`,
  bought: ({ about, detail }, { who }) => `${who} покупает акцию ${ofObject(about)} за ${money(detail.price)}.`,
  passed: (_, { who }) => `${who} не берёт акций.`,
  closed: ({ about }) =>
    `Все участки ${beside(about)} застроены, а бесплатную акцию никто не взял: стопка закрыта до конца игры.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who} тянет ${about === undefined ? "здание" : `${kindAccusative[kindOf(about)]} ${about}`}; в мешке осталось ${now}.`,
  "no-draw": (_, { who }) => `Мешок пуст: ${who} ничего не тянет.`,
  sold: ({ about, detail }, { who }) => `${who} продаёт акцию ${ofObject(about)} ценой ${money(detail.price)}.`,
  bankrupt: (_, { who }) => `${who} терпит банкротство и выбывает из игры.`,
  refilled: ({ by, now }, { who }) => `${who} возвращает в мешок ${buildings(by)}; теперь в нём ${now}.`,
  restored: ({ about, detail }) => `Акция ${ofObject(about)} ценой ${money(detail.price)} возвращается в свою стопку.`,
  removed: ({ about }) => `Бесплатная акция ${ofObject(about)} выходит из игры.`,
  survivor: (_, { who }) => `${who} остаётся в игре без соперников и побеждает.`,
  spent: ({ now }, { who }) => `${who}: имеющиеся акции стоили вместе ${money(now)}.`,
  won: ({ now, cause }, { who }) =>
    `${who} ${cause.rule === "10.6" ? "делит победу" : "побеждает"}, итог ${money(now)}.`,
};
