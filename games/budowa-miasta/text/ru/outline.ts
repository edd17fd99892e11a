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
          : `застроены ${list(built)}, свободны ${list(empty)}`
    }`,
  priced: (name, cost, doubled) => `${name} за ${money(cost)}${doubled ? " (вдвойне)" : ""}`,
  emptyStack: "Акций не осталось.",
  closedStack: "Закрыта до конца игры.",
  freeOnTop: (left) => `Сверху бесплатная акция, осталось ${left}.`,
  onTop: (price, left) => `Следующая акция за ${money(price)}, осталось ${left}.`,
  pays: (payouts) => `Выплаты за акции числом от 1 до ${payouts.length}: ${payouts.join(", ")}.`,
  held: (object, count, payout) => `${shares(count, object)}, по ${money(payout)} за улицу`,
};
