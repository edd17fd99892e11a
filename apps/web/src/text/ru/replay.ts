import type { replay as English } from "../en/replay.ts";

export const replay: typeof English = {
  gameOver: "Партия окончена",
  wins: (names) => `Победа: ${names}!`,
  winsShared: (names) => `Победу делят: ${names}!`,
  youWin: "Вы победили!",
  place: (n) => `Место ${n}`,
  scoringAgain: "Показать подсчёт ещё раз",
  rematch: "Сыграть ещё",
  download: "Скачать запись",
  share: "Поделиться",
  copied: "Скопировано.",
  seeBoard: "Посмотреть на поле",
  standings: "Итоги",
  chartOf: (what) => `${what} по ходу партии`,
  moveNumber: (n) => `Ход ${n}`,
  setup: "Подготовка",
  seenBy: "Чьими глазами",
  everyone: "Зритель",
  playOn: "Играть отсюда",
  first: "В начало",
  previous: "Ход назад",
  next: "Ход вперёд",
  lastMove: "В конец",
  autoplay: "Воспроизвести",
  pause: "Пауза",
  chapters: "Главы",
  position: "Место в партии",
  verified: "Каждый случайный результат следует из зерна, заданного заранее.",
  notVerified: "Случайные результаты этой записи не следуют из её зерна.",

  otherRules: (version) =>
    `Эта партия сыграна по другим правилам (версия ${version}), которых эта версия Tabletown не знает.`,
  shownSoFar: (shown, all) =>
    shown === all
      ? "Нынешние правила допускают каждый её ход, поэтому её можно посмотреть целиком."
      : `Показаны ходы с 1 по ${shown} из ${all}: дальше нынешние правила ведут к другим позициям.`,
  writtenGame: "Партия словами",
  writtenMoves: "Все ходы словами",

  lookBack: "Посмотреть прошлые ходы",
  lookingBack: "Вы смотрите прошлые ходы.",
  backToTable: "Вернуться за стол",

  review: "Разбор",
  exercises: "Упражнения",
  marks: {
    inaccuracy: "Неточность",
    mistake: "Ошибка",
    blunder: "Грубая ошибка",
    only: "Единственный хороший ход",
    forced: "Вынужденный ход",
  },
};
