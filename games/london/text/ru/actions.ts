import type { BoardRow } from "../../rules/action.ts";
import type { ActionPhrases } from "../phrases.ts";

const fromRow = (row: BoardRow): string => (row === "top" ? "из верхнего ряда" : "из нижнего ряда");

export const actions: ActionPhrases = {
  repay: () => "Погасить заём",
  borrow: () => "Взять заём",
  look: () => "Посмотреть верхние карты колоды",
  pick: (a, { name }) => `Взять карту «${name(a.card)}» из просмотренных`,
  return: (a, { name }) => `Вернуть карту «${name(a.card)}» под остальные`,
  draw: () => "Взять из колоды",
  take: (a, { name }) => `Взять карту «${name(a.card)}» ${fromRow(a.row)}`,
  stop: () => "Закончить выбор",
  swap: (a, { name }) =>
    `Обменять карту «${name(a.give)}» на карту «${name(a.card)}» ${fromRow(a.row)} (${name(a.by)})`,
  place: (a, { name }) => `Разыграть в город карту «${name(a.card)}»`,
  onto: (a, { stack, placing }) =>
    `Разыграть карту «${placing}» ${a.stack === "new" ? "новой стопкой" : `поверх карты ${stack(a.stack)}`}`,
  play: (a, { name }) => `Разыграть карту действия «${name(a.card)}»`,
  discard: (a, { name, placing }) =>
    placing === undefined
      ? `Сбросить карту «${name(a.card)}»`
      : `Разыграть в город карту «${placing}», сбросив карту «${name(a.card)}»`,
  buy: (a, { name }) => `Купить район ${name(a.borough)}`,
  "draw-more": () => "Потратить действие на карты",
  run: () => "Запустить город",
  activate: (a, { stack }) => `Активировать карту ${stack(a.stack)}`,
  borough: (_, { borough }) => `Применить эффект района ${borough}`,
  target: (a, { player }) => `Выбрать игрока: ${player(a.seat)}`,
  cover: (a, { name }) => `Положить сверху карту «${name(a.card)}» ${fromRow(a.row)}`,
  repeat: (a, { stack }) => `Ещё раз активировать карту ${stack(a.stack)}`,
  turn: (a, { stack }) => `Перевернуть карту ${stack(a.stack)}`,
  done: (_, { view }) => {
    switch (view.agenda.at(-1)?.type) {
      case "develop":
        return "Закончить развитие";
      case "run":
        return "Закончить запуск";
      default:
        return "Закончить ход";
    }
  },
};
