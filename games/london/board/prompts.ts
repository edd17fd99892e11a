import type { Language } from "@tabletown/kernel";
import type { Texts } from "@tabletown/ui";
import { cardsToTake } from "./text.ts";

type Said<Given extends readonly unknown[]> = Readonly<Record<Language, (...given: Given) => string>>;

/** What the table waits for, said to the one who decides. */
export const prompts = {
  opening: {
    en: "Draw a card: from the deck or from the board.",
    pl: "Dobierz kartę: z talii albo z planszy.",
    ru: "Возьмите карту: из колоды или с поля.",
  },
  openingRepay: {
    en: "Repay loans if you like, then draw a card from the deck or the board.",
    pl: "Możesz spłacić pożyczki, a potem dobierz kartę z talii albo z planszy.",
    ru: "Можно вернуть займы; затем возьмите карту из колоды или с поля.",
  },
  openingMore: {
    en: "Draw another card, or say that it is enough.",
    pl: "Dobierz kolejną kartę albo zakończ dobieranie.",
    ru: "Возьмите ещё карту или остановитесь.",
  },
  deckDue: {
    en: "Draw from the deck: no card has left it for three rounds.",
    pl: "Dobierz z talii: od trzech rund nie ubyła z niej żadna karta.",
    ru: "Возьмите карту из колоды: три круга из неё не брали.",
  },
  peeked: {
    en: "Take one of the cards you looked at, or a card from the board.",
    pl: "Weź jedną z obejrzanych kart albo kartę z planszy.",
    ru: "Возьмите одну из просмотренных карт или карту с поля.",
  },
  "put-back": {
    en: "Put the cards back: the first you choose lies lowest.",
    pl: "Odłóż karty na talię: wybrana najpierw leży najniżej.",
    ru: "Верните карты: выбранная первой ляжет ниже всех.",
  },
  choice: {
    en: "Choose one action: place cards from your hand, buy a borough, run the city, or draw cards.",
    pl: "Wybierz jedną akcję: zagraj karty z ręki, kup dzielnicę, uruchom miasto albo dobierz karty.",
    ru: "Выберите одно действие: разыграйте карты с руки, купите район, запустите город или возьмите карты.",
  },
  develop: {
    en: "Place another card, or finish developing.",
    pl: "Zagraj kolejną kartę albo zakończ rozwój.",
    ru: "Разыграйте ещё карту или завершите развитие.",
  },
  "free-places": {
    en: "Place a card without discarding for it, or stop.",
    pl: "Zagraj kartę bez odrzucania albo przestań.",
    ru: "Разыграйте карту без сброса или остановитесь.",
  },
  run: {
    en: "Activate your cards in any order, then finish the run.",
    pl: "Aktywuj karty w dowolnej kolejności, potem zakończ uruchomienie.",
    ru: "Активируйте карты в любом порядке, затем завершите запуск.",
  },
  opponent: { en: "Choose a player.", pl: "Wybierz gracza.", ru: "Выберите игрока." },
  cover: {
    en: "Choose a card on the board to put on top.",
    pl: "Wybierz z planszy kartę, którą położysz na wierzchu.",
    ru: "Выберите карту на поле, чтобы положить её сверху.",
  },
  repeat: {
    en: "Choose a card to activate once more.",
    pl: "Wybierz kartę, którą aktywujesz jeszcze raz.",
    ru: "Выберите карту, которую активируете ещё раз.",
  },
  "turn-over": {
    en: "Choose which card turns over.",
    pl: "Wybierz, która karta zostanie odwrócona.",
    ru: "Выберите, какая карта перевернётся.",
  },
  closing: {
    en: "You may still swap a card, or end the turn.",
    pl: "Możesz jeszcze wymienić kartę albo zakończyć turę.",
    ru: "Можно ещё обменять карту или закончить ход.",
  },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
} as const satisfies Record<string, Texts>;

export const placingWhere: Said<[card: string]> = {
  en: (card) => `Where does ${card} go? Choose a stack to cover, or a new one.`,
  pl: (card) => `${card}: wybierz stos do zakrycia albo nowe miejsce.`,
  ru: (card) => `${card}: выберите стопку, чтобы накрыть её, или новое место.`,
};

export const placingDiscard: Said<[card: string]> = {
  en: (card) => `Choose the card to discard for ${card}.`,
  pl: (card) => `${card}: wybierz kartę, którą za nią odrzucisz.`,
  ru: (card) => `${card}: выберите карту, которую сбросите за неё.`,
};

export const drawCards: Said<[n: number]> = {
  en: (n) => `Draw ${cardsToTake.en(n)} more, each from the deck or the board.`,
  pl: (n) => `Dobierz jeszcze ${cardsToTake.pl(n)}, każdą z talii albo z planszy.`,
  ru: (n) => `Возьмите ещё ${cardsToTake.ru(n)}, каждую из колоды или с поля.`,
};

export const payCards: Said<[n: number, card: string]> = {
  en: (n, card) => `${card}: discard ${cardsToTake.en(n)} of any colour to activate it.`,
  pl: (n, card) => `${card}: aby aktywować, odrzuć ${cardsToTake.pl(n)} dowolnego koloru.`,
  ru: (n, card) => `${card}: чтобы активировать, сбросьте ${cardsToTake.ru(n)} любого цвета.`,
};

export const mayDiscard: Said<[n: number, card: string]> = {
  en: (n, card) => `${card}: discard up to ${cardsToTake.en(n)} for gain, or stop.`,
  pl: (n, card) => `${card}: możesz odrzucić ${cardsToTake.pl(n)} dla zysku albo przestać.`,
  ru: (n, card) => `${card}: можно сбросить ${cardsToTake.ru(n)} ради выгоды или остановиться.`,
};

export const overLimit: Said<[n: number, limit: number]> = {
  en: (n, limit) => `Discard ${cardsToTake.en(n)}: at most ${limit} stay in hand.`,
  pl: (n, limit) => `Odrzuć ${cardsToTake.pl(n)}: na ręce zostaje najwyżej ${limit}.`,
  ru: (n, limit) => `Сбросьте ${cardsToTake.ru(n)}: на руке остаётся не больше ${limit}.`,
};
