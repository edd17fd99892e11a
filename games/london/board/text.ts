import { counted, type Language, signed, type Texts } from "@tabletown/kernel";
import { terms } from "../text/terms.ts";

export type Said<Given extends readonly unknown[]> = Readonly<Record<Language, (...given: Given) => string>>;

export const text = {
  hand: { en: "Your hand", pl: "Twoja ręka", ru: "Ваша рука" },
  noCards: { en: "No cards in hand.", pl: "Brak kart w ręku.", ru: "Карт на руке нет." },
  city: { en: "Your city", pl: "Twoje miasto", ru: "Ваш город" },
  noCity: {
    en: "Nothing built yet: place cards from your hand here.",
    pl: "Jeszcze nic nie stoi: zagrywaj tu karty z ręki.",
    ru: "Пока пусто: разыгрывайте сюда карты с руки.",
  },
  emptyCity: { en: "Nothing built yet.", pl: "Jeszcze nic nie stoi.", ru: "Пока ничего не построено." },
  bank: { en: "The bank", pl: "Bank", ru: "Банк" },
  bankWhy: {
    en: "What you pay goes here, and what you gain comes from here. It never runs out.",
    pl: "Tu trafia wszystko, co płacisz, i stąd pochodzi to, co zyskujesz. Bank nigdy się nie wyczerpuje.",
    ru: "Сюда уходит всё, что вы платите, и отсюда приходит то, что вы получаете. Банк неисчерпаем.",
  },
  newStack: { en: "New stack", pl: "Nowy stos", ru: "Новая стопка" },
  board: terms.board.name,
  freeSpace: { en: "free space", pl: "wolne miejsce", ru: "свободное место" },
  land: { en: "Land for sale", pl: "Ziemia na sprzedaż", ru: "Земля на продажу" },
  noLand: { en: "All land is sold.", pl: "Cała ziemia sprzedana.", ru: "Вся земля продана." },
  boroughs: terms.boroughs.name,
  noBoroughs: { en: "no borough yet", pl: "jeszcze bez dzielnic", ru: "районов пока нет" },
  newest: { en: "newest", pl: "najnowsza", ru: "последний" },
  covered: { en: "covered", pl: "zakryta", ru: "накрыт" },
  turned: { en: "turned over", pl: "odwrócona", ru: "перевёрнута" },
  used: { en: "activated", pl: "aktywowana", ru: "активирована" },
  fresh: { en: "new this turn", pl: "nowa w tej turze", ru: "новая в этом ходу" },
  deck: { en: "Deck", pl: "Talia", ru: "Колода" },
  set: { en: "set", pl: "zestaw", ru: "набор" },
  players: { en: "Other players", pl: "Inni gracze", ru: "Другие игроки" },
  money: { en: "money", pl: "pieniądze", ru: "деньги" },
  poverty: { en: "poverty", pl: "ubóstwo", ru: "бедность" },
  prestige: { en: "prestige", pl: "prestiż", ru: "престиж" },
  loans: { en: "loans", pl: "pożyczki", ru: "займы" },
  cardsInHand: { en: "Cards in hand", pl: "Karty w ręku", ru: "Карты на руке" },
  open: { en: "Show the whole city.", pl: "Pokaż całe miasto.", ru: "Показать весь город." },
  knownHand: { en: "Known cards in hand", pl: "Znane karty w ręku", ru: "Известные карты на руке" },
  lit: { en: "You can do this now.", pl: "Możesz to teraz zrobić.", ru: "Это можно сделать сейчас." },
  lookUp: { en: "Look up", pl: "Sprawdź", ru: "Справка" },
  lookingUp: {
    en: "Tap any card to read it.",
    pl: "Dotknij dowolnej karty, aby ją przeczytać.",
    ru: "Нажмите на любую карту, чтобы прочесть её.",
  },
  swap: { en: "Swap a card", pl: "Wymień kartę", ru: "Обменять карту" },
  swapGive: {
    en: "Swap: choose a card from your hand.",
    pl: "Wymiana: wybierz kartę z ręki.",
    ru: "Обмен: выберите карту с руки.",
  },
  swapTake: {
    en: "Swap: choose a card on the development board.",
    pl: "Wymiana: wybierz kartę z planszy rozwoju.",
    ru: "Обмен: выберите карту на поле развития.",
  },
  discard: { en: "discard", pl: "odrzuć", ru: "сбросить" },
  placing: { en: "being placed", pl: "zagrywasz", ru: "разыгрывается" },
  cancel: { en: "Cancel", pl: "Anuluj", ru: "Отмена" },
  turnOf: { en: "Turn", pl: "Tura", ru: "Ход" },
  lastTurns: { en: "Last turns", pl: "Ostatnie tury", ru: "Последние ходы" },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
  looked: { en: "Top of the deck", pl: "Wierzch talii", ru: "Верх колоды" },
  north: { en: "north of the Thames", pl: "na północ od Tamizy", ru: "к северу от Темзы" },
  south: { en: "south of the Thames", pl: "na południe od Tamizy", ru: "к югу от Темзы" },
  thames: { en: "The Thames", pl: "Tamiza", ru: "Темза" },
  handSpared: {
    en: "Cards in hand bring no poverty in this run.",
    pl: "Karty w ręku nie dają ubóstwa w tym uruchomieniu.",
    ru: "В этом запуске карты на руке не дают бедности.",
  },
} as const satisfies Record<string, Texts>;

/** The four parts of a turn. SPEC 3.1 */
export const steps = {
  draw: { en: "Draw", pl: "Dobranie", ru: "Добор" },
  action: { en: "Action", pl: "Akcja", ru: "Действие" },
  limit: { en: "Hand limit", pl: "Limit kart", ru: "Лимит карт" },
} as const satisfies Record<string, Texts>;

/** Effects too long for signs, as few words as fit on a card. */
export const shorts = {
  anyColourDiscard: { en: "any colour", pl: "dowolny kolor", ru: "любой цвет" },
  discount: { en: "placing", pl: "zagranie", ru: "розыгрыш" },
  placeCards: { en: "place freely", pl: "zagraj bez odrzucania", ru: "разыграть без сброса" },
  repeatCard: { en: "a card", pl: "karta", ru: "карта" },
  spareHand: { en: "hand spared", pl: "ręka bez ubóstwa", ru: "рука без бедности" },
  collectStored: { en: "take its £", pl: "weź £ z karty", ru: "взять £ с карты" },
  turnThisInstead: { en: "turns instead of another", pl: "odwraca się za inną", ru: "вместо другой" },
  placeFromBoard: { en: "place from the board", pl: "zagraj z planszy", ru: "разыграть с поля" },
  noDiscard: { en: "no discard", pl: "bez odrzucania", ru: "без сброса" },
} as const satisfies Record<string, Texts>;

export const pauperShort: Texts = { en: "cannot be placed", pl: "nie do zagrania", ru: "нельзя разыграть" };
export const actionCard: Texts = { en: "Action", pl: "Akcja", ru: "Действие" };

export const sections = {
  brown: { en: "Brown: trade", pl: "Brązowe: handel", ru: "Коричневые: торговля" },
  blue: { en: "Blue: learning and culture", pl: "Niebieskie: nauka i kultura", ru: "Синие: наука и культура" },
  pink: { en: "Pink: politics", pl: "Różowe: polityka", ru: "Розовые: политика" },
  grey: { en: "Grey: paupers", pl: "Szare: Biedota", ru: "Серые: Беднота" },
  north: { en: "Boroughs north of the Thames", pl: "Dzielnice na północ od Tamizy", ru: "Районы к северу от Темзы" },
  south: {
    en: "Boroughs south of the Thames",
    pl: "Dzielnice na południe od Tamizy",
    ru: "Районы к югу от Темзы",
  },
} as const satisfies Record<string, Texts>;

export const tracks = {
  points: { en: "Points", pl: "Punkty", ru: "Очки" },
  money: { en: "Money", pl: "Pieniądze", ru: "Деньги" },
  poverty: terms.poverty.name,
  prestige: terms.prestige.name,
  loans: terms.loans.name,
} as const satisfies Record<string, Texts>;

export const cards: Said<[n: number]> = {
  en: (n) => counted("en", n, { one: "card", other: "cards" }),
  pl: (n) => counted("pl", n, { one: "karta", few: "karty", many: "kart", other: "karty" }),
  ru: (n) => counted("ru", n, { one: "карта", few: "карты", many: "карт", other: "карты" }),
};

/** How many cards are in hand, and how many may stay there. */
export const cardsOfMost: Said<[n: number, limit: number]> = {
  en: (n, limit) => `${cards.en(n)} (max.\u00a0${limit})`,
  pl: (n, limit) => `${cards.pl(n)} (maks.\u00a0${limit})`,
  ru: (n, limit) => `${cards.ru(n)} (макс.\u00a0${limit})`,
};

/** What drawing, discarding and the like are counted with: "draw 2 cards". */
export const cardsToTake: Said<[n: number]> = {
  en: (n) => counted("en", n, { one: "card", other: "cards" }),
  pl: (n) => counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" }),
  ru: (n) => counted("ru", n, { one: "карту", few: "карты", many: "карт", other: "карты" }),
};

export const covers: Said<[n: number, names: string]> = {
  en: (n, names) => `covers ${counted("en", n, { one: "card", other: "cards" })}: ${names}`,
  pl: (n, names) =>
    `zakrywa ${counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" })}: ${names}`,
  ru: (n, names) =>
    `накрывает ${counted("ru", n, { one: "карту", few: "карты", many: "карт", other: "карты" })}: ${names}`,
};

export const stacks: Said<[n: number]> = {
  en: (n) => counted("en", n, { one: "stack", other: "stacks" }),
  pl: (n) => counted("pl", n, { one: "stos", few: "stosy", many: "stosów", other: "stosu" }),
  ru: (n) => counted("ru", n, { one: "стопка", few: "стопки", many: "стопок", other: "стопки" }),
};

export const stackNumber: Said<[index: number]> = {
  en: (index) => `Stack ${index + 1}`,
  pl: (index) => `Stos ${index + 1}`,
  ru: (index) => `Стопка ${index + 1}`,
};

export const coinsOn: Said<[n: number]> = {
  en: (n) => `£${n} on it`,
  pl: (n) => `leży na niej £${n}`,
  ru: (n) => `на ней £${n}`,
};

/** What poverty would cost at the end, as things stand. */
export const wouldLose: Said<[n: number]> = {
  en: (n) => (n === 0 ? "poverty costs no prestige so far" : `−${n} prestige if the game ended now`),
  pl: (n) =>
    n === 0
      ? "ubóstwo na razie nie kosztuje prestiżu"
      : `−${counted("pl", n, { one: "punkt", few: "punkty", many: "punktów" })} prestiżu, gdyby gra skończyła się teraz`,
  ru: (n) =>
    n === 0
      ? "бедность пока не стоит престижа"
      : `−${counted("ru", n, { one: "очко", few: "очка", many: "очков" })} престижа, если бы игра кончилась сейчас`,
};

/** What poverty has cost, once the game is over. */
export const hasLost: Said<[n: number]> = {
  en: (n) => (n === 0 ? "poverty cost no prestige" : `poverty: −${n} prestige`),
  pl: (n) =>
    n === 0
      ? "ubóstwo nie kosztowało prestiżu"
      : `ubóstwo: −${counted("pl", n, { one: "punkt", few: "punkty", many: "punktów" })} prestiżu`,
  ru: (n) =>
    n === 0
      ? "бедность не стоила престижа"
      : `бедность: −${counted("ru", n, { one: "очко", few: "очка", many: "очков" })} престижа`,
};

/** What the end of a run would bring. SPEC 8.6, 8.7 */
export const runBrings: Said<[n: number]> = {
  en: (n) => `Ending the run: ${signed(n)} poverty.`,
  pl: (n) => `Koniec uruchomienia: ubóstwo ${signed(n)}.`,
  ru: (n) => `Конец запуска: бедность ${signed(n)}.`,
};

export const landLeft: Said<[n: number]> = {
  en: (n) => counted("en", n, { one: "more face down", other: "more face down" }),
  pl: (n) => `jeszcze ${counted("pl", n, { one: "zakryta", few: "zakryte", many: "zakrytych", other: "zakrytej" })}`,
  ru: (n) => `ещё ${counted("ru", n, { one: "закрытый", few: "закрытых", many: "закрытых", other: "закрытых" })}`,
};

export const goneCards: Said<[n: number]> = {
  en: (n) => `${counted("en", n, { one: "card", other: "cards" })} out of the game`,
  pl: (n) => `${counted("pl", n, { one: "karta", few: "karty", many: "kart", other: "karty" })} poza grą`,
  ru: (n) => `${counted("ru", n, { one: "карта", few: "карты", many: "карт", other: "карты" })} вне игры`,
};

/** Buttons that name their figures. */
export const drawMore: Said<[n: number]> = {
  en: (n) => `Draw ${cardsToTake.en(n)}`,
  pl: (n) => `Dobierz ${cardsToTake.pl(n)}`,
  ru: (n) => `Взять ${cardsToTake.ru(n)}`,
};

export const takeLoan: Said<[pays: number]> = {
  en: (pays) => `Borrow £${pays}`,
  pl: (pays) => `Pożycz £${pays}`,
  ru: (pays) => `Занять £${pays}`,
};

export const repayLoan: Said<[cost: number]> = {
  en: (cost) => `Repay a loan: £${cost}`,
  pl: (cost) => `Spłać pożyczkę: £${cost}`,
  ru: (cost) => `Погасить заём: £${cost}`,
};

export const handLimit: Said<[limit: number]> = {
  en: (limit) => `At most ${limit} stay in hand when your turn ends; you discard the rest.`,
  pl: (limit) => `Na koniec twojej tury w ręku zostaje najwyżej ${limit}; nadmiarowe karty odrzucasz.`,
  ru: (limit) => `В конце вашего хода на руке остаётся не больше ${limit}; лишние карты вы сбрасываете.`,
};

/** What decides between equal scores. */
export const tieBreak: Texts = {
  en: "less poverty, then more boroughs, then the card of the highest prestige",
  pl: "mniejsze ubóstwo, potem liczba dzielnic, potem karta o najwyższym prestiżu",
  ru: "меньшая бедность, затем число районов, затем карта с наибольшим престижем",
};
