import { counted, type Forms, type Language } from "@tabletown/kernel";

type Said<T> = Readonly<Record<Language, T>>;

const matches: Said<Forms> = {
  en: { one: "match", other: "matches" },
  pl: { one: "partia", few: "partie", many: "partii", other: "partii" },
  ru: { one: "партия", few: "партии", many: "партий", other: "партии" },
};

function eachLanguage<T>(of: (language: Language) => T): Said<T> {
  return { en: of("en"), pl: of("pl"), ru: of("ru") };
}

/** What profiles, leader boards and records say. */
export const profileTexts = {
  matches: eachLanguage((language) => (n: number) => counted(language, n, matches[language])),
  signedOut: {
    en: "You have not been online with this browser yet. What you play at online tables will be listed here.",
    pl: "W tej przeglądarce nie było jeszcze gry w sieci. Tu pojawi się to, w co zagrasz przy stołach w sieci.",
    ru: "В этом браузере вы ещё не играли в сети. Здесь появится всё, что вы сыграете за столами в сети.",
  },
  nothing: {
    en: "There are no finished matches to see here.",
    pl: "Nie ma tu zakończonych partii do obejrzenia.",
    ru: "Завершённых партий здесь нет.",
  },
  guest: { en: "Guest", pl: "Gość", ru: "Гость" },
  since: {
    en: (date: string) => `here since ${date}`,
    pl: (date: string) => `w Tabletown od ${date}`,
    ru: (date: string) => `в Tabletown с ${date}`,
  },
  showsTitle: { en: "Who may see your profile", pl: "Kto widzi twój profil", ru: "Кто видит ваш профиль" },
  shows: eachLanguage((language) => ({
    everyone: { en: "Everyone", pl: "Wszyscy", ru: "Все" }[language],
    played: { en: "People I played with", pl: "Osoby, z którymi gram", ru: "Те, с кем я играю" }[language],
    nobody: { en: "Nobody", pl: "Nikt", ru: "Никто" }[language],
  })),
  rating: { en: "Rating", pl: "Ranking", ru: "Рейтинг" },
  ratingWithBots: {
    en: "With bots, on their own scale",
    pl: "Z botami, na osobnej skali",
    ru: "С ботами, по отдельной шкале",
  },
  range: {
    en: (low: string, high: string) => `probably between ${low} and ${high}`,
    pl: (low: string, high: string) => `prawdopodobnie między ${low} a ${high}`,
    ru: (low: string, high: string) => `вероятно, от ${low} до ${high}`,
  },
  sure: { en: "well known", pl: "pewny", ru: "надёжный" },
  fairlySure: { en: "fairly sure", pl: "dość pewny", ru: "довольно надёжный" },
  unsure: { en: "still a guess", pl: "na razie przybliżony", ru: "пока приблизительный" },
  course: { en: "Rating over time", pl: "Ranking w czasie", ru: "Как менялся рейтинг" },
  courseFrom: {
    en: (first: string, last: string) => `from ${first} to ${last}`,
    pl: (first: string, last: string) => `od ${first} do ${last}`,
    ru: (first: string, last: string) => `от ${first} до ${last}`,
  },
  won: { en: "Won", pl: "Wygrane", ru: "Победы" },
  wonOf: {
    en: (won: number, played: number) => `${won} of ${played}`,
    pl: (won: number, played: number) => `${won} z ${played}`,
    ru: (won: number, played: number) => `${won} из ${played}`,
  },
  bySeats: { en: "By number of players", pl: "Według liczby graczy", ru: "По числу игроков" },
  against: { en: "Against whom", pl: "Z kim", ru: "С кем" },
  aheadOf: {
    en: (ahead: number, behind: number, level: number) => `ahead ${ahead}, behind ${behind}, level ${level}`,
    pl: (ahead: number, behind: number, level: number) => `wyżej ${ahead}, niżej ${behind}, na równi ${level}`,
    ru: (ahead: number, behind: number, level: number) => `выше ${ahead}, ниже ${behind}, наравне ${level}`,
  },
  bests: { en: "Personal bests", pl: "Rekordy życiowe", ru: "Личные рекорды" },
  alone: { en: "alone", pl: "w pojedynkę", ru: "в одиночку" },
  averageScore: { en: "Average score", pl: "Średni wynik", ru: "Средний счёт" },
  running: { en: "Running", pl: "W toku", ru: "Идут" },
  finished: { en: "Finished", pl: "Zakończone", ru: "Завершены" },
  onDevice: { en: "On this device", pl: "Na tym urządzeniu", ru: "На этом устройстве" },
  onDeviceHint: {
    en: "Matches against bots and around one screen that this browser has kept. Only you see them.",
    pl: "Partie z botami i przy jednym ekranie, zapisane w tej przeglądarce. Widzisz je tylko ty.",
    ru: "Партии с ботами и за одним экраном, сохранённые в этом браузере. Их видите только вы.",
  },
  game: { en: "Game", pl: "Gra", ru: "Игра" },
  allGames: { en: "All games", pl: "Wszystkie", ru: "Все" },
  outcome: { en: "Result", pl: "Wynik", ru: "Результат" },
  anyOutcome: { en: "All", pl: "Wszystkie", ru: "Все" },
  other: { en: "Not won", pl: "Niewygrane", ru: "Без победы" },
  place: {
    en: (rank: number, of: number) => `place ${rank} of ${of}`,
    pl: (rank: number, of: number) => `miejsce ${rank} z ${of}`,
    ru: (rank: number, of: number) => `${rank}-е место из ${of}`,
  },
  more: { en: "Show more", pl: "Pokaż więcej", ru: "Показать ещё" },
  share: { en: "Share a link", pl: "Udostępnij link", ru: "Поделиться ссылкой" },
  shareLink: { en: "The link to this match", pl: "Link do tej partii", ru: "Ссылка на эту партию" },
  people: { en: "People", pl: "Ludzie", ru: "Люди" },
  bots: { en: "Bots", pl: "Boty", ru: "Боты" },
  player: { en: "Player", pl: "Gracz", ru: "Игрок" },
  sureTitle: { en: "How sure", pl: "Pewność", ru: "Надёжность" },
  nobodyRated: {
    en: "Nobody has been rated in this game yet: it takes a finished match between people.",
    pl: "W tej grze nikt jeszcze nie ma rankingu: potrzeba zakończonej partii między ludźmi.",
    ru: "В этой игре рейтинга пока ни у кого нет: нужна законченная партия между людьми.",
  },
  noBotsRated: {
    en: "No bot has been rated in this game yet: it takes a finished match with people.",
    pl: "W tej grze żaden bot nie ma jeszcze rankingu: potrzeba zakończonej partii z ludźmi.",
    ru: "В этой игре ни у одного бота пока нет рейтинга: нужна законченная партия с людьми.",
  },
  leadersHint: {
    en: "Ranked with caution: as long as a rating is uncertain, it counts for less.",
    pl: "Kolejność jest ostrożna: dopóki ranking jest niepewny, liczy się mniej.",
    ru: "Места определяются с осторожностью: пока рейтинг ненадёжен, он значит меньше.",
  },
};
