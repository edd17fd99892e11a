import { type Noun, namesOf } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../../data/table.ts";
import type { Event } from "../../rules/event.ts";
import type { FieldId } from "../phrases.ts";

/** What streets lead to. */
export const objectNouns: Readonly<Record<ObjectId, Noun>> = {
  pool: { name: "бассейн", genitive: "бассейна", instrumental: "бассейном" },
  cinema: { name: "кинотеатр", genitive: "кинотеатра", instrumental: "кинотеатром" },
  mall: { name: "торговый центр", genitive: "торгового центра", instrumental: "торговым центром" },
  theatre: { name: "театр", genitive: "театра", instrumental: "театром" },
  cafe: { name: "кафе" },
  "amusement-park": { name: "парк развлечений", genitive: "парка развлечений", instrumental: "парком развлечений" },
  restaurant: { name: "ресторан", genitive: "ресторана", instrumental: "рестораном" },
  "sports-hall": { name: "спорткомплекс", genitive: "спорткомплекса", instrumental: "спорткомплексом" },
  stadium: { name: "стадион", genitive: "стадиона", instrumental: "стадионом" },
};

export const kindNouns: Readonly<Record<Kind, Noun>> = {
  villa: { name: "вилла", accusative: "виллу" },
  "block-of-flats": { name: "жилой дом" },
  office: { name: "офисное здание" },
  factory: { name: "фабрика", accusative: "фабрику" },
};

export const objects = namesOf(objectNouns);
export const kinds = namesOf(kindNouns);

/** What happens, as a heading. */
export const eventNames: Readonly<Record<Event["what"], string>> = {
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
};

export const fields: Readonly<Record<FieldId, string>> = {
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
  row: "ряд на карте",
  column: "столбец на карте",
  lots: "участки",
};
