import { counted, type Forms, formFor } from "@tabletown/kernel";
import type { home as English } from "../en/home.ts";

const players: Forms = { one: "игрок", few: "игрока", many: "игроков", other: "игрока" };
const moves: Forms = { one: "ход", few: "хода", many: "ходов", other: "хода" };
const minutes: Forms = { one: "минута", few: "минуты", many: "минут", other: "минуты" };

export const home: typeof English = {
  tagline: "Настольные игры о строительстве городов, точно по печатным правилам.",
  skip: "Перейти к столу",
  home: "Все игры",
  games: "Игры",
  play: "Играть",
  settings: "Настройки",
  language: "Язык",
  languageNames: { en: "English", pl: "Polski", ru: "Русский" },
  theme: "Цвета",
  themes: { system: "Как на устройстве", light: "День", dark: "Ночь" },
  speed: "Скорость движения",
  speeds: { slow: "Медленно", normal: "Обычно", fast: "Быстро", still: "Без движения" },
  sound: "Тихие звуки",
  confirmations: "Спрашивать перед ходом",
  confirmValues: { always: "Сначала показать последствия", lasting: "Только если нельзя отменить" },
  yourName: "Ваше имя",
  defaultName: "Мэр",
  playersRange: (min, max) =>
    min === max ? counted("ru", min, players) : `${min}–${max} ${formFor("ru", max, players)}`,
  minutesRange: (min, max) => `${min}–${max} ${formFor("ru", max, minutes)}`,
  weight: ["", "Легко", "Надо подумать", "Сложно"],
  continueTitle: "Продолжить",
  yourTurn: "Ваш ход",
  turnOf: (name) => `Ходит ${name}`,
  finished: "Завершена",
  moves: (n) => counted("ru", n, moves),
  remove: "Удалить",
  removeSure: (game) => `Удалить эту партию («${game}»)?`,
  learn: "Обучение",
  lesson: "Урок",
  rules: "Правила",
  rulesOf: (game) => `Правила игры «${game}»`,
  replay: "Повтор",
  openRecord: "Открыть запись партии",
  dropHere: "Перетащите файл записи в любое место страницы или выберите его.",
  chooseFile: "Выбрать файл",
  design: "Все компоненты в рисунках",
  about: "Tabletown — свободная программа. После загрузки всё работает без сети.",
  gameFailed: (game: string) => `Игру ${game} не удалось загрузить. Остальные игры работают.`,
};
