import type { Row } from "../../rules/action.ts";
import type { ActionPhrases } from "../phrases.ts";

const nameOf = (row: Row): string => (row === "top" ? "верхний ряд" : "нижний ряд");

export const actions: ActionPhrases = {
  repay: () => "Погасить заём",
  borrow: () => "Взять заём",
  look: () => "Посмотреть верхние карты колоды",
  pick: (a, { name }) => `Взять карту «${name(a.card)}» из просмотренных`,
  return: (a, { name }) => `Вернуть карту «${name(a.card)}» под остальные`,
  draw: () => "Взять из колоды",
  take: (a, { name }) => `Взять карту «${name(a.card)}» с поля (${nameOf(a.row)})`,
  stop: () => "Закончить выбор",
  swap: (a, { name }) => `Обменять карту «${name(a.give)}» на «${name(a.card)}» (${nameOf(a.row)}; ${name(a.by)})`,
  place: (a, { name }) => `Разыграть в город карту «${name(a.card)}»`,
  onto: (a, { stack }) => (a.stack === "new" ? "Начать новую стопку" : `Положить поверх стопки ${stack(a.stack)}`),
  play: (a, { name }) => `Разыграть карту действия «${name(a.card)}»`,
  discard: (a, { name }) => `Сбросить карту «${name(a.card)}»`,
  buy: (a, { name }) => `Купить район ${name(a.borough)}`,
  "draw-more": () => "Взять карты действием",
  run: () => "Запустить город",
  activate: (a, { stack }) => `Активировать стопку ${stack(a.stack)}`,
  borough: () => "Применить эффект района",
  target: (a, { player }) => `Выбрать игрока: ${player(a.seat)}`,
  cover: (a, { name }) => `Положить сверху карту «${name(a.card)}» (${nameOf(a.row)})`,
  repeat: (a, { stack }) => `Активировать ещё раз стопку ${stack(a.stack)}`,
  turn: (a, { stack }) => `Перевернуть стопку ${stack(a.stack)}`,
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
