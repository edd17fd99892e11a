import type { Language } from "@tabletown/kernel";

type Named = Readonly<Record<Language, (name: string) => string>>;

const about: Named = {
  en: (name) => `About ${name}`,
  pl: (name) => name,
  ru: (name) => name,
};

/** What the ways to keep away from somebody say. */
export const conductTexts = {
  about,
  profile: { en: "Profile", pl: "Profil", ru: "Профиль" },
  mute: { en: "Do not show what they write", pl: "Nie pokazuj wiadomości", ru: "Не показывать сообщения" },
  unmute: { en: "Show what they write again", pl: "Znów pokazuj wiadomości", ru: "Снова показывать сообщения" },
  block: { en: "Block", pl: "Zablokuj", ru: "Заблокировать" },
  unblock: { en: "Unblock", pl: "Odblokuj", ru: "Разблокировать" },
  blockHint: {
    en: "You are never paired with somebody you block. They cannot sit at your tables, nor you at theirs, and you do not see what they write.",
    pl: "Osoba zablokowana nie trafi z tobą do jednej partii ani nie usiądzie przy twoim stole – i na odwrót. Nie widzisz też jej wiadomości.",
    ru: "Заблокированный человек не попадёт с вами в одну партию и не сядет за ваш стол, как и вы за его. Его сообщений вы не видите.",
  },
  report: { en: "Report", pl: "Zgłoś", ru: "Пожаловаться" },
  reportHint: {
    en: "Whoever runs this server reads it. The person you report does not learn who reported them.",
    pl: "Zgłoszenie przeczyta administrator serwera. Zgłoszona osoba nie dowie się, kto to zrobił.",
    ru: "Жалобу прочтёт администратор сервера. Тот, на кого жалуются, не узнает, от кого она.",
  },
  reason: { en: "What is it about?", pl: "Czego dotyczy?", ru: "В чём дело?" },
  reasonMissing: {
    en: "Choose what it is about, then send the report.",
    pl: "Wybierz, czego dotyczy zgłoszenie, i dopiero wtedy je wyślij.",
    ru: "Выберите, в чём дело, и отправьте жалобу ещё раз.",
  },
  reasons: {
    insults: { en: "Insults", pl: "Obelgi", ru: "Оскорбления" },
    stalling: {
      en: "Stalling or leaving",
      pl: "Przeciąganie lub porzucanie gry",
      ru: "Затягивание игры или уход из неё",
    },
    cheating: { en: "Cheating", pl: "Oszukiwanie", ru: "Нечестная игра" },
    name: { en: "Their name", pl: "Imię", ru: "Имя" },
    other: { en: "Something else", pl: "Coś innego", ru: "Другое" },
  },
  lines: { en: "Lines in question", pl: "Wiadomości, o które chodzi", ru: "Сообщения, о которых речь" },
  details: { en: "What happened (optional)", pl: "Co się stało (opcjonalnie)", ru: "Что случилось (необязательно)" },
  send: { en: "Send the report", pl: "Wyślij zgłoszenie", ru: "Отправить жалобу" },
  sent: {
    en: "Thank you. The report has been sent.",
    pl: "Dziękujemy. Zgłoszenie zostało wysłane.",
    ru: "Спасибо. Жалоба отправлена.",
  },
  somebody: { en: "Somebody", pl: "Ktoś", ru: "Кто-то" },
  keptAway: { en: "Blocked and muted", pl: "Zablokowani i wyciszeni", ru: "Заблокированные и скрытые" },
  blocked: { en: "blocked", pl: "blokada", ru: "блокировка" },
  muted: { en: "messages hidden", pl: "wiadomości ukryte", ru: "сообщения скрыты" },
};
