import { counted, formFor } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../data/table.ts";
import type { Phrases, StreetFacts } from "./phrases.ts";
import { rules } from "./rules-pl.ts";

/** Nominative, genitive, accusative, instrumental, locative. */
const cases: Record<ObjectId, readonly [nom: string, gen: string, acc: string, ins: string, loc: string]> = {
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

const kinds: Record<Kind, string> = {
  villa: "willa",
  "block-of-flats": "blok mieszkalny",
  office: "biurowiec",
  factory: "fabryka",
};

const kindAccusative: Record<Kind, string> = {
  villa: "willę",
  "block-of-flats": "blok mieszkalny",
  office: "biurowiec",
  factory: "fabrykę",
};

const beside = (id: ObjectId): string => `obok ${cases[id][1]}`;
const inObject = (id: ObjectId): string => `w ${cases[id][4]}`;
const money = (amount: number): string => `${amount} mln $`;
const between = ({ first, last }: StreetFacts): string => `między ${cases[first][3]} a ${cases[last][3]}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} i ${items.at(-1)}`;
const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} lub ${items.at(-1)}`;
const shares = (count: number, id: ObjectId): string =>
  `${counted("pl", count, { one: "udział", few: "udziały", many: "udziałów" })} ${inObject(id)}`;
const buildings = (count: number): string => counted("pl", count, { one: "budynek", few: "budynki", many: "budynków" });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pl: Phrases = {
  language: "pl",
  title: "Budowa miasta",
  pitch:
    "Zabudowuj miasto ulica po ulicy, zbieraj udziały w obiektach, do których prowadzą, i miej najwięcej pieniędzy, gdy połączą się pływalnia i stadion.",
  rules: (table) => rules(table, `${cases[table.goal[0]][2]} i ${cases[table.goal[1]][2]}`),
  game: "cała gra",
  objects: {
    pool: cases.pool[0],
    cinema: cases.cinema[0],
    mall: cases.mall[0],
    theatre: cases.theatre[0],
    cafe: cases.cafe[0],
    "amusement-park": cases["amusement-park"][0],
    restaurant: cases.restaurant[0],
    "sports-hall": cases["sports-hall"][0],
    stadium: cases.stadium[0],
  },
  kinds,
  events: {
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
  },
  fields: {
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
  },
  money,
  street: (id) => `ulica ${id}`,
  building: (lot, kind) => `${kinds[kind]} ${lot}`,
  effect: {
    object: ({ streets, lots, payouts, prices }) =>
      `Przy ulicach ${list(streets)}. Za każdą z nich, gdy zostanie zabudowana, od 1 do 5 udziałów przynosi ${list(payouts.map(money))}. ` +
      `Pierwszy udział jest darmowy za budowę na działce ${either(lots)}; następne kosztują ${list(prices.map(money))}.`,
    street: (street) => `Biegnie ${between(street)}. Działki ${list(street.lots)}.`,
    building: ({ kind, lot, street, touches }, cost) =>
      `${capital(kinds[kind])} na działkę ${lot} przy ulicy ${street}` +
      `${touches === undefined ? "" : `, ${beside(touches)}`}. Kosztuje ${money(cost)}` +
      `${touches === undefined ? `, a ${money(cost * 2)}, dopóki nic obok nie stoi.` : "."}`,
    kind: () => "Rodzaj budynku tylko ułatwia znalezienie jego działki.",
  },
  choice: {
    build: ({ lot, kind, street, touches }, cost, doubled) =>
      `Zbuduj ${kindAccusative[kind]} ${lot} przy ulicy ${street}` +
      `${touches === undefined ? "" : `, ${beside(touches)},`} za ${money(cost)}` +
      `${doubled ? ", podwójnie, bo nic obok nie stoi" : ""}`,
    sell: (object, price, resale) => `Sprzedaj udział ${inObject(object)} o cenie ${money(price)} za ${money(resale)}`,
    take: (object) => `Zdobądź darmowy udział ${inObject(object)}`,
    buy: (object, price) => `Kup udział ${inObject(object)} za ${money(price)}`,
    pass: "Nie kupuj udziałów i zakończ turę",
  },
  told: {
    turn: (who) => `Tura: ${who}.`,
    idle: (who) => `${who} nie ma już budynków i nie buduje.`,
    short: (who) => `${who} nie ma za co zbudować żadnego budynku i musi sprzedać udziały.`,
    built: (who, lot, kind) => `${who} buduje ${kindAccusative[kind]} ${lot}.`,
    paidForBuilding: (who, amount, lot, doubled) =>
      `${who} płaci ${money(amount)} za ${lot}${doubled ? ", podwójnie, bo nic obok nie stało" : ""}.`,
    paidForShare: (who, amount, object) => `${who} płaci ${money(amount)} za udział ${inObject(object)}.`,
    payout: (who, amount, object, count) => `${who} dostaje ${money(amount)} za ${shares(count, object)}.`,
    proceeds: (who, amount, object) => `${who} dostaje ${money(amount)} za udział ${inObject(object)}.`,
    forfeited: (who, amount) => `${who} oddaje do banku ${money(amount)}.`,
    bonus: (who, amount) => `${who} dostaje ${money(amount)} za ostatni budynek.`,
    finished: (street) => `Ulica ${street.id} ${between(street)} jest zabudowana.`,
    joined: (from, to) => `Zabudowane ulice łączą ${cases[from][2]} i ${cases[to][2]}: koniec gry.`,
    taken: (who, object) => `${who} zdobywa darmowy udział ${inObject(object)}.`,
    bought: (who, object, price) => `${who} kupuje udział ${inObject(object)} za ${money(price)}.`,
    passed: (who) => `${who} nie kupuje udziałów.`,
    closed: (object) =>
      `Wszystkie działki ${beside(object)} są zabudowane, a darmowego udziału nikt nie zdobył: stos pozostaje zamknięty do końca gry.`,
    drawn: (who, left, drawn) =>
      `${who} losuje ${drawn === undefined ? "budynek" : `${kindAccusative[drawn.kind]} ${drawn.lot}`}; w woreczku: ${left}.`,
    noDraw: (who) => `Woreczek jest pusty: ${who} nic nie losuje.`,
    sold: (who, object, price) => `${who} sprzedaje udział ${inObject(object)} o cenie ${money(price)}.`,
    bankrupt: (who) => `${who} bankrutuje i odpada z gry.`,
    refilled: (who, count, now) => `${who} zwraca do woreczka ${buildings(count)}; jest w nim teraz ${now}.`,
    restored: (object, price) => `Udział ${inObject(object)} o cenie ${money(price)} wraca na swój stos.`,
    removed: (object) => `Darmowy udział ${inObject(object)} wychodzi z gry.`,
    survivor: (who) => `${who} zostaje w grze bez rywali i wygrywa.`,
    spent: (who, amount) => `${who}: posiadane udziały kosztowały razem ${money(amount)}.`,
    won: (who, amount, shared) => `${who} ${shared ? "dzieli zwycięstwo" : "wygrywa"} z kwotą ${money(amount)}.`,
  },
  outline: {
    table: "Stół",
    turn: "Tura",
    bag: "Woreczek",
    city: "Miasto",
    stacks: "Stosy udziałów",
    money: "Pieniądze",
    buildings: "Budynki",
    shares: "Udziały",
    none: "brak",
    bankrupt: "bankructwo",
    over: "Gra się skończyła.",
    toBuild: (who) => `${who} buduje.`,
    toSell: (who) => `${who} nie ma pieniędzy na budowę: sprzedaje udziały lub buduje.`,
    toAcquire: (who) => `${who} może zdobyć lub kupić jeden udział.`,
    inBag: buildings,
    hidden: (count) =>
      `${buildings(count)}, ${formFor("pl", count, { one: "zakryty", few: "zakryte", many: "zakrytych" })}`,
    streetRow: (street, built, empty) =>
      `${between(street)}; ${
        empty.length === 0
          ? "zabudowana"
          : built.length === 0
            ? `pusta, wolne działki ${list(empty)}`
            : `zabudowane ${list(built)}, wolne ${list(empty)}`
      }`,
    priced: (name, cost, doubled) => `${name} za ${money(cost)}${doubled ? " (podwójnie)" : ""}`,
    emptyStack: "Nie ma już udziałów.",
    closedStack: "Zamknięty do końca gry.",
    freeOnTop: (left) => `Na górze darmowy udział, zostało ${left}.`,
    onTop: (price, left) => `Następny udział za ${money(price)}, zostało ${left}.`,
    pays: (payouts) => `Wypłaty za 1 do ${payouts.length} udziałów: ${payouts.join(", ")}.`,
    held: (object, count, payout) => `${shares(count, object)}, po ${money(payout)} za ulicę`,
  },
};
