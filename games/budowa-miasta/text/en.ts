import { counted } from "@tabletown/kernel";
import type { Kind, ObjectId } from "../data/table.ts";
import type { Phrases, StreetFacts } from "./phrases.ts";
import { rules } from "./rules-en.ts";

const objects: Record<ObjectId, string> = {
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

const kinds: Record<Kind, string> = {
  villa: "villa",
  "block-of-flats": "block of flats",
  office: "office building",
  factory: "factory",
};

const the = (id: ObjectId): string => `the ${objects[id]}`;
const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
const share = (id: ObjectId): string => `${objects[id]} share`;
const building = (lot: string, kind: Kind): string => `${kinds[kind]} ${lot}`;
const money = (amount: number): string => `$${amount}M`;
const between = ({ first, last }: StreetFacts): string => `between ${the(first)} and ${the(last)}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
const shares = (count: number, id: ObjectId): string =>
  counted("en", count, { one: share(id), other: `${share(id)}s` });
const buildings = (count: number): string => counted("en", count, { one: "building", other: "buildings" });

export const en: Phrases = {
  language: "en",
  title: "Budowa miasta",
  pitch:
    "Build up a city street by street, hold shares in what its streets lead to, and be the richest when the swimming pool and the stadium are joined.",
  rules: (table) => rules(table, `${the(table.goal[0])} and ${the(table.goal[1])}`),
  game: "the game as a whole",
  objects,
  kinds,
  events: {
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
  },
  fields: {
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
  },
  money,
  street: (id) => `street ${id}`,
  building,
  effect: {
    object: ({ streets, lots, payouts, prices }) =>
      `On streets ${list(streets)}. Each time one of them is finished, 1 to 5 shares pay ${list(payouts.map(money))}. ` +
      `The first share is free for building on ${list(lots)}; the others cost ${list(prices.map(money))}.`,
    street: (street) => `Runs ${between(street)}. Lots ${list(street.lots)}.`,
    building: ({ kind, lot, street, touches }, cost) =>
      `${a(kinds[kind]).replace(/^a/, "A")} for lot ${lot} on street ${street}` +
      `${touches === undefined ? "" : `, beside ${the(touches)}`}. Costs ${money(cost)}` +
      `${touches === undefined ? `, or ${money(cost * 2)} while nothing stands next to it.` : "."}`,
    kind: () => "The kind of a building only helps to find its lot.",
  },
  choice: {
    build: ({ lot, kind, street, touches }, cost, doubled) =>
      `Build ${building(lot, kind)} on street ${street}` +
      `${touches === undefined ? "" : `, beside ${the(touches)},`} for ${money(cost)}` +
      `${doubled ? ", double since nothing stands next to it" : ""}`,
    sell: (object, price, resale) => `Sell ${a(share(object))} of price ${money(price)} for ${money(resale)}`,
    take: (object) => `Take the free ${share(object)}`,
    buy: (object, price) => `Buy ${a(share(object))} for ${money(price)}`,
    pass: "Acquire no share and end the turn",
  },
  told: {
    turn: (who) => `${who} is to play.`,
    idle: (who) => `${who} has no building left and does not build.`,
    short: (who) => `${who} cannot pay for any building and has to sell shares.`,
    built: (who, lot, kind) => `${who} builds ${building(lot, kind)}.`,
    paidForBuilding: (who, amount, lot, doubled) =>
      `${who} pays ${money(amount)} for ${lot}${doubled ? ", double since nothing stood next to it" : ""}.`,
    paidForShare: (who, amount, object) => `${who} pays ${money(amount)} for the ${share(object)}.`,
    payout: (who, amount, object, count) => `${who} receives ${money(amount)} for ${shares(count, object)}.`,
    proceeds: (who, amount, object) => `${who} receives ${money(amount)} for the ${share(object)}.`,
    forfeited: (who, amount) => `${who} leaves ${money(amount)} to the bank.`,
    bonus: (who, amount) => `${who} receives ${money(amount)} for the last building.`,
    finished: (street) => `Street ${street.id} ${between(street)} is finished.`,
    joined: (from, to) => `Finished streets now join ${the(from)} and ${the(to)}: the game ends.`,
    taken: (who, object) => `${who} takes the free ${share(object)}.`,
    bought: (who, object, price) => `${who} buys ${a(share(object))} for ${money(price)}.`,
    passed: (who) => `${who} acquires no share.`,
    closed: (object) =>
      `Every lot beside ${the(object)} is built on and nobody took its free share: the stack stays closed for good.`,
    drawn: (who, left, drawn) =>
      `${who} draws ${drawn === undefined ? "a building" : building(drawn.lot, drawn.kind)}; ${left} left in the bag.`,
    noDraw: (who) => `The bag is empty: ${who} draws nothing.`,
    sold: (who, object, price) => `${who} sells ${a(share(object))} of price ${money(price)}.`,
    bankrupt: (who) => `${who} is bankrupt and leaves the game.`,
    refilled: (who, count, now) => `${who} puts ${buildings(count)} back into the bag, which now holds ${now}.`,
    restored: (object, price) => `The ${share(object)} of price ${money(price)} goes back to its stack.`,
    removed: (object) => `The free ${share(object)} leaves the game.`,
    survivor: (who) => `${who} is the only one left and wins.`,
    spent: (who, amount) => `${who} spent ${money(amount)} on the shares held.`,
    won: (who, amount, shared) => `${who} ${shared ? "shares the victory" : "wins"} with ${money(amount)}.`,
  },
  outline: {
    table: "Table",
    turn: "Turn",
    bag: "Bag",
    city: "City",
    stacks: "Shares",
    money: "Money",
    buildings: "Buildings",
    shares: "Shares",
    none: "none",
    bankrupt: "bankrupt",
    over: "The game is over.",
    toBuild: (who) => `${who} builds.`,
    toSell: (who) => `${who} is short of money and sells shares or builds.`,
    toAcquire: (who) => `${who} may acquire one share.`,
    inBag: buildings,
    hidden: (count) => `${buildings(count)}, hidden`,
    streetRow: (street, built, empty) =>
      `${between(street)}; ${
        empty.length === 0
          ? "finished"
          : built.length === 0
            ? `nothing built, free lots ${list(empty)}`
            : `built ${list(built)}, free ${list(empty)}`
      }`,
    priced: (name, cost, doubled) => `${name} for ${money(cost)}${doubled ? " (double)" : ""}`,
    emptyStack: "No share left.",
    closedStack: "Closed for good.",
    freeOnTop: (left) => `The free share is on top, ${left} left.`,
    onTop: (price, left) => `Next share ${money(price)}, ${left} left.`,
    pays: (payouts) => `Pays ${payouts.join(", ")} for 1 to ${payouts.length} shares.`,
    held: (object, count, payout) => `${shares(count, object)}, paying ${money(payout)} a street`,
  },
};
