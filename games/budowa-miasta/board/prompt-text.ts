import type { Texts } from "@tabletown/kernel";

/** What the table waits for, said to the one who decides. */
export const prompts = {
  build: {
    en: "Build one of your buildings: tap it, or its lot on the map.",
    pl: "Zbuduj jeden ze swoich budynków: dotknij go albo jego działki na planszy.",
    ru: "Постройте одно из своих зданий: нажмите на него или на его участок.",
  },
  sell: {
    en: "You cannot pay for any building: sell shares until you can.",
    pl: "Nie stać cię na żaden budynek: sprzedawaj udziały, aż będzie cię stać.",
    ru: "Денег нет ни на одно здание: продавайте акции, пока не хватит.",
  },
  sellOrBuild: {
    en: "You can build now, or sell more shares first.",
    pl: "Możesz już budować albo jeszcze sprzedać udziały.",
    ru: "Уже можно строить, а можно продать ещё акции.",
  },
  take: {
    en: "Take the free share beside your building, buy one share, or end the turn.",
    pl: "Zdobądź darmowy udział obok swojego budynku, kup jeden udział albo zakończ turę.",
    ru: "Возьмите бесплатную акцию рядом со своим зданием, купите одну акцию или закончите ход.",
  },
  takeOnly: {
    en: "Take the free share beside your building, or end the turn.",
    pl: "Zdobądź darmowy udział obok swojego budynku albo zakończ turę.",
    ru: "Возьмите бесплатную акцию рядом со своим зданием или закончите ход.",
  },
  buy: {
    en: "Buy one share, or end the turn.",
    pl: "Kup jeden udział albo zakończ turę.",
    ru: "Купите одну акцию или закончите ход.",
  },
  tooDear: {
    en: "You cannot afford any share now: end the turn.",
    pl: "Nie stać cię teraz na żaden udział: zakończ turę.",
    ru: "Сейчас вам не хватает денег ни на одну акцию: закончите ход.",
  },
  pass: {
    en: "There is no share for you now: end the turn.",
    pl: "Nie ma teraz udziału dla ciebie: zakończ turę.",
    ru: "Сейчас для вас нет акций: закончите ход.",
  },
  over: { en: "The game is over.", pl: "Koniec gry.", ru: "Партия окончена." },
} as const satisfies Record<string, Texts>;
