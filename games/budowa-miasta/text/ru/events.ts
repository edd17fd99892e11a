import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { beside, between, both, buildingAccusative, buildings, money, ofObject, sharesAccusative } from "./grammar.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => `Ходит ${who}.`,
  idle: (_, { who }) => `${who}: зданий больше нет, строить нечего.`,
  short: (_, { who }) => `${who}: денег не хватает ни на одно здание, придётся продать акции.`,
  built: ({ about }, { who, kindOf }) => `${who} строит ${buildingAccusative(about, kindOf(about))}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who} платит ${money(amount)} за ${lot}${doubled ? " (вдвойне: рядом ничего не было)" : ""}.`,
    payout: (who, amount, object, count) => `${who} получает ${money(amount)} за ${sharesAccusative(count, object)}.`,
    share: (who, amount, object) => `${who} платит ${money(amount)} за акцию ${ofObject(object)}.`,
    sale: (who, amount, object) => `${who} получает ${money(amount)} за акцию ${ofObject(object)}.`,
    forfeited: (who, amount) => `${who} отдаёт в банк ${money(amount)}.`,
    bonus: (who, amount) => `${who} получает ${money(amount)} за последнее здание.`,
  }),
  finished: ({ about }, { streetOf }) => `Улица ${about} ${between(streetOf(about))} застроена.`,
  joined: (_, { goal }) => `Застроенные улицы соединили ${both(goal)}: конец игры.`,
  taken: ({ about }, { who }) => `${who} берёт бесплатную акцию ${ofObject(about)}.`,
  bought: ({ about, detail }, { who }) => `${who} покупает акцию ${ofObject(about)} за ${money(detail.price)}.`,
  passed: (_, { who }) => `${who} не покупает акций.`,
  closed: ({ about }) =>
    `Все участки ${beside(about)} застроены, а бесплатную акцию никто не взял: стопка закрыта до конца игры.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who} тянет ${about === undefined ? "здание" : buildingAccusative(about, kindOf(about))}; в мешке: ${buildings(now)}.`,
  "no-draw": (_, { who }) => `Мешок пуст: ${who} ничего не тянет.`,
  sold: ({ about, detail }, { who }) => `${who} продаёт акцию ${ofObject(about)} (цена ${money(detail.price)}).`,
  bankrupt: (_, { who }) => `${who} становится банкротом и выбывает из игры.`,
  refilled: ({ by, now }, { who }) => `${who} возвращает в мешок ${buildings(by)}; теперь в мешке: ${buildings(now)}.`,
  restored: ({ about, detail }) => `Акция ${ofObject(about)} (цена ${money(detail.price)}) возвращается в свою стопку.`,
  removed: ({ about }) => `Бесплатная акция ${ofObject(about)} выходит из игры.`,
  survivor: (_, { who }) => `${who} остаётся в игре без соперников и побеждает.`,
  spent: ({ now }, { who }) => `${who}: акции на руках стоили вместе ${money(now)}.`,
  won: ({ now, cause }, { who }) =>
    `${who} ${cause.rule === "10.6" ? "делит победу" : "побеждает"}: всего ${money(now)}.`,
};
