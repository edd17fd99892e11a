import type { Kind, ObjectId } from "../../data/table.ts";
import type { Event } from "../../rules/event.ts";
import type { FieldId } from "../phrases.ts";

/** Nominative, genitive, accusative, instrumental, locative. */
export const cases: Record<ObjectId, readonly [nom: string, gen: string, acc: string, ins: string, loc: string]> = {
  pool: ["pływalnia", "pływalni", "pływalnię", "pływalnią", "pływalni"],
  cinema: ["kino", "kina", "kino", "kinem", "kinie"],
  mall: ["centrum handlowe", "centrum handlowego", "centrum handlowe", "centrum handlowym", "centrum handlowym"],
  theatre: ["teatr", "teatru", "teatr", "teatrem", "teatrze"],
  cafe: ["kawiarnia", "kawiarni", "kawiarnię", "kawiarnią", "kawiarni"],
  "amusement-park": ["park rozrywki", "parku rozrywki", "park rozrywki", "parkiem rozrywki", "parku rozrywki"],
  restaurant: ["restauracja", "restauracji", "restaurację", "restauracją", "restauracji"],
  "sports-hall": ["hala sportowa", "hali sportowej", "halę sportową", "halą sportową", "hali sportowej"],
  stadium: ["stadion", "stadionu", "stadion", "stadionem", "stadionie"],
};

export const kinds: Record<Kind, string> = {
  villa: "willa",
  "block-of-flats": "blok mieszkalny",
  office: "biurowiec",
  factory: "fabryka",
};

export const kindAccusative: Record<Kind, string> = {
  villa: "willę",
  "block-of-flats": "blok mieszkalny",
  office: "biurowiec",
  factory: "fabrykę",
};

export const objects: Readonly<Record<ObjectId, string>> = {
  pool: cases.pool[0],
  cinema: cases.cinema[0],
  mall: cases.mall[0],
  theatre: cases.theatre[0],
  cafe: cases.cafe[0],
  "amusement-park": cases["amusement-park"][0],
  restaurant: cases.restaurant[0],
  "sports-hall": cases["sports-hall"][0],
  stadium: cases.stadium[0],
};

/** What happens, as a heading. */
export const eventNames: Readonly<Record<Event["what"], string>> = {
  turn: "tura",
  idle: "brak budynków",
  short: "brak pieniędzy",
  built: "postawiony budynek",
  money: "pieniądze",
  finished: "zabudowana ulica",
  joined: "połączenie",
  taken: "zdobyty darmowy udział",
  bought: "kupiony udział",
  passed: "bez zakupu",
  closed: "zamknięty stos",
  drawn: "wylosowany budynek",
  "no-draw": "bez losowania",
  sold: "sprzedany udział",
  bankrupt: "bankructwo",
  refilled: "zwrot do woreczka",
  restored: "zwrot na stos",
  removed: "udział poza grą",
  survivor: "ostatnia osoba w grze",
  spent: "wydatki na udziały",
  won: "zwycięstwo",
};

export const fields: Readonly<Record<FieldId, string>> = {
  startingMoney: "pieniądze na początek",
  hand: "budynki na początek",
  bonus: "premia za ostatni budynek",
  goal: "obiekty do połączenia",
  place: "miejsce na planszy",
  payouts: "wypłaty",
  "price.1": "pierwszy udział, darmowy",
  "price.2": "cena drugiego udziału",
  "price.3": "cena trzeciego udziału",
  "price.4": "cena czwartego udziału",
  "price.5": "cena piątego udziału",
  first: "obiekt przy pierwszej działce",
  last: "obiekt przy ostatniej działce",
  kind: "rodzaj",
  cost: "koszt budowy",
  row: "rząd na planie",
  column: "kolumna na planie",
  lots: "działki",
};
