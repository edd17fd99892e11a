import type { Term } from "@tabletown/kernel";

/** The words of the printed rulebook. */
export const terms = {
  objects: {
    name: { en: "Objects", pl: "Obiekty", ru: "Объекты" },
    means: {
      en: "The nine places that streets lead to. You invest in them by holding shares.",
      pl: "Dziewięć miejsc, do których prowadzą ulice. Inwestuje się w nie, kupując udziały.",
      ru: "Девять мест, к которым ведут улицы. В них вкладываются, покупая акции.",
    },
    rule: "1.1",
  },
  streets: {
    name: { en: "Streets", pl: "Ulice", ru: "Улицы" },
    means: {
      en: "Each has four lots and joins two objects. Once all four are built on, it pays.",
      pl: "Każda ma cztery działki i łączy dwa obiekty. Zabudowana w całości przynosi wypłatę.",
      ru: "У каждой четыре участка, и каждая соединяет два объекта. Застроенная целиком, она приносит выплату.",
    },
    rule: "1.1",
  },
  lots: {
    name: { en: "Lots", pl: "Działki", ru: "Участки" },
    means: {
      en: "Where buildings stand. Every lot has a building of its own, with the same symbol.",
      pl: "Miejsca pod budynki. Każda działka ma swój budynek z tym samym symbolem.",
      ru: "Места для зданий. У каждого участка своё здание с тем же символом.",
    },
    rule: "1.2",
  },
  buildings: {
    name: { en: "Buildings", pl: "Budynki", ru: "Здания" },
    means: {
      en: "Villas, blocks of flats, offices and factories: you build one a turn.",
      pl: "Wille, bloki mieszkalne, biurowce i fabryki: w turze stawia się jeden.",
      ru: "Виллы, жилые дома, офисы и фабрики: за ход строят одно.",
    },
    rule: "1.3",
  },
  shares: {
    name: { en: "Shares", pl: "Udziały", ru: "Акции" },
    means: {
      en: "They pay when a street of their object is finished; the more you hold, the more.",
      pl: "Przynoszą pieniądze, gdy ulica przy ich obiekcie zostanie zabudowana; im więcej ich masz, tym więcej.",
      ru: "Приносят деньги, когда улица их объекта застроена; чем больше акций, тем больше.",
    },
    rule: "1.4",
  },
  freeShare: {
    name: { en: "Free share", pl: "Darmowy udział", ru: "Бесплатная акция" },
    means: {
      en: "Lies on top of each stack. It goes to somebody who builds beside its object.",
      pl: "Leży na górze każdego stosu. Dostaje go ten, kto zbuduje obok obiektu.",
      ru: "Лежит сверху каждой стопки. Достаётся тому, кто строит рядом с объектом.",
    },
    rule: "6.2",
  },
  payout: {
    name: { en: "Payout", pl: "Wypłata", ru: "Выплата" },
    means: {
      en: "When a street is finished, the bank pays everybody for shares of the objects at its ends.",
      pl: "Gdy ulica jest zabudowana, bank płaci wszystkim za udziały w obiektach na jej końcach.",
      ru: "Когда улица застроена, банк платит всем за акции объектов на её концах.",
    },
    rule: "5.1",
  },
  bag: {
    name: { en: "Bag", pl: "Woreczek", ru: "Мешок" },
    means: {
      en: "Buildings are drawn from it unseen.",
      pl: "Z niego losuje się budynki.",
      ru: "Из него не глядя тянут здания.",
    },
    rule: "2.2",
  },
  bank: {
    name: { en: "Bank", pl: "Bank", ru: "Банк" },
    means: {
      en: "It takes and pays all money and never runs out.",
      pl: "Przyjmuje i wypłaca wszystkie pieniądze; nigdy mu ich nie brakuje.",
      ru: "Принимает и выдаёт все деньги; они у него не кончаются.",
    },
    rule: "1.6",
  },
  money: {
    name: { en: "Money", pl: "Pieniądze", ru: "Деньги" },
    means: {
      en: "Counted in millions of dollars. Whoever has the most at the end wins.",
      pl: "Liczone w milionach dolarów. Na koniec wygrywa ten, kto ma ich najwięcej.",
      ru: "Считаются в миллионах долларов. В конце побеждает тот, у кого их больше всех.",
    },
    rule: "10.4",
  },
} as const satisfies Readonly<Record<string, Term>>;
