import { type Noun, namesOf } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { Event } from "../../rules/event.ts";
import type { FieldId } from "../phrases.ts";

/** What streets lead to. */
export const objectNouns: Readonly<Record<ObjectId, Noun>> = {
  pool: {
    name: "pływalnia",
    genitive: "pływalni",
    accusative: "pływalnię",
    instrumental: "pływalnią",
    locative: "pływalni",
  },
  cinema: { name: "kino", genitive: "kina", instrumental: "kinem", locative: "kinie" },
  mall: {
    name: "centrum handlowe",
    genitive: "centrum handlowego",
    instrumental: "centrum handlowym",
    locative: "centrum handlowym",
  },
  theatre: { name: "teatr", genitive: "teatru", instrumental: "teatrem", locative: "teatrze" },
  cafe: {
    name: "kawiarnia",
    genitive: "kawiarni",
    accusative: "kawiarnię",
    instrumental: "kawiarnią",
    locative: "kawiarni",
  },
  "amusement-park": {
    name: "park rozrywki",
    genitive: "parku rozrywki",
    instrumental: "parkiem rozrywki",
    locative: "parku rozrywki",
  },
  restaurant: {
    name: "restauracja",
    genitive: "restauracji",
    accusative: "restaurację",
    instrumental: "restauracją",
    locative: "restauracji",
  },
  "sports-hall": {
    name: "hala sportowa",
    genitive: "hali sportowej",
    accusative: "halę sportową",
    instrumental: "halą sportową",
    locative: "hali sportowej",
  },
  stadium: { name: "stadion", genitive: "stadionu", instrumental: "stadionem", locative: "stadionie" },
};

export const kindNouns: Readonly<Record<Kind, Noun>> = {
  villa: { name: "willa", accusative: "willę" },
  "block-of-flats": { name: "blok mieszkalny" },
  office: { name: "biurowiec" },
  factory: { name: "fabryka", accusative: "fabrykę" },
};

export const objects = namesOf(objectNouns);
export const kinds = namesOf(kindNouns);

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
