import type { Phrases, Somebody } from "./phrases.ts";

const list = new Intl.ListFormat("ru");
const named = (several: readonly Somebody[], you: string): string =>
  list.format(several.map((each) => (each.you ? you : each.name)));
const atMoves = (moves: readonly number[]): string =>
  `${moves.length === 1 ? "ход" : "ходы"} ${list.format(moves.map(String))}`;

export const ru: Phrases = {
  better: (one, other, accuracies) =>
    `${one.you ? "Вы играете" : `${one.name} играет`} лучше, чем ${other.you ? "вы" : other.name} (${accuracies}).`,
  best: (one, accuracy) => `${one.you ? "Вы играете" : `${one.name} играет`} лучше всех (точность ${accuracy}).`,
  bestOf: (several, accuracy) => `Лучшая игра: ${named(several, "вы")} (точность ${accuracy}).`,
  equal: (accuracy) => `Обе стороны играют на одном уровне (точность ${accuracy}).`,
  alone: (accuracy) => `Точность: ${accuracy}.`,
  versus: (one, other) => `точность ${one} против ${other}`,
  luckDecided: (moves) => `Исход определяет везение: ${atMoves(moves)}.`,
  choicesDecided: (moves) => `Исход определяют решения: ${atMoves(moves)}.`,
  nothingDecided: "Ни один отдельный момент не решает исход.",
  endingDecided: (points) => `Исход определяет сдача или общая победа, а не игра (пунктов итога: ${points}).`,
  firstLook:
    "Это первый взгляд, на один шаг вперёд: он ещё ничего не говорит ни о том, кто как играл, ни о том, что решило исход.",
  unfinished: "Партия не доиграна: так она выглядела в конце записи.",
  unexplained: (points) =>
    `Пунктов итога, которые не объясняются ни везением, ни решениями: ${points}. К оценке игры относитесь с осторожностью.`,
  marks: (one, list) => `${one.you ? "Вы" : one.name}: ${list}.`,
  noMarks: (one) => `${one.you ? "Вы" : one.name}: без ошибок.`,
  points: (luck, choices) => `Везение: ${luck} очк., решения: ${choices} очк.`,
  ledger: {
    beginning: "В начале",
    deal: "Расклад",
    ownLuck: "Своё везение",
    othersLuck: "Везение других",
    ownChoices: "Свои решения",
    othersChoices: "Решения других",
    ending: "Сдача, договор",
    remainder: "Не объяснено",
    result: "В конце",
  },
  marked: {
    inaccuracy: { one: "неточность", few: "неточности", many: "неточностей", other: "неточности" },
    mistake: { one: "ошибка", few: "ошибки", many: "ошибок", other: "ошибки" },
    blunder: { one: "грубая ошибка", few: "грубые ошибки", many: "грубых ошибок", other: "грубой ошибки" },
  },
};
