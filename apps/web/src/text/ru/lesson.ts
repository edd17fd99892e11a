import type { lesson as English } from "../en/lesson.ts";

export const lesson: typeof English = {
  lessonStep: (n, of) => `Шаг ${n} из ${of}`,
  lessonNext: "Дальше",
  lessonDone: "Теперь вы знаете, как это работает. Сыграйте партию.",
  lessonWrong: "Не сейчас: урок ждёт другого хода.",
  firstGame: "Сыграть первую партию",
  otherGame: "Выбрать игроков и варианты",
  lessonAgain: "Сначала",
};
