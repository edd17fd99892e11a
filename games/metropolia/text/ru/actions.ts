import type { Action } from "../../rules/action.ts";
import type { NameOf } from "../phrases.ts";
import { object, taken } from "./nouns.ts";

/** A choice, as the person choosing reads it. */
export function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Бросить один кубик" : "Бросить два кубика";
    case "keep":
      return `Оставить бросок: ${figure}`;
    case "add":
      return `Увеличить сумму до ${figure}`;
    case "leave":
      return `Оставить сумму ${figure}`;
    case "charge":
      return `Пусть заплатит ${name(chosen.seat)}`;
    case "decline":
      return "Ничего не обменивать";
    case "take":
      return `Взять ${object(chosen.card)} у игрока ${name(chosen.from)}`;
    case "give":
      return `Отдать ${object(chosen.card)}`;
    case "build":
      return `Построить ${object(chosen.card)} за ${taken(figure)}`;
    case "build-landmark":
      return `Построить ${object(chosen.landmark)} за ${taken(figure)}`;
    case "pass":
      return "Ничего не строить";
  }
}
