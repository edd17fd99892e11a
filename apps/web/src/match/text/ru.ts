import { counted, type Forms } from "@tabletown/kernel";
import type { en } from "./en.ts";

const turns: Forms = { one: "ход", few: "хода", many: "ходов", other: "хода" };

export const ru: typeof en = {
  turns: (n) => counted("ru", n, turns),
  beforeFirstTurn: "До вашего первого хода",
  everyone: "Все",
  logOf: "Чьи ходы",
  story: "Как шла партия",
  countedBy: (what) => `Показатель: ${what}`,
  longestLead: "Самое долгое лидерство",
  bestTurn: "Лучший ход",
  moments: "Переломные моменты",
  moveOf: (n) => `Ход ${n}:`,
  turnOf: (n) => `Ход ${n}:`,
  fromTurnTo: (from, to) => `ходы с ${from} по ${to}`,
  tieBroken: (by) => `Счёт равный, решает ${by}`,
  shareResult: "Поделиться итогом",
  picture: "Картинка с итогом",
  showPlace: "Показать на поле",
  skipMoves: "Пропустить",
  compared: "Сравнение",
  letGoOf: "Открепить:",
  keepHint: "C или правая кнопка мыши закрепляет",
  signs: "Знаки",
  brokenOff: "Эта партия не доиграна.",
  keys: "Клавиатура",
  keysOn: "За столом работают отдельные клавиши",
  keysHint:
    "Пока вы пишете, клавиши-буквы не действуют. Можно обойтись и без них: до всего можно дойти клавишами Tab и Enter.",
  keyNames: {
    main: "Главное действие: подтвердить, нажать красную кнопку или пропустить чужие ходы",
    first: "Первое, что можно сделать",
    back: "Отказаться от подготовленного хода",
    undo: "Отменить",
    hint: "Подсказка",
    rules: "Правила",
    log: "Журнал, ходы и текст",
    compare: "Рассмотреть или сравнить: закрепить выделенное или открепить",
    sources: "Насколько надёжны значения: выделенной карты или всех",
    menu: "Меню",
    keys: "Этот список",
  },
};
