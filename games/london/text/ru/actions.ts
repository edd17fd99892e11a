import type { Row } from "../../rules/action.ts";
import type { ActionPhrases } from "../phrases.ts";

const nameOf = (row: Row): string => (row === "top" ? "верхний ряд" : "нижний ряд");

export const actions: ActionPhrases = {
  repay: () => "Погасить заём",
  borrow: () => "Взять заём",
  look: () => "Посмотреть верх колоды",
  pick: (a, { name }) => `Взять из просмотренных: ${name(a.card)}`,
  return: (a, { name }) => `Вернуть под остальные: ${name(a.card)}`,
  draw: () => "Взять из колоды",
  take: (a, { name }) => `Взять с поля: ${name(a.card)} (${nameOf(a.row)})`,
  stop: () => "Достаточно",
  swap: (a, { name }) => `Обменять: ${name(a.give)} на ${name(a.card)} (${nameOf(a.row)}; ${name(a.by)})`,
  place: (a, { name }) => `Разместить: ${name(a.card)}`,
  onto: (a, { stack }) => (a.stack === "new" ? "Начать новую стопку" : `Поверх стопки ${stack(a.stack)}`),
  play: (a, { name }) => `Сыграть как действие: ${name(a.card)}`,
  discard: (a, { name }) => `Сбросить: ${name(a.card)}`,
  buy: (a, { name }) => `Купить землю: ${name(a.borough)}`,
  "draw-more": () => "Взять ещё карты как действие",
  run: () => "Запустить город",
  activate: (a, { stack }) => `Активировать стопку ${stack(a.stack)}`,
  borough: () => "Применить эффект района",
  target: (a, { player }) => `Выбрать игрока: ${player(a.seat)}`,
  cover: (a, { name }) => `Положить сверху: ${name(a.card)} (${nameOf(a.row)})`,
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
