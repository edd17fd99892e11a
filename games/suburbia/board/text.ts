import { begun, counted, type Language, type Person, type Texts } from "@tabletown/kernel";
import { terms } from "../text/terms.ts";

export type Said<Given extends readonly unknown[]> = Readonly<Record<Language, (...given: Given) => string>>;

export const text = {
  boroughs: { en: "All boroughs", pl: "Wszystkie dzielnice", ru: "Все округа" },
  tracks: terms.tracks.name,
  goals: terms.goals.name,
  publicGoal: { en: "public goal", pl: "cel publiczny", ru: "общая цель" },
  myGoal: { en: "your private goal", pl: "twój cel prywatny", ru: "ваша секретная цель" },
  chooseGoal: { en: "Keep one of these goals", pl: "Zachowaj jeden z tych celów", ru: "Оставьте себе одну из целей" },
  mapKeys: {
    en: "Map of the borough. Arrow keys move it, plus and minus zoom, zero shows all.",
    pl: "Mapa dzielnicy. Strzałki ją przesuwają, plus i minus przybliżają i oddalają, zero pokazuje całość.",
    ru: "Карта округа. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает всё.",
  },
  nearer: { en: "Zoom in", pl: "Przybliż", ru: "Приблизить" },
  farther: { en: "Zoom out", pl: "Oddal", ru: "Отдалить" },
  fit: { en: "Show the whole borough", pl: "Pokaż całą dzielnicę", ru: "Показать весь округ" },
  backToMine: { en: "Back to mine", pl: "Wróć do swojej", ru: "К своему округу" },
  first: { en: "First player", pl: "Pierwszy gracz", ru: "Первый игрок" },
  firstWhy: {
    en: "Every round begins here, and the game ends only when everybody has had the same number of turns.",
    pl: "Od tego gracza zaczyna się każda runda, a gra kończy się dopiero, gdy wszyscy rozegrali tyle samo tur.",
    ru: "С этого игрока начинается каждый раунд, а игра заканчивается, когда все сделали поровну ходов.",
  },
  noChange: { en: "Nothing changes.", pl: "Nic się nie zmienia.", ru: "Ничего не изменится." },
  details: { en: "Details", pl: "Szczegóły", ru: "Подробнее" },
  putDown: { en: "Put it back", pl: "Odłóż", ru: "Положить обратно" },
  build: { en: "Build", pl: "Zbuduj", ru: "Построить" },
  asLake: { en: "Make a lake", pl: "Zrób jezioro", ru: "Сделать озеро" },
  invest: { en: "Invest", pl: "Inwestycja", ru: "Инвестиция" },
  investHint: {
    en: "A marker on one of your tiles costs that tile’s own cost again; its effects act once more and count double from then on. Then one market tile is removed.",
    pl: "Znacznik na twoim kafelku kosztuje jeszcze raz tyle, ile kafelek; jego efekty działają ponownie i odtąd liczą się podwójnie. Potem usuwa się jeden kafelek z rynku.",
    ru: "Маркер на вашем тайле стоит ещё раз столько же, сколько тайл; его эффекты срабатывают снова и дальше считаются вдвойне. Затем с рынка убирают один тайл.",
  },
  investPick: {
    en: "Tap one of your tiles: you pay its own cost again, it acts once more and counts double from then on. Then you remove a market tile.",
    pl: "Dotknij swojego kafelka: płacisz jeszcze raz jego koszt, a kafelek działa ponownie i odtąd liczy się podwójnie. Potem usuwasz kafelek z rynku.",
    ru: "Нажмите на свой тайл: платите ещё раз его цену, а он срабатывает снова и дальше считается вдвойне. Затем убираете тайл с рынка.",
  },
  next: { en: "next", pl: "następny", ru: "далее" },
  canPick: { en: "You can choose this now.", pl: "Możesz to teraz wybrać.", ru: "Это можно выбрать сейчас." },
  canRemove: {
    en: "You can remove this tile now.",
    pl: "Możesz teraz usunąć ten kafelek.",
    ru: "Этот тайл можно убрать сейчас.",
  },
  lakeRule: {
    en: "Any market tile can be turned over and placed as a lake; then only the price of its space is paid.",
    pl: "Każdy kafelek z rynku można odwrócić i położyć jako jezioro; płaci się wtedy tylko koszt rynkowy.",
    ru: "Любой тайл рынка можно перевернуть и положить как озеро; тогда платят только надбавку его места.",
  },
} as const satisfies Record<string, Texts>;

export const reasons = {
  notNow: { en: "Not now.", pl: "Nie teraz.", ru: "Не сейчас." },
  space: {
    en: "A tile must touch your borough edge to edge and may not lie on the board: choose a lit space.",
    pl: "Kafelek musi stykać się krawędzią z twoją dzielnicą i nie może leżeć na planszy dzielnicy: wybierz podświetlone pole.",
    ru: "Тайл должен касаться вашего округа стороной и не может лежать на поле округа: выберите подсвеченное место.",
  },
  placeFirst: {
    en: "First place the tile you have taken.",
    pl: "Najpierw połóż wzięty kafelek.",
    ru: "Сначала положите взятый тайл.",
  },
  invested: {
    en: "This tile already has an investment marker.",
    pl: "Na tym kafelku jest już znacznik inwestycji.",
    ru: "На этом тайле уже есть маркер инвестиции.",
  },
  investDear: {
    en: "An investment costs the tile’s own cost again, and you do not have enough for this one.",
    pl: "Inwestycja kosztuje jeszcze raz tyle, ile kafelek, a na to cię nie stać.",
    ru: "Инвестиция стоит ещё раз столько же, сколько тайл, а денег на это не хватает.",
  },
  noMarkers: {
    en: "You have no investment marker left.",
    pl: "Nie masz już znaczników inwestycji.",
    ru: "Маркеров инвестиции у вас больше нет.",
  },
  noneLeft: {
    en: "The supply of this tile is used up.",
    pl: "Tych kafelków nie ma już w zasobach.",
    ru: "Запас этих тайлов исчерпан.",
  },
} as const satisfies Record<string, Texts>;

export const costs: Said<[cost: string, money: string]> = {
  en: (cost, money) => `That costs ${cost}; you have ${money}.`,
  pl: (cost, money) => `To kosztuje ${cost}, a masz ${money}.`,
  ru: (cost, money) => `Это стоит ${cost}, а у вас ${money}.`,
};

export const costSum: Said<[own: string, space: string]> = {
  en: (own, space) => `tile\u00a0${own} + space\u00a0${space}`,
  pl: (own, space) => `kafelek\u00a0${own} + pole\u00a0${space}`,
  ru: (own, space) => `тайл\u00a0${own} + место\u00a0${space}`,
};

export const lakesFor: Said<[price: string]> = {
  en: (price) => `As a lake ${price}`,
  pl: (price) => `Jako jezioro ${price}`,
  ru: (price) => `Как озеро ${price}`,
};

export const basicThen: Texts = {
  en: "then remove a market tile",
  pl: "potem usuwasz kafelek z rynku",
  ru: "потом убирают тайл с рынка",
};

export const paidWhenPlaced: Said<[price: string]> = {
  en: (price) => `${price}, paid when placed`,
  pl: (price) => `${price}, płatne przy położeniu`,
  ru: (price) => `${price}, платят при размещении`,
};

export const tileCount: Said<[count: number]> = {
  en: (count) => counted("en", count, { one: "tile", other: "tiles" }),
  pl: (count) => counted("pl", count, { one: "kafelek", few: "kafelki", many: "kafelków" }),
  ru: (count) => counted("ru", count, { one: "тайл", few: "тайла", many: "тайлов" }),
};

export const boroughIs: Said<[owner: string]> = {
  en: (owner) => `Borough: ${owner}`,
  pl: (owner) => `Dzielnica: ${owner}`,
  ru: (owner) => `Округ: ${owner}`,
};

export const seeBorough: Said<[owner: string]> = {
  en: (owner) => `Show borough: ${owner}.`,
  pl: (owner) => `Pokaż dzielnicę: ${owner}.`,
  ru: (owner) => `Показать округ: ${owner}.`,
};

export const placingFor: Said<[parts: readonly string[]]> = {
  en: (parts) => (parts.length === 0 ? "" : `Brings: ${parts.join(", ")}.`),
  pl: (parts) => (parts.length === 0 ? "" : `Przynosi: ${parts.join(", ")}.`),
  ru: (parts) => (parts.length === 0 ? "" : `Даёт: ${parts.join(", ")}.`),
};

export const lineIn: Said<[spaces: number]> = {
  en: (spaces) => `red line in ${spaces}`,
  pl: (spaces) => `czerwona linia za ${spaces}`,
  ru: (spaces) => `до красной линии ${spaces}`,
};

export const leads: Said<[who: Person | undefined]> = {
  en: (who) => (who === undefined ? "Nobody leads alone" : begun(who.does("leads"), who)),
  pl: (who) => (who === undefined ? "Nikt nie prowadzi samodzielnie" : who.you ? "Prowadzisz" : `Prowadzi ${who.name}`),
  ru: (who) => (who === undefined ? "Никто не лидирует в одиночку" : who.you ? "Лидируете вы" : `Лидирует ${who.name}`),
};

export const sections = {
  A: { en: "Stack A", pl: "Stos A", ru: "Стопка A" },
  B: { en: "Stack B", pl: "Stos B", ru: "Стопка B" },
  C: { en: "Stack C", pl: "Stos C", ru: "Стопка C" },
  basics: {
    en: "Basic tiles, the lake and the end",
    pl: "Kafelki podstawowe, jezioro i koniec gry",
    ru: "Базовые тайлы, озеро и конец игры",
  },
  goals: terms.goals.name,
} as const satisfies Record<string, Texts>;

export const tracks = {
  // Who leads in it may yet lose: goals are counted at the end.
  population: { en: "Population without goals", pl: "Populacja bez celów", ru: "Население без целей" },
  income: terms.income.name,
  reputation: terms.reputation.name,
  money: { en: "Money", pl: "Pieniądze", ru: "Деньги" },
} as const satisfies Record<string, Texts>;

/** What decides between equal scores. */
export const tieBreak: Texts = {
  en: "reputation, then income, then money",
  pl: "reputacja, potem dochód, potem pieniądze",
  ru: "репутация, затем доход, затем деньги",
};
