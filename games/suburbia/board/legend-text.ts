import type { Language, Texts } from "@tabletown/kernel";
import { text } from "./text.ts";

/** What signs mean; what has a name is said after it. */
export const signs = {
  money: { en: "what tiles are paid with", pl: "nimi płaci się za kafelki", ru: "ими платят за тайлы" },
  income: {
    en: "how much money you get at the end of your turn",
    pl: "tyle pieniędzy przybywa na koniec twojej tury",
    ru: "столько денег прибавится в конце вашего хода",
  },
  reputation: {
    en: "how many people come at the end of your turn",
    pl: "tylu mieszkańców przybywa na koniec twojej tury",
    ru: "столько жителей прибавится в конце вашего хода",
  },
  population: {
    en: "whoever has the most at the end wins",
    pl: "kto ma na koniec najwięcej, wygrywa",
    ru: "у кого в конце больше всех, тот и победил",
  },
  marker: { en: "investment markers left", pl: "pozostałe znaczniki inwestycji", ru: "оставшиеся маркеры инвестиции" },
  adjacent: {
    en: "of the tiles beside this one",
    pl: "spośród kafelków obok tego",
    ru: "из тайлов рядом с этим",
  },
  own: { en: "of the tiles in your borough", pl: "spośród kafelków twojej dzielnicy", ru: "из тайлов вашего округа" },
  every: {
    en: "of the tiles in all boroughs",
    pl: "spośród kafelków wszystkich dzielnic",
    ru: "из тайлов всех округов",
  },
  others: {
    en: "of the tiles in others’ boroughs",
    pl: "spośród kafelków cudzych dzielnic",
    ru: "из тайлов чужих округов",
  },
  later: { en: "only tiles built later", pl: "tylko kafelki zbudowane później", ru: "только построенные позже" },
  each: { en: "for each", pl: "za każdy", ru: "за каждый" },
  building: {
    en: "any building: a tile of one of the four types",
    pl: "dowolny budynek: kafelek jednego z czterech typów",
    ru: "любое здание: тайл одного из четырёх типов",
  },
  invested: {
    en: "on a tile: it has an investment marker and counts double",
    pl: "na kafelku: znacznik inwestycji, kafelek liczy się podwójnie",
    ru: "на тайле: маркер инвестиции, тайл считается вдвойне",
  },
  left: {
    en: "under a tile: how many are left",
    pl: "pod kafelkiem: tyle ich zostało",
    ru: "под тайлом: столько осталось",
  },
  surcharge: {
    en: "under a market tile: what its space adds to the price",
    pl: "pod kafelkiem rynku: koszt rynkowy, dopłata za pole",
    ru: "под тайлом рынка: надбавка за его место",
  },
  dear: { en: "more than you have", pl: "więcej, niż masz", ru: "больше, чем у вас есть" },
  most: {
    en: "a goal for whoever has the most",
    pl: "cel dla tego, kto ma najwięcej",
    ru: "цель для того, у кого больше всех",
  },
  fewest: {
    en: "a goal for whoever has the fewest",
    pl: "cel dla tego, kto ma najmniej",
    ru: "цель для того, у кого меньше всех",
  },
  leads: {
    en: "at a goal: this player leads alone and would get the points",
    pl: "przy celu: samodzielne prowadzenie, które daje premię",
    ru: "у цели: единоличный лидер, ему достались бы очки",
  },
  private: {
    en: "your private goal: the others do not see it",
    pl: "twój cel prywatny: inni go nie widzą",
    ru: "ваша секретная цель: другие её не видят",
  },
  first: text.first,
  stack: {
    en: "the stack: which set comes next, face down, and how many tiles are left",
    pl: "zakryty stos: z którego zestawu będzie następny kafelek i ile ich zostało",
    ru: "стопка: какой набор, лицом вниз, идёт следующим и сколько тайлов осталось",
  },
} as const satisfies Record<string, Texts>;

/** What passing a line costs. SPEC 6.2, 11.2 */
export const redLine: Readonly<Record<Language, (loss: number) => string>> = {
  en: (loss) =>
    `a red line: when your population passes it, you lose ${loss} income and ${loss} reputation; the number says where the next one is`,
  pl: (loss) =>
    `czerwona linia: gdy twoja populacja ją przekroczy, dochód i reputacja spadają o ${loss}; liczba mówi, gdzie jest następna`,
  ru: (loss) =>
    `красная линия: когда ваше население её пересечёт, доход и репутация снизятся на ${loss}; число показывает, где следующая`,
};
