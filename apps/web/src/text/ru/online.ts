import { counted, type Forms } from "@tabletown/kernel";
import type { online as English } from "../en/online.ts";

const days: Forms = { one: "день", few: "дня", many: "дней", other: "дня" };
const watchers: Forms = { one: "зритель", few: "зрителя", many: "зрителей", other: "зрителя" };

export const online: typeof English = {
  connecting: "Соединение…",
  reconnecting: "Связь потеряна. Пробуем снова…",
  signedInAsOther: (name: string) =>
    `В этом браузере вы теперь играете под именем ${name}. Загрузите страницу заново, чтобы продолжить.`,
  reloadPage: "Загрузить страницу заново",
  noServer: "Сервер не отвечает. Игры на этом устройстве работают и без него.",
  createTable: "Открыть стол",
  joinTable: "К столу",
  guestName: (n) => `Гость ${n}`,
  joinCode: "Есть код? Пройдите к столу",
  code: "Код",
  sit: "Сесть",
  stand: "Встать",
  openSeat: "Свободное место",
  addBot: "Посадить бота",
  clearSeat: "Освободить",
  startMatch: "Начать",
  copyLink: "Скопировать ссылку",
  scan: "Отсканируйте, чтобы пройти к столу",
  spectators: (n) => counted("ru", n, watchers),
  here: "за столом",
  away: "нет за столом",
  resign: "Сдаться",
  swapAsked: (name) => `${name} просит поменяться местами.`,
  agree: "Согласиться",
  decline: "Отказаться",
  botForMe: "Пусть за меня играет бот",
  iAmBack: "Вернуться в игру",
  message: "Сообщение",
  send: "Отправить",
  timeControl: "Время",
  timeNone: "Без ограничений",
  timeLive: (n, increment) => `${n} мин + ${increment} с`,
  timeDays: (n) => `${counted("ru", n, days)} на ход`,
  visibility: "Кто может прийти",
  invitation: "По приглашению",
  public: "Все желающие",
  openTables: "Открытые столы",
  yourTables: "Ваши столы",
  resigned: "сдача",
  timeLeft: (name) => `Осталось времени: ${name}`,
};
