import { formFor } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { between, buildings, list, money, shares } from "./grammar.ts";

export const outline: Phrases["outline"] = {
  table: "Стол",
  turn: "Ход",
  bag: "Мешок",
  city: "Город",
  stacks: "Стопки акций",
  money: "Деньги",
  buildings: "Здания",
  shares: "Акции",
  none: "нет",
  bankrupt: "банкротство",
  over: "Партия окончена.",
  toBuild: (who) => `${who} строит.`,
  toSell: (who) => `${who}: на стройку не хватает денег, можно продавать акции или строить.`,
  toAcquire: (who) => `${who} может взять или купить одну акцию.`,
  inBag: buildings,
  hidden: (count) => `${buildings(count)}, ${formFor("ru", count, { one: "скрыто", few: "скрыты", many: "скрыто" })}`,
  streetRow: (street, built, empty) =>
    `${between(street)}; ${
      empty.length === 0
        ? "застроена"
        : built.length === 0
          ? `пуста, свободны участки ${list(empty)}`
          : `${formFor("ru", built.length, { one: "застроен участок", few: "застроены участки", many: "застроены участки" })} ${list(built)}, ${formFor("ru", empty.length, { one: "свободен", few: "свободны", many: "свободны" })} ${list(empty)}`
    }`,
  priced: (name, cost, doubled) => `${name} за ${money(cost)}${doubled ? " (вдвойне)" : ""}`,
  emptyStack: "Акций не осталось.",
  closedStack: "Закрыта до конца игры.",
  freeOnTop: (left) => `Сверху бесплатная акция; в стопке: ${left}.`,
  onTop: (price, left) => `Следующая акция за ${money(price)}; в стопке: ${left}.`,
  pays: (payouts) => `Выплаты за 1–${payouts.length} акций: ${payouts.join(", ")} млн $.`,
  held: (object, count, payout) =>
    `${shares(count, object)}, ${count > 1 ? "вместе " : ""}${money(payout)} за каждую улицу`,
};
