import type { Kind, ObjectId } from "../../data/table.ts";
import type { Event } from "../../rules/event.ts";
import type { FieldId } from "../phrases.ts";

/** Nominative (also accusative: none of them is feminine), genitive, instrumental. */
export const cases: Record<ObjectId, readonly [nom: string, gen: string, ins: string]> = {
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

export const kinds: Record<Kind, string> = {
  villa: "вилла",
  "block-of-flats": "жилой дом",
  office: "офисное здание",
  factory: "фабрика",
};

export const kindAccusative: Record<Kind, string> = {
  villa: "виллу",
  "block-of-flats": "жилой дом",
  office: "офисное здание",
  factory: "фабрику",
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
