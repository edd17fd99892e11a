import type { Language } from "@tabletown/kernel";

const en = {
  everyTable: "At every table",
  seats: "players: each has a colour and a shape",
  lit: "a bright frame: you can choose this now",
  why: "a dotted line under a number: tap it to see why it is what it is",
  rule: "a rule by its number: tap it to read it",
  hint: "hint: what a good player would do, and why",
  undo: "take a move back, as long as nothing was drawn or shown since",
  skip: "skip the others’ moves until it is your turn",
  bot: "a bot plays here; tap it to see how well",
  clock: "the time a player has left; red below half a minute",
  away: "not connected right now; the seat is kept",
  resigned: "this player has resigned; a bot may play on in this seat",
  pack: "the table plays with components of its own; tap it to see what differs",
};

const texts: Readonly<Record<Language, typeof en>> = {
  en,
  pl: {
    everyTable: "Przy każdym stole",
    seats: "gracze: każdy ma swój kolor i kształt",
    lit: "jasna ramka: możesz to teraz wybrać",
    why: "kropki pod liczbą: dotknij jej, aby zobaczyć, skąd się wzięła",
    rule: "numer zasady: dotknij, aby ją przeczytać",
    hint: "podpowiedź: co zrobiłby dobry gracz i dlaczego",
    undo: "cofnij ruch, jeśli niczego od tamtej pory nie wylosowano ani nie odkryto",
    skip: "pomiń ruchy innych aż do swojej kolei",
    bot: "gra tu bot; dotknij, aby zobaczyć, jak silny",
    clock: "czas, który graczowi pozostał; poniżej pół minuty czerwony",
    away: "chwilowo bez połączenia; miejsce czeka",
    resigned: "gracz poddał partię; na jego miejscu może grać dalej bot",
    pack: "przy tym stole gra się z własnymi elementami; dotknij, aby zobaczyć różnice",
  },
  ru: {
    everyTable: "За любым столом",
    seats: "игроки: у каждого свой цвет и своя фигура",
    lit: "яркая рамка: это можно выбрать сейчас",
    why: "точки под числом: нажмите, чтобы узнать, откуда оно взялось",
    rule: "номер правила: нажмите, чтобы прочесть",
    hint: "подсказка: что сделал бы хороший игрок и почему",
    undo: "отменить ход, если с тех пор ничего не вытянули и не открыли",
    skip: "пропустить чужие ходы до своего",
    bot: "здесь играет бот; нажмите, чтобы узнать, насколько сильный",
    clock: "сколько времени осталось у игрока; меньше полминуты — красным",
    away: "сейчас нет связи; место сохраняется",
    resigned: "игрок сдался; на его месте может доигрывать бот",
    pack: "за этим столом играют со своими компонентами; нажмите, чтобы увидеть отличия",
  },
};

/** What the signs of any table mean. */
export function signTexts(language: Language): typeof en {
  return texts[language];
}
