import type { Term } from "@tabletown/kernel";

/** The words of the printed rulebook. */
export const terms = {
  establishments: {
    name: { en: "Establishments", pl: "Nieruchomości", ru: "Предприятия" },
    means: {
      en: "Cards that earn coins when their number is rolled.",
      pl: "Karty, które zarabiają monety, gdy wypadnie ich liczba.",
      ru: "Карты, которые приносят монеты, когда выпадает их число.",
    },
    rule: "1.2",
  },
  landmarks: {
    name: { en: "Landmarks", pl: "Nieruchomości specjalne", ru: "Достопримечательности" },
    means: {
      en: "Everybody has the same ones. Build them all and you win; each changes the rules for its owner.",
      pl: "Każdy ma te same. Kto zbuduje wszystkie, wygrywa; każda zmienia zasady dla właściciela.",
      ru: "У всех они одинаковые. Кто построит все, побеждает; каждая меняет правила для владельца.",
    },
    rule: "1.3",
  },
  dice: {
    name: { en: "Dice", pl: "Kostki", ru: "Кубики" },
    means: {
      en: "You roll one, or two once you have the Train Station.",
      pl: "Rzucasz jedną, a mając dworzec kolejowy, jedną lub dwiema.",
      ru: "Бросают один, а с вокзалом — один или два.",
    },
    rule: "3.2",
  },
  total: {
    name: { en: "Total", pl: "Wynik", ru: "Сумма" },
    means: {
      en: "What the dice show together. It says which cards act.",
      pl: "Suma oczek na kostkach. Od niej zależy, które karty działają.",
      ru: "Сколько выпало на кубиках вместе. От неё зависит, какие карты сработают.",
    },
    rule: "3.2",
  },
  income: {
    name: { en: "Income", pl: "Przychód", ru: "Доход" },
    means: {
      en: "The coins that cards bring after a roll, from the bank or from other players.",
      pl: "Monety, które karty przynoszą po rzucie: z banku lub od innych graczy.",
      ru: "Монеты, которые карты приносят после броска: из банка или от других игроков.",
    },
    rule: "4.1",
  },
  market: {
    name: { en: "Market", pl: "Rynek", ru: "Рынок" },
    means: {
      en: "The open cards that anybody may build.",
      pl: "Odkryte karty, które każdy może zbudować.",
      ru: "Открытые карты, которые может построить каждый.",
    },
    rule: "2.5",
  },
  deck: {
    name: { en: "Deck", pl: "Stos", ru: "Колода" },
    means: {
      en: "With PLUS: the face-down cards that refill the market.",
      pl: "W grze z dodatkiem PLUS: zakryte karty, którymi uzupełnia się rynek.",
      ru: "С дополнением PLUS: закрытые карты, которыми пополняют рынок.",
    },
    rule: "7.3",
  },
  double: {
    name: { en: "Double", pl: "Dublet", ru: "Дубль" },
    means: {
      en: "The same number on both dice. With the Amusement Park it brings another turn.",
      pl: "Ta sama liczba na obu kostkach. Z parkiem rozrywki daje dodatkową turę.",
      ru: "Одинаковые числа на двух кубиках. С парком развлечений даёт ещё один ход.",
    },
    rule: "6.2",
  },
} as const satisfies Readonly<Record<string, Term>>;
