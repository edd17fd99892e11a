import type { BotName } from "@tabletown/bots";
import type { Language, Provenance } from "@tabletown/kernel";

/** What the terminal says around a game; the game itself speaks through its own words. */
export interface Phrases {
  readonly whichGame: (most: number) => string;
  readonly notAGame: (most: number) => string;
  readonly turnOf: (name: string) => string;
  readonly choose: (most: number) => string;
  /** What can be typed, and what for. */
  readonly help: readonly (readonly [typed: string, means: string])[];
  readonly notAChoice: (most: number) => string;
  readonly handOver: (name: string) => string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly saved: (path: string) => string;
  readonly cannotSave: (path: string, reason: string) => string;
  readonly resumeWith: (command: string) => string;
  readonly theRestIsOpen: string;
  readonly nothingCertain: string;
  readonly noSuchRule: (text: string) => string;
  readonly noSuchCard: (text: string) => string;
  readonly meant: (text: string, names: string) => string;
  /** Before the names of several components. */
  readonly several: string;
  readonly sources: Readonly<Record<Provenance, string>>;
  readonly notPrinted: (sources: readonly string[], command: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly onlyChanges: string;
  readonly notMovedYet: string;
  readonly theEnd: string;
  /** Above the standing of a record that ends before the game does. */
  readonly unfinished: string;
  readonly rule: string;
  readonly player: string;
  /** What bots are called at the table. */
  readonly bots: Readonly<Record<BotName, string>>;
  readonly forfeit: (name: string, reason: string) => string;
  readonly thinks: (percent: string) => string;
  /** Alone at the table there is nobody to beat. */
  readonly leadsTo: (points: string) => string;
  readonly thinking: string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    whichGame: (most) => `Which game? (a number from 1 to ${most}) `,
    notAGame: (most) => `That is none of them: type a number from 1 to ${most}, or its name; q to leave.`,
    turnOf: (name) => `${name}, it is your turn.`,
    choose: (most) => `Your choice (${most === 1 ? "type 1" : "a number"}, or ? for help): `,
    help: [
      ["number", "make that choice"],
      ["w number", "what the choice will do, and why"],
      ["hint", "what a strong player would do"],
      ["undo", "take your last choice back"],
      ["look", "show the whole table (also: all, board)"],
      ["card name", "what a card or tile does, its cost and where that is known from"],
      ["log", "the last things that happened"],
      ["rules word", "look up the rules"],
      ["save file", "save the game"],
      ["quit", "save and leave"],
    ],
    notAChoice: (most) =>
      `That is not one of the choices: type ${most === 1 ? "1" : `a number from 1 to ${most}`}, or ? for help.`,
    handOver: (name) => `Hand the screen to ${name}, then press Enter.`,
    nothingToUndo:
      "Nothing can be taken back: luck was drawn, something was revealed, or somebody else has acted since.",
    undone: "Taken back.",
    saved: (path) => `Saved as ${path}.`,
    cannotSave: (path, reason) => `Cannot save as ${path} (${reason}). Name another file: save FILE.`,
    resumeWith: (command) => `Go on later with: ${command}`,
    theRestIsOpen: "what follows depends on luck or on what is hidden",
    nothingCertain: "Nothing is certain about it yet.",
    noSuchRule: (text) => `No rule or component mentions "${text}".`,
    noSuchCard: (text) =>
      `Nothing here is called "${text}". Type a part of a name, as in: card ${text === "" ? "park" : text.slice(0, 4)}`,
    meant: (text, names) => `No component is called "${text}". Did you mean: ${names}?`,
    several: "Which one",
    sources: {
      rulebook: "rulebook",
      sourced: "other source",
      "other-edition": "other edition",
      reconstructed: "reconstructed",
    },
    notPrinted: (sources, command) =>
      `Not everything here was read from the printed component (${sources.join(", ")}). If you own it: ${command}`,
    yes: "yes",
    no: "no",
    onlyChanges: "Only what has changed; look shows the whole table.",
    notMovedYet: "Nothing can be taken back: you have not made a move yet.",
    theEnd: "The game is over.",
    unfinished: "The game was not played to its end: this is how it stood.",
    rule: "rule",
    player: "Player",
    bots: {
      random: "Random bot",
      greedy: "Greedy bot",
      beginner: "Beginner bot",
      casual: "Casual bot",
      strong: "Strong bot",
      expert: "Expert bot",
    },
    forfeit: (name, reason) => `${name} could not decide (${reason}); the greedy bot chose instead.`,
    thinks: (percent) => `chance to win: ${percent}`,
    leadsTo: (points) => `leads to about ${points}`,
    thinking: "Thinking…",
  },
  pl: {
    whichGame: (most) => `W co gramy? (numer od 1 do ${most}) `,
    notAGame: (most) => `Tej gry nie ma na liście: wpisz numer od 1 do ${most} albo nazwę gry; q kończy.`,
    turnOf: (name) => `${name}, twoja kolej.`,
    choose: (most) => `Twój wybór (${most === 1 ? "wpisz 1" : "numer"}; ? wyświetla pomoc): `,
    help: [
      ["numer", "wybierz"],
      ["w numer", "co zrobi ten wybór i dlaczego"],
      ["hint", "co zrobiłby mocny gracz"],
      ["undo", "cofnij ostatni wybór"],
      ["look", "pokaż cały stół (także: all, board)"],
      ["card nazwa", "co robi karta lub kafelek, ile kosztuje i skąd to wiadomo"],
      ["log", "ostatnie wydarzenia"],
      ["rules słowo", "szukaj w zasadach"],
      ["save plik", "zapisz grę"],
      ["quit", "zapisz i wyjdź"],
    ],
    notAChoice: (most) =>
      `Nie ma takiego wyboru: wpisz ${most === 1 ? "1" : `numer od 1 do ${most}`}; ? wyświetla pomoc.`,
    handOver: (name) => `Teraz gra ${name}: oddaj ekran i naciśnij Enter.`,
    nothingToUndo: "Nie ma czego cofnąć: zdecydował los, coś ujawniono albo ktoś już wykonał ruch.",
    undone: "Cofnięto.",
    saved: (path) => `Zapisano jako ${path}.`,
    cannotSave: (path, reason) => `Nie udało się zapisać jako ${path} (${reason}). Podaj inny plik: save PLIK.`,
    resumeWith: (command) => `Aby grać dalej: ${command}`,
    theRestIsOpen: "dalszy ciąg zależy od losu lub od tego, co zakryte",
    nothingCertain: "Nic tu jeszcze nie jest pewne.",
    noSuchRule: (text) => `Żadna zasada ani element nie mówi o „${text}”.`,
    noSuchCard: (text) =>
      `Nic tu się tak nie nazywa: „${text}”. Wpisz część nazwy, np. card ${text === "" ? "park" : text.slice(0, 4)}`,
    meant: (text, names) => `Żaden element nie nazywa się „${text}”. Może chodzi o: ${names}?`,
    several: "Co dokładnie",
    sources: {
      rulebook: "instrukcja",
      sourced: "inne źródło",
      "other-edition": "inne wydanie",
      reconstructed: "odtworzone",
    },
    notPrinted: (sources, command) =>
      `Nie wszystko tu odczytano z wydrukowanego elementu (${sources.join(", ")}). Jeśli masz tę grę: ${command}`,
    yes: "tak",
    no: "nie",
    onlyChanges: "Tylko to, co się zmieniło; look pokazuje cały stół.",
    notMovedYet: "Nie ma czego cofnąć: nie było jeszcze twojego ruchu.",
    theEnd: "Koniec gry.",
    unfinished: "Partii nie rozegrano do końca: tak wyglądała na końcu zapisu.",
    rule: "zasada",
    player: "Gracz",
    bots: {
      random: "Bot losowy",
      greedy: "Bot zachłanny",
      beginner: "Bot początkujący",
      casual: "Bot amator",
      strong: "Bot mocny",
      expert: "Bot ekspert",
    },
    forfeit: (name, reason) => `${name}: brak decyzji (${reason}); wybrał bot zachłanny.`,
    thinks: (percent) => `szansa na wygraną: ${percent}`,
    leadsTo: (points) => `da wynik około ${points}`,
    thinking: "Myślę…",
  },
  ru: {
    whichGame: (most) => `Во что играем? (номер от 1 до ${most}) `,
    notAGame: (most) => `Такой игры в списке нет: введите номер от 1 до ${most} или название; q — выйти.`,
    turnOf: (name) => `${name}, ваш ход.`,
    choose: (most) => `Ваш выбор (${most === 1 ? "введите 1" : "номер"} или ? для справки): `,
    help: [
      ["номер", "сделать этот выбор"],
      ["w номер", "что даст этот выбор и почему"],
      ["hint", "что сделал бы сильный игрок"],
      ["undo", "отменить последний выбор"],
      ["look", "показать весь стол (также: all, board)"],
      ["card имя", "что делает карта или тайл, цена и откуда это известно"],
      ["log", "последние события"],
      ["rules слово", "поиск по правилам"],
      ["save файл", "сохранить игру"],
      ["quit", "сохранить и выйти"],
    ],
    notAChoice: (most) =>
      `Такого варианта нет: введите ${most === 1 ? "1" : `номер от 1 до ${most}`} или ? для справки.`,
    handOver: (name) => `Теперь играет ${name}: передайте экран и нажмите Enter.`,
    nothingToUndo: "Отменить нечего: решил случай, что-то открылось или кто-то уже сделал ход.",
    undone: "Ход отменён.",
    saved: (path) => `Сохранено: ${path}.`,
    cannotSave: (path, reason) => `Не удалось сохранить: ${path} (${reason}). Назовите другой файл: save ФАЙЛ.`,
    resumeWith: (command) => `Продолжить позже: ${command}`,
    theRestIsOpen: "дальше решает случай или то, что скрыто",
    nothingCertain: "Пока ничего определённого.",
    noSuchRule: (text) => `Ни правила, ни компоненты не упоминают «${text}».`,
    noSuchCard: (text) =>
      `Здесь ничего не называется «${text}». Введите часть названия, например: card ${text === "" ? "парк" : text.slice(0, 4)}`,
    meant: (text, names) => `Нет компонента с названием «${text}». Может быть: ${names}?`,
    several: "Что именно",
    sources: {
      rulebook: "правила игры",
      sourced: "другой источник",
      "other-edition": "другое издание",
      reconstructed: "восстановлено",
    },
    notPrinted: (sources, command) =>
      `Не всё здесь прочитано с напечатанного компонента (${sources.join(", ")}). Если у вас есть эта игра: ${command}`,
    yes: "да",
    no: "нет",
    onlyChanges: "Только то, что изменилось; look показывает весь стол.",
    notMovedYet: "Отменить нечего: вы ещё не сделали ни одного хода.",
    theEnd: "Партия окончена.",
    unfinished: "Партия не доиграна: так она выглядела в конце записи.",
    rule: "правило",
    player: "Игрок",
    bots: {
      random: "Случайный бот",
      greedy: "Жадный бот",
      beginner: "Бот-новичок",
      casual: "Бот-любитель",
      strong: "Сильный бот",
      expert: "Бот-эксперт",
    },
    forfeit: (name, reason) => `${name}: решения нет (${reason}); выбрал жадный бот.`,
    thinks: (percent) => `шанс на победу: ${percent}`,
    leadsTo: (points) => `итог примерно ${points}`,
    thinking: "Думаю…",
  },
};
