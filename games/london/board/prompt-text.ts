import { counted, type Texts } from "@tabletown/kernel";
import { cardsToTake, type Said } from "./text.ts";

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
    ru: "Можно погасить займы; затем возьмите карту из колоды или с поля.",
  },
  openingBoard: {
    en: "Draw a card from the board: the deck is empty.",
    pl: "Dobierz kartę z planszy: talia jest pusta.",
    ru: "Возьмите карту с поля: колода пуста.",
  },
  openingFree: {
    en: "Draw a card from the deck or the board, or choose “No more”.",
    pl: "Dobierz kartę z talii albo z planszy lub zakończ wybieranie.",
    ru: "Возьмите карту из колоды или с поля либо остановитесь.",
  },
  openingRepayFree: {
    en: "Repay loans if you like, then draw a card from the deck or the board, or choose “No more”.",
    pl: "Możesz spłacić pożyczki, a potem dobierz kartę z talii albo z planszy lub zakończ wybieranie.",
    ru: "Можно погасить займы; затем возьмите карту из колоды или с поля либо остановитесь.",
  },
  openingBoardFree: {
    en: "Draw a card from the board, or choose “No more”: the deck is empty.",
    pl: "Dobierz kartę z planszy lub zakończ wybieranie: talia jest pusta.",
    ru: "Возьмите карту с поля либо остановитесь: колода пуста.",
  },
  openingNone: {
    en: "Repay loans if you like, or choose “No more”: there are no cards to draw.",
    pl: "Możesz spłacić pożyczki lub zakończyć wybieranie: nie ma kart do dobrania.",
    ru: "Можно погасить займы либо остановиться: карт больше нет.",
  },
  openingMore: {
    en: "Draw another card, or choose “No more”.",
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
  peekedFree: {
    en: "Take one of the cards you looked at or a card from the board, or choose “No more”.",
    pl: "Weź jedną z obejrzanych kart albo kartę z planszy lub zakończ wybieranie.",
    ru: "Возьмите одну из просмотренных карт или карту с поля либо остановитесь.",
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
    ru: "Разыграйте ещё карту или закончите развитие.",
  },
  "free-places": {
    en: "Place a card without discarding for it, or stop.",
    pl: "Zagraj kartę bez odrzucania albo zakończ.",
    ru: "Разыграйте карту без сброса или остановитесь.",
  },
  run: {
    en: "Activate your cards in any order, then finish the run.",
    pl: "Aktywuj karty w dowolnej kolejności, potem zakończ uruchomienie.",
    ru: "Активируйте карты в любом порядке, затем закончите запуск.",
  },
  ranAll: {
    en: "Nothing is left to activate: finish the run.",
    pl: "Nie ma już czego aktywować: zakończ uruchomienie.",
    ru: "Активировать больше нечего: закончите запуск.",
  },
  opponent: {
    en: "Choose the player who takes the poverty.",
    pl: "Wybierz gracza, do którego trafi ubóstwo.",
    ru: "Выберите игрока, которому достанется бедность.",
  },
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
  lastOfDeck: {
    en: "The deck’s last card begins the last turns.",
    pl: "Ostatnia karta z talii rozpoczyna ostatnie tury.",
    ru: "С последней картой колоды начнутся последние ходы.",
  },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
} as const satisfies Record<string, Texts>;

export const placingWhere: Said<[card: string]> = {
  en: (card) => `Where does ${card} go? Choose a stack to cover, or a new one.`,
  pl: (card) => `Gdzie położyć kartę „${card}”? Wybierz stos do zakrycia albo nowe miejsce.`,
  ru: (card) => `Куда положить карту «${card}»? Выберите стопку, чтобы накрыть её, или новое место.`,
};

export const placingDiscard: Said<[card: string]> = {
  en: (card) => `Choose the card to discard for ${card}.`,
  pl: (card) => `Wybierz kartę, którą odrzucisz, aby zagrać kartę „${card}”.`,
  ru: (card) => `Выберите карту, которую сбросите, чтобы разыграть карту «${card}».`,
};

export const drawCards: Said<[n: number]> = {
  en: (n) => `Draw ${n} more ${n === 1 ? "card," : "cards, each"} from the deck or the board.`,
  pl: (n) => `Dobierz jeszcze ${cardsToTake.pl(n)}${n === 1 ? ":" : ", każdą"} z talii albo z planszy.`,
  ru: (n) => `Возьмите ещё ${cardsToTake.ru(n)}${n === 1 ? ":" : ", каждую"} из колоды или с поля.`,
};

export const payCards: Said<[n: number, card: string]> = {
  en: (n, card) => `${card}: discard ${cardsToTake.en(n)} of any colour to activate it.`,
  pl: (n, card) => `${card}: aby aktywować, odrzuć ${cardsToTake.pl(n)} dowolnego koloru.`,
  ru: (n, card) => `${card}: чтобы активировать, сбросьте ${cardsToTake.ru(n)} любого цвета.`,
};

/** After "up to" in Russian. */
const cardsOf = {
  ru: (n: number): string => counted("ru", n, { one: "карты", few: "карт", many: "карт", other: "карты" }),
};

export const mayDiscard: Said<[n: number, card: string]> = {
  en: (n, card) => `${card}: discard ${n === 1 ? "1 card" : `up to ${n} cards, one at a time`}, or stop.`,
  pl: (n, card) =>
    `${card}: ${n === 1 ? "odrzuć 1 kartę" : `odrzucaj po jednej, najwyżej ${cardsToTake.pl(n)},`} albo zakończ.`,
  ru: (n, card) =>
    `${card}: ${n === 1 ? "сбросьте 1 карту" : `сбрасывайте по одной, до ${cardsOf.ru(n)},`} или закончите.`,
};

export const overLimit: Said<[n: number, limit: number]> = {
  en: (n, limit) => `Discard ${cardsToTake.en(n)}: at most ${limit} stay in hand.`,
  pl: (n, limit) => `Odrzuć ${cardsToTake.pl(n)}: w ręku zostaje najwyżej ${limit}.`,
  ru: (n, limit) => `Сбросьте ${cardsToTake.ru(n)}: на руке остаётся не больше ${limit}.`,
};
