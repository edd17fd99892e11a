import { counted, type Language, type Texts } from "@tabletown/kernel";
import { withBreaks, wordBreaks } from "@tabletown/ui";
import type { Kind } from "../data/table.ts";
import { terms } from "../text/terms.ts";

type Said<Given extends readonly unknown[]> = Readonly<Record<Language, (...given: Given) => string>>;

export const text = {
  hand: { en: "Your buildings", pl: "Twoje budynki", ru: "Ваши здания" },
  noHand: { en: "You have no building left.", pl: "Nie masz już budynków.", ru: "Зданий у вас больше нет." },
  players: { en: "Players", pl: "Gracze", ru: "Игроки" },
  steps: { en: "Steps of the turn", pl: "Kroki tury", ru: "Шаги хода" },
  build: { en: "Build", pl: "Budowa", ru: "Строительство" },
  payout: terms.payout.name,
  share: { en: "Share", pl: "Udział", ru: "Акция" },
  draw: { en: "Draw", pl: "Losowanie", ru: "Добор" },
  bank: terms.bank.name,
  free: { en: "free", pl: "za darmo", ru: "даром" },
  freeShare: { en: "Free share", pl: "Darmowy udział", ru: "Бесплатная акция" },
  goal: { en: "goal", pl: "cel", ru: "цель" },
  pays: { en: "pays", pl: "wypłata", ru: "выплата" },
  price: { en: "price", pl: "cena", ru: "цена" },
  shares: { en: "shares", pl: "udziały", ru: "акции" },
  cost: { en: "Cost", pl: "Koszt", ru: "Стоимость" },
  finished: { en: "finished", pl: "zabudowana", ru: "застроена" },
  lit: { en: "You can do this now.", pl: "Możesz to teraz zrobić.", ru: "Это можно сделать сейчас." },
  turn: { en: "to play", pl: "tura", ru: "ходит" },
} as const satisfies Record<string, Texts>;

export const kinds: Readonly<Record<Kind, Texts>> = {
  villa: { en: "Villas", pl: "Wille", ru: "Виллы" },
  "block-of-flats": { en: "Blocks of flats", pl: "Bloki mieszkalne", ru: "Жилые дома" },
  office: { en: "Office buildings", pl: "Biurowce", ru: "Офисные здания" },
  factory: { en: "Factories", pl: "Fabryki", ru: "Фабрики" },
};

export const sections = {
  objects: { en: "Objects and their shares", pl: "Obiekty i ich udziały", ru: "Объекты и их акции" },
  streets: terms.streets.name,
} as const satisfies Record<string, Texts>;

export const tracks = {
  money: terms.money.name,
  shares: { en: "Shares held", pl: "Posiadane udziały", ru: "Акции на руках" },
  promised: { en: "Payouts to come", pl: "Wypłaty do zdobycia", ru: "Будущие выплаты" },
} as const satisfies Record<string, Texts>;

export const reasons = {
  buildFirst: {
    en: "First a building, then a share.",
    pl: "Najpierw budynek, potem udział.",
    ru: "Сначала здание, потом акция.",
  },
  builtAlready: {
    en: "One building a turn: now a share, or end the turn.",
    pl: "W turze stawia się jeden budynek: teraz udział albo koniec tury.",
    ru: "За ход строят одно здание: теперь акция или конец хода.",
  },
} as const satisfies Record<string, Texts>;

export const costsHere: Said<[building: string, cost: string, money: string]> = {
  en: (building, cost, money) => `The ${building} costs ${cost} now; you have ${money}.`,
  pl: (building, cost, money) => `Teraz ${building} kosztuje ${cost}, a masz ${money}.`,
  ru: (building, cost, money) => `Сейчас ${building} стоит ${cost}, а у вас ${money}.`,
};

export const shareCosts: Said<[cost: string, money: string]> = {
  en: (cost, money) => `The share on top costs ${cost}; you have ${money}.`,
  pl: (cost, money) => `Udział na górze kosztuje ${cost}, a masz ${money}.`,
  ru: (cost, money) => `Верхняя акция стоит ${cost}, а у вас ${money}.`,
};

const list = (lots: readonly string[], or: string): string =>
  lots.length < 2 ? lots.join("") : `${lots.slice(0, -1).join(", ")} ${or} ${lots.at(-1)}`;

export const notBeside: Said<[lots: readonly string[]]> = {
  en: (lots) =>
    `The free share on top is for whoever builds on ${list(lots, "or")}; nothing beneath it is for sale yet.`,
  pl: (lots) =>
    `Darmowy udział na górze jest dla tego, kto zbuduje na działce ${list(lots, "lub")}; tych pod nim jeszcze nie można kupić.`,
  ru: (lots) =>
    `Бесплатная акция сверху достаётся тому, кто строит на участке ${list(lots, "или")}; те, что под ней, пока не продаются.`,
};

export const holds: Said<[count: number, payout: string]> = {
  en: (count, payout) =>
    count === 0
      ? "You hold none."
      : `You hold ${shareCount.en(count)}: ${count > 1 ? "together " : ""}${payout} a street.`,
  pl: (count, payout) =>
    count === 0
      ? "Nie masz udziałów."
      : `Masz ${shareCount.pl(count)}: ${count > 1 ? "razem " : ""}${payout} za każdą ulicę.`,
  ru: (count, payout) =>
    count === 0
      ? "У вас акций нет."
      : `У вас ${shareCount.ru(count)}: ${count > 1 ? "вместе " : ""}${payout} за каждую улицу.`,
};

export const oneMore: Said<[payout: string]> = {
  en: (payout) => `With one more: ${payout}.`,
  pl: (payout) => `Z jednym więcej: ${payout}.`,
  ru: (payout) => `С ещё одной: ${payout}.`,
};

export const finishing: Said<[street: string]> = {
  en: (street) => `finishes ${street}`,
  pl: (street) => `cała ulica ${street}`,
  ru: (street) => `вся улица ${street}`,
};

export const wouldPay: Said<[payout: string]> = {
  en: (payout) => `Would pay you ${payout} for your shares if finished now.`,
  pl: (payout) => `Gdyby była teraz zabudowana, udziały przyniosłyby ci ${payout}.`,
  ru: (payout) => `Если застроить сейчас, акции принесут вам ${payout}.`,
};

export const pathLeft: Said<[count: number]> = {
  en: (count) => `To the end: at least ${counted("en", count, { one: "building", other: "buildings" })}`,
  pl: (count) =>
    `Do końca gry: co najmniej ${counted("pl", count, { one: "budynek", few: "budynki", many: "budynków" })}`,
  ru: (count) => `До конца игры: не меньше ${counted("ru", count, { one: "здания", few: "зданий", many: "зданий" })}`,
};

export const shareCount: Said<[count: number]> = {
  en: (count) => counted("en", count, { one: "share", other: "shares" }),
  pl: (count) => counted("pl", count, { one: "udział", few: "udziały", many: "udziałów" }),
  ru: (count) => counted("ru", count, { one: "акция", few: "акции", many: "акций" }),
};

export const shortOf: Said<[cheapest: string, money: string, resale: string]> = {
  en: (cheapest, money, resale) =>
    `Your cheapest building costs ${cheapest}, you have ${money}. All you may sell would bring ${resale}.`,
  pl: (cheapest, money, resale) =>
    `Twój najtańszy budynek kosztuje ${cheapest}, masz ${money}. Wszystko, co możesz sprzedać, dałoby ${resale}.`,
  ru: (cheapest, money, resale) =>
    `Ваше самое дешёвое здание стоит ${cheapest}, у вас ${money}. Всё, что можно продать, принесёт ${resale}.`,
};

/** Where long words may break on small tiles. */
const breaks = wordBreaks("amuse-ment restau-rant restau-racja развле-чений спорт-комплекс кино-театр торго-вый");

export function breakable(name: string): string {
  return withBreaks(name, breaks);
}

/** What decides between equal scores. */
export const tieBreaks = {
  spent: { en: "what the shares held cost", pl: "koszt posiadanych udziałów", ru: "стоимость имеющихся акций" },
  bankruptcy: { en: "bankruptcy", pl: "bankructwo", ru: "банкротство" },
  bankruptcies: { en: "the order of bankruptcies", pl: "kolejność bankructw", ru: "порядок банкротств" },
} as const satisfies Record<string, Texts>;
