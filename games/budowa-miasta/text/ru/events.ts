import { paymentIn } from "../payment.ts";
import type { EventPhrases } from "../phrases.ts";
import { beside, between, both, buildingAccusative, buildings, money, ofObject, sharesAccusative } from "./grammar.ts";

/** What happens, as sentences for the log. */
export const events: EventPhrases = {
  turn: (_, { who }) => (who.you ? "Ваш ход." : `Ходит ${who.name}.`),
  idle: (_, { who }) => `${who.does("не строит")}: зданий больше нет.`,
  short: (_, { who }) =>
    `${who.you ? "Вам" : `${who.name}:`} не хватает денег ни на одно здание, придётся продать акции.`,
  built: ({ about }, { who, kindOf }) => `${who.does("строит")} ${buildingAccusative(about, kindOf(about))}.`,
  money: paymentIn({
    building: (who, amount, lot, doubled) =>
      `${who.does("платит")} ${money(amount)} за ${lot}${doubled ? " (вдвойне: рядом ничего не было)" : ""}.`,
    payout: (who, amount, object, count) =>
      `${who.does("получает")} ${money(amount)} за ${sharesAccusative(count, object)}.`,
    share: (who, amount, object) => `${who.does("платит")} ${money(amount)} за акцию ${ofObject(object)}.`,
    sale: (who, amount, object) => `${who.does("получает")} ${money(amount)} за акцию ${ofObject(object)}.`,
    forfeited: (who, amount) => `${who.does("отдаёт")} в банк ${money(amount)}.`,
    bonus: (who, amount) => `${who.does("получает")} ${money(amount)} за последнее здание.`,
  }),
  finished: ({ about }, { streetOf }) => `Улица ${about} ${between(streetOf(about))} застроена.`,
  joined: (_, { goal }) => `Застроенные улицы соединили ${both(goal)}: конец игры.`,
  taken: ({ about }, { who }) => `${who.does("берёт")} бесплатную акцию ${ofObject(about)}.`,
  bought: ({ about }, { who }) => `${who.does("покупает")} акцию ${ofObject(about)}.`,
  passed: (_, { who }) => `${who.does("не покупает")} акций.`,
  closed: ({ about }) =>
    `Все участки ${beside(about)} застроены, а бесплатную акцию никто не взял: стопка закрыта до конца игры.`,
  drawn: ({ about, now }, { who, kindOf }) =>
    `${who.does("тянет")} ${about === undefined ? "здание" : buildingAccusative(about, kindOf(about))}; ${now === 0 ? "теперь мешок пуст" : `в мешке: ${buildings(now)}`}.`,
  "no-draw": (_, { who }) => `Мешок пуст: ${who.does("ничего не тянет")}.`,
  sold: ({ about, detail }, { who }) =>
    `${who.does("продаёт")} акцию ${ofObject(about)} (цена ${money(detail.price)}).`,
  bankrupt: (_, { who }) => `${who.does("становится")} банкротом и ${who.verb("выбывает")} из игры.`,
  refilled: ({ by, now }, { who }) =>
    `${who.does("возвращает")} в мешок ${buildings(by)}; теперь в мешке: ${buildings(now)}.`,
  restored: ({ about, detail }) => `Акция ${ofObject(about)} (цена ${money(detail.price)}) возвращается в свою стопку.`,
  removed: ({ about }) => `Бесплатная акция ${ofObject(about)} выходит из игры.`,
  survivor: (_, { who }) => `${who.does("остаётся")} в игре без соперников и ${who.verb("побеждает")}.`,
  spent: ({ now }, { who }) =>
    `${who.you ? "Ваши акции стоили" : `${who.name}: акции на руках стоили`} вместе ${money(now)}.`,
  won: ({ now, cause }, { who }) =>
    `${who.does(cause.rule === "10.6" ? "делит" : "побеждает")}${cause.rule === "10.6" ? " победу" : ""}: всего ${money(now)}.`,
};
