import { counted, type Forms } from "@tabletown/kernel";
import type { en } from "./en.ts";

const moves: Forms = { one: "ход", few: "хода", many: "ходов", other: "хода" };

export const ru: typeof en = {
  takeBackTitle: "Что отменить?",
  takeBackAll: "Отменено будет всё начиная с выбранного хода, чей бы он ни был.",
  takeBackNobody: "Спрашивать некого: это произойдёт сразу.",
  takeBackAsk: "Спросить остальных",
  takeBackOpen: "Отменить…",
  wholeTurn: "вся моя очередь",
  needsConsentOf: (names) => `Нужно согласие: ${names}.`,
  takebackAsked: (name, n) => `${name} просит отменить ${counted("ru", n, moves)}.`,
  takebackAskedByMe: (n) => `Вы просите отменить ${counted("ru", n, moves)}.`,
  backToBefore: (move) => `Вернёмся к моменту перед ходом: ${move}`,
  withdraw: "Отозвать просьбу",
  sending: "Ваш ход отправляется…",
  sendingLater: "Ваш ход будет отправлен, как только связь восстановится.",
  noComponents: "Не удалось получить компоненты этой партии, а без них значения были бы неверны.",
};
