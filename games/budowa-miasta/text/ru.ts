import { counted, formFor } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../data/table.ts";
import type { Phrases, StreetFacts } from "./phrases.ts";
import { rules } from "./rules-ru.ts";

/** Nominative (also accusative: none of them is feminine), genitive, instrumental. */
const cases: Record<ObjectId, readonly [nom: string, gen: string, ins: string]> = {
  pool: ["бассейн", "бассейна", "бассейном"],
  cinema: ["кинотеатр", "кинотеатра", "кинотеатром"],
  mall: ["торговый центр", "торгового центра", "торговым центром"],
  theatre: ["театр", "театра", "театром"],
  cafe: ["кафе", "кафе", "кафе"],
  "amusement-park": ["парк развлечений", "парка развлечений", "парком развлечений"],
  restaurant: ["ресторан", "ресторана", "рестораном"],
  "sports-hall": ["спортзал", "спортзала", "спортзалом"],
  stadium: ["стадион", "стадиона", "стадионом"],
};

const kinds: Record<Kind, string> = {
  villa: "вилла",
  "block-of-flats": "жилой дом",
  office: "офисное здание",
  factory: "фабрика",
};

const kindAccusative: Record<Kind, string> = {
  villa: "виллу",
  "block-of-flats": "жилой дом",
  office: "офисное здание",
  factory: "фабрику",
};

const beside = (id: ObjectId): string =>
  `${id === "stadium" || id === "sports-hall" ? "рядом со" : "рядом с"} ${cases[id][2]}`;
const ofObject = (id: ObjectId): string => cases[id][1];
const money = (amount: number): string => `${amount} млн $`;
const between = ({ first, last }: StreetFacts): string => `между ${cases[first][2]} и ${cases[last][2]}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} и ${items.at(-1)}`;
const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} или ${items.at(-1)}`;
/** After "за": "за 1 акцию", "за 2 акции", "за 5 акций". */
const sharesAccusative = (count: number, id: ObjectId): string =>
  `${counted("ru", count, { one: "акцию", few: "акции", many: "акций" })} ${ofObject(id)}`;
const shares = (count: number, id: ObjectId): string =>
  `${counted("ru", count, { one: "акция", few: "акции", many: "акций" })} ${ofObject(id)}`;
const buildings = (count: number): string => counted("ru", count, { one: "здание", few: "здания", many: "зданий" });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ru: Phrases = {
  language: "ru",
  title: "Budowa miasta",
  pitch:
    "Застраивайте город улица за улицей, собирайте акции объектов, к которым они ведут, и станьте богаче всех к тому времени, когда бассейн и стадион соединятся.",
  rules: (table) => rules(table, `${cases[table.goal[0]][0]} и ${cases[table.goal[1]][0]}`),
  game: "игра в целом",
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
    turn: "ход",
    idle: "нечего строить",
    short: "нехватка денег",
    built: "постройка",
    money: "деньги",
    finished: "застроенная улица",
    joined: "соединение",
    taken: "бесплатная акция",
    bought: "покупка акции",
    passed: "без покупки",
    closed: "закрытая стопка",
    drawn: "взятое здание",
    "no-draw": "мешок пуст",
    sold: "продажа акции",
    bankrupt: "банкротство",
    refilled: "возврат в мешок",
    restored: "возврат в стопку",
    removed: "акция вне игры",
    survivor: "без соперников",
    spent: "траты на акции",
    won: "победа",
  },
  fields: {
    startingMoney: "начальные деньги",
    hand: "здания в начале",
    bonus: "премия за последнее здание",
    goal: "объекты, которые надо соединить",
    place: "место на карте",
    payouts: "выплаты",
    "price.1": "первая акция, бесплатная",
    "price.2": "цена второй акции",
    "price.3": "цена третьей акции",
    "price.4": "цена четвёртой акции",
    "price.5": "цена пятой акции",
    first: "объект у первого участка",
    last: "объект у последнего участка",
    kind: "вид",
    cost: "стоимость",
  },
  money,
  street: (id) => `улица ${id}`,
  building: (lot, kind) => `${kinds[kind]} ${lot}`,
  effect: {
    object: ({ streets, lots, payouts, prices }) =>
      `На улицах ${list(streets)}. Каждый раз, когда одна из них застроена, от 1 до 5 акций приносят ${list(payouts.map(money))}. ` +
      `Первая акция достаётся бесплатно за постройку на участке ${either(lots)}; остальные стоят ${list(prices.map(money))}.`,
    street: (street) => `Проходит ${between(street)}. Участки ${list(street.lots)}.`,
    building: ({ kind, lot, street, touches }, cost) =>
      `${capital(kinds[kind])} для участка ${lot} на улице ${street}` +
      `${touches === undefined ? "" : `, ${beside(touches)}`}. Стоит ${money(cost)}` +
      `${touches === undefined ? `, а пока по соседству ничего нет, ${money(cost * 2)}.` : "."}`,
    kind: () => "Вид здания лишь помогает найти его участок.",
  },
  choice: {
    build: ({ lot, kind, street, touches }, cost, doubled) =>
      `Построить ${kindAccusative[kind]} ${lot} на улице ${street}` +
      `${touches === undefined ? "" : `, ${beside(touches)},`} за ${money(cost)}` +
      `${doubled ? ", вдвойне, потому что по соседству ничего нет" : ""}`,
    sell: (object, price, resale) => `Продать акцию ${ofObject(object)} ценой ${money(price)} за ${money(resale)}`,
    take: (object) => `Взять бесплатную акцию ${ofObject(object)}`,
    buy: (object, price) => `Купить акцию ${ofObject(object)} за ${money(price)}`,
    pass: "Не брать акций и закончить ход",
  },
  told: {
    turn: (who) => `Ходит ${who}.`,
    idle: (who) => `${who}: зданий больше нет, строить нечего.`,
    short: (who) => `${who}: денег не хватает ни на одно здание, придётся продать акции.`,
    built: (who, lot, kind) => `${who} строит ${kindAccusative[kind]} ${lot}.`,
    paidForBuilding: (who, amount, lot, doubled) =>
      `${who} платит ${money(amount)} за ${lot}${doubled ? ", вдвойне, потому что по соседству ничего не было" : ""}.`,
    paidForShare: (who, amount, object) => `${who} платит ${money(amount)} за акцию ${ofObject(object)}.`,
    payout: (who, amount, object, count) => `${who} получает ${money(amount)} за ${sharesAccusative(count, object)}.`,
    proceeds: (who, amount, object) => `${who} получает ${money(amount)} за акцию ${ofObject(object)}.`,
    forfeited: (who, amount) => `${who} отдаёт в банк ${money(amount)}.`,
    bonus: (who, amount) => `${who} получает ${money(amount)} за последнее здание.`,
    finished: (street) => `Улица ${street.id} ${between(street)} застроена.`,
    joined: (from, to) => `Застроенные улицы соединяют ${cases[from][0]} и ${cases[to][0]}: конец игры.`,
    taken: (who, object) => `${who} берёт бесплатную акцию ${ofObject(object)}.`,
    bought: (who, object, price) => `${who} покупает акцию ${ofObject(object)} за ${money(price)}.`,
    passed: (who) => `${who} не берёт акций.`,
    closed: (object) =>
      `Все участки ${beside(object)} застроены, а бесплатную акцию никто не взял: стопка закрыта до конца игры.`,
    drawn: (who, left, drawn) =>
      `${who} тянет ${drawn === undefined ? "здание" : `${kindAccusative[drawn.kind]} ${drawn.lot}`}; в мешке осталось ${left}.`,
    noDraw: (who) => `Мешок пуст: ${who} ничего не тянет.`,
    sold: (who, object, price) => `${who} продаёт акцию ${ofObject(object)} ценой ${money(price)}.`,
    bankrupt: (who) => `${who} терпит банкротство и выбывает из игры.`,
    refilled: (who, count, now) => `${who} возвращает в мешок ${buildings(count)}; теперь в нём ${now}.`,
    restored: (object, price) => `Акция ${ofObject(object)} ценой ${money(price)} возвращается в свою стопку.`,
    removed: (object) => `Бесплатная акция ${ofObject(object)} выходит из игры.`,
    survivor: (who) => `${who} остаётся в игре без соперников и побеждает.`,
    spent: (who, amount) => `${who}: имеющиеся акции стоили вместе ${money(amount)}.`,
    won: (who, amount, shared) => `${who} ${shared ? "делит победу" : "побеждает"}, итог ${money(amount)}.`,
  },
  outline: {
    table: "Стол",
    turn: "Ход",
    bag: "Мешок",
    city: "Город",
    stacks: "Стопки акций",
    money: "Деньги",
    buildings: "Здания",
    shares: "Акции",
    none: "нет",
    bankrupt: "банкротство",
    over: "Партия окончена.",
    toBuild: (who) => `${who} строит.`,
    toSell: (who) => `${who}: на стройку не хватает денег, можно продавать акции или строить.`,
    toAcquire: (who) => `${who} может взять или купить одну акцию.`,
    inBag: buildings,
    hidden: (count) => `${buildings(count)}, ${formFor("ru", count, { one: "скрыто", few: "скрыты", many: "скрыто" })}`,
    streetRow: (street, built, empty) =>
      `${between(street)}; ${
        empty.length === 0
          ? "застроена"
          : built.length === 0
            ? `пуста, свободны участки ${list(empty)}`
            : `застроены ${list(built)}, свободны ${list(empty)}`
      }`,
    priced: (name, cost, doubled) => `${name} за ${money(cost)}${doubled ? " (вдвойне)" : ""}`,
    emptyStack: "Акций не осталось.",
    closedStack: "Закрыта до конца игры.",
    freeOnTop: (left) => `Сверху бесплатная акция, осталось ${left}.`,
    onTop: (price, left) => `Следующая акция за ${money(price)}, осталось ${left}.`,
    pays: (payouts) => `Выплаты за акции числом от 1 до ${payouts.length}: ${payouts.join(", ")}.`,
    held: (object, count, payout) => `${shares(count, object)}, по ${money(payout)} за улицу`,
  },
};
