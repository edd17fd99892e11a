import type { Language } from "@tabletown/kernel";
import { settings } from "../settings.ts";

type Said<T> = Readonly<Record<Language, T>>;

/** A text in the reader's language. */
export function said<T>(text: Said<T>): T {
  return text[settings.value.language];
}

export function dated(time: number): string {
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium" }).format(time);
}

/** Minutes and seconds. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

type Named = (name: string) => string;
const named = (en: Named, pl: Named, ru: Named): Said<Named> => ({ en, pl, ru });

/** What the parts around the table say; they are fetched when somebody goes there. */
export const texts = {
  games: { en: "Games", pl: "Gry", ru: "Игры" },
  seats: { en: "Players at the table", pl: "Graczy przy stole", ru: "Игроков за столом" },
  live: {
    en: "Now: 30 min each + 20 s per move",
    pl: "Teraz: po 30 min + 20 s na ruch",
    ru: "Сейчас: по 30 мин + 20 с на ход",
  },
  days: { en: "Over days: 3 days per move", pl: "Korespondencyjnie: 3 dni na ruch", ru: "По переписке: 3 дня на ход" },
  botsSoon: {
    en: "After half a minute bots may fill the table",
    pl: "Po pół minuty wolne miejsca mogą zająć boty",
    ru: "Через полминуты свободные места могут занять боты",
  },
  botsLater: {
    en: "After ten minutes bots may fill the table",
    pl: "Po dziesięciu minutach wolne miejsca mogą zająć boty",
    ru: "Через десять минут свободные места могут занять боты",
  },
  allHere: { en: "Everybody is here", pl: "Komplet graczy", ru: "Все места заняты" },
  botPlaysForYou: { en: "a bot plays for you", pl: "gra za ciebie bot", ru: "за вас играет бот" },
  timeLeft: named(
    (time) => `${time} left`,
    (time) => `jeszcze ${time}`,
    (time) => `ещё ${time}`,
  ),
  search: { en: "Look for a game", pl: "Szukaj gry", ru: "Искать игру" },
  cancel: { en: "Cancel", pl: "Anuluj", ru: "Отмена" },
  nameFirst: {
    en: "Enter a name first: others see it at the table.",
    pl: "Najpierw wpisz imię: inni zobaczą je przy stole.",
    ru: "Сначала введите имя: другие увидят его за столом.",
  },
  gameFirst: {
    en: "Choose at least one game.",
    pl: "Wybierz co najmniej jedną grę.",
    ru: "Выберите хотя бы одну игру.",
  },
  seatsFirst: {
    en: "Choose how many may play.",
    pl: "Wybierz, w ile osób można grać.",
    ru: "Выберите, сколько человек может играть.",
  },
  with: named(
    (name) => `${name} waits for this. Change what does not suit you.`,
    (name) => `${name} czeka na taką grę. Zmień to, co ci nie odpowiada.`,
    (name) => `${name} ждёт такую игру. Измените то, что вам не подходит.`,
  ),
  searching: { en: "Looking for a game…", pl: "Szukam gry…", ru: "Идёт поиск игры…" },
  searchOver: {
    en: "Nobody was found, and the search is over. You can begin a new one.",
    pl: "Nikt się nie znalazł, a wyszukiwanie się skończyło. Możesz zacząć nowe.",
    ru: "Никто не нашёлся, и поиск закончен. Можно начать новый.",
  },
  searchLive: {
    en: "Players of your strength first; the longer it takes, the wider the search. The table opens by itself.",
    pl: "Najpierw gracze o podobnej sile; im dłużej to trwa, tym szerzej szukam. Stół otworzy się sam.",
    ru: "Сначала игроки вашей силы; чем дольше поиск, тем он шире. Стол откроется сам.",
  },
  searchDays: {
    en: "You may leave: the match will be among your tables when it is found.",
    pl: "Możesz stąd wyjść: znaleziona partia pojawi się wśród twoich stołów.",
    ru: "Можно уйти: найденная партия появится среди ваших столов.",
  },
  botsIn: named(
    (time) => `Bots fill the table in ${time}.`,
    (time) => `Boty zajmą wolne miejsca za ${time}.`,
    (time) => `Боты займут свободные места через ${time}.`,
  ),
  invites: named(
    (name) => `${name} invites you to this table.`,
    (name) => `${name} zaprasza cię do tego stołu.`,
    (name) => `${name} приглашает вас за этот стол.`,
  ),
  badCode: {
    en: "A code has eight letters and digits. Check it again.",
    pl: "Kod ma osiem liter i cyfr. Sprawdź go jeszcze raz.",
    ru: "Код состоит из восьми букв и цифр. Проверьте его ещё раз.",
  },
  seeTable: { en: "Go to the table", pl: "Przejdź do stołu", ru: "Перейти к столу" },
  running: { en: "in play", pl: "w toku", ru: "идёт" },
  accountsOnly: {
    en: "For people with an account",
    pl: "Dla osób z kontem",
    ru: "Для тех, у кого есть учётная запись",
  },
  warning: {
    en: "A word from whoever runs this server",
    pl: "Wiadomość od administratora serwera",
    ru: "Сообщение от администратора сервера",
  },
  silence: {
    en: "You may not write in chats for a while",
    pl: "Przez pewien czas nie możesz pisać na czatach",
    ru: "Некоторое время вы не можете писать в чатах",
  },
  until: { en: "Until", pl: "Do", ru: "До" },
  understood: { en: "Understood", pl: "Rozumiem", ru: "Понятно" },
};
