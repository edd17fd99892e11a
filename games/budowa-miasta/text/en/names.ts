import type { Kind, ObjectId } from "../../data/table.ts";
import type { Event } from "../../rules/event.ts";
import type { FieldId } from "../phrases.ts";

export const objects: Record<ObjectId, string> = {
  pool: "swimming pool",
  cinema: "cinema",
  mall: "shopping centre",
  theatre: "theatre",
  cafe: "café",
  "amusement-park": "amusement park",
  restaurant: "restaurant",
  "sports-hall": "sports hall",
  stadium: "stadium",
};

export const kinds: Record<Kind, string> = {
  villa: "villa",
  "block-of-flats": "block of flats",
  office: "office building",
  factory: "factory",
};

/** What happens, as a heading. */
export const eventNames: Readonly<Record<Event["what"], string>> = {
  turn: "turn",
  idle: "nothing to build",
  short: "short of money",
  built: "building placed",
  money: "money",
  finished: "street finished",
  joined: "goal joined",
  taken: "free share taken",
  bought: "share bought",
  passed: "no share",
  closed: "stack closed",
  drawn: "building drawn",
  "no-draw": "nothing drawn",
  sold: "share sold",
  bankrupt: "bankrupt",
  refilled: "bag refilled",
  restored: "share put back",
  removed: "share out of the game",
  survivor: "last one left",
  spent: "spent on shares",
  won: "victory",
};

export const fields: Readonly<Record<FieldId, string>> = {
  startingMoney: "starting money",
  hand: "buildings at the start",
  bonus: "bonus for the last building",
  goal: "objects to be joined",
  place: "place on the map",
  payouts: "payouts",
  "price.1": "first share, free",
  "price.2": "price of the second share",
  "price.3": "price of the third share",
  "price.4": "price of the fourth share",
  "price.5": "price of the fifth share",
  first: "object at the first lot",
  last: "object at the last lot",
  kind: "kind",
  cost: "cost",
  row: "row on the map",
  column: "column on the map",
  lots: "lots",
};
