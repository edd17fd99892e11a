import type { ObjectId, Table } from "../data/table.ts";
import type { Action } from "./action.ts";
import type { Options } from "./options.ts";
import { countIn, type LotSet, lotSetOf } from "./sets.ts";

/** Stands for "no lot", "no object", "no card" among indexes. */
export const NONE = -1;

/** Shares per object. */
export const SHARES = 5;

/** A lot and the building that belongs on it; lots are numbered as the buildings in the table. */
export interface Lot {
  readonly id: string;
  readonly cost: number;
  readonly street: number;
  /** The object this lot touches. */
  readonly touches: number;
  /** The lots beside it in its street. */
  readonly beside: LotSet;
}

export interface Street {
  readonly id: string;
  readonly ends: readonly [first: number, last: number];
  readonly lots: readonly number[];
  readonly set: LotSet;
}

/** One of the nine things between the streets that people invest in. */
export interface CityObject {
  readonly id: ObjectId;
  readonly streets: readonly number[];
  /** Lots that touch it. */
  readonly lots: readonly number[];
  readonly beside: LotSet;
  /** All lots of its streets. */
  readonly around: LotSet;
  /** By number of shares, from none. */
  readonly payouts: readonly number[];
  /** By the set of shares that a seat holds. */
  readonly paysFor: readonly number[];
}

/** A share card; the cards of object o are numbered from 5 × o, in order of price. */
export interface Card {
  readonly object: number;
  readonly price: number;
  /** What the bank pays for it. */
  readonly resale: number;
}

/** A component table made ready for play: everything by index, every action made once. */
export interface Ruleset {
  readonly table: Table;
  readonly lots: readonly Lot[];
  readonly streets: readonly Street[];
  readonly objects: readonly CityObject[];
  readonly cards: readonly Card[];
  readonly goal: readonly [number, number];
  readonly lotOf: ReadonlyMap<string, number>;
  readonly objectOf: ReadonlyMap<string, number>;
  readonly build: readonly Action[];
  readonly sell: readonly Action[];
  readonly take: readonly Action[];
  readonly buy: readonly Action[];
}

export const PASS: Action = { type: "pass" };

/** Made once per game. There are no options to compile. */
export function rulesetOf(_options: Options, table: Table): Ruleset {
  const lotOf = new Map(table.buildings.map(({ id }, lot) => [id, lot]));
  const objectOf = new Map<string, number>(table.objects.map(({ id }, object) => [id, object]));
  const indexOf = (map: ReadonlyMap<string, number>, id: string): number => {
    const index = map.get(id);
    if (index === undefined) throw new Error(`the component table has no ${id}`);
    return index;
  };
  const streets = table.streets.map(
    ({ id, first, last, lots }): Street => ({
      id,
      ends: [indexOf(objectOf, first), indexOf(objectOf, last)],
      lots: lots.map((lot) => indexOf(lotOf, lot)),
      set: lotSetOf(lots.map((lot) => indexOf(lotOf, lot))),
    }),
  );
  const lots = table.buildings.map(({ id, cost }, lot): Lot => {
    const street = streets.findIndex((candidate) => candidate.lots.includes(lot));
    const { ends, lots } = streets[street] as Street;
    const index = lots.indexOf(lot);
    // SPEC 1.2
    const touches = index === 0 ? ends[0] : index === lots.length - 1 ? ends[1] : NONE;
    return { id, cost, street, touches, beside: lotSetOf(lots.filter((_, i) => Math.abs(i - index) === 1)) };
  });
  const objects = table.objects.map(({ id, payouts: printed }, object): CityObject => {
    const touching = lots.flatMap(({ touches }, lot) => (touches === object ? [lot] : []));
    const payouts = [0, ...printed];
    return {
      id,
      streets: streets.flatMap(({ ends }, street) => (ends.includes(object) ? [street] : [])),
      lots: touching,
      beside: lotSetOf(touching),
      around: lotSetOf(streets.flatMap(({ ends, lots }) => (ends.includes(object) ? lots : []))),
      payouts,
      paysFor: Array.from({ length: 1 << SHARES }, (_, shares) => payouts[countIn(shares)] as number),
    };
  });
  const cards = table.objects.flatMap(({ shares }, object) =>
    // SPEC 8.2
    shares.map(({ price }): Card => ({ object, price, resale: Math.ceil(price / 2) })),
  );
  return {
    table,
    lots,
    streets,
    objects,
    cards,
    goal: [indexOf(objectOf, table.goal[0]), indexOf(objectOf, table.goal[1])],
    lotOf,
    objectOf,
    build: lots.map(({ id }): Action => ({ type: "build", lot: id })),
    sell: cards.map(
      ({ object, price }): Action => ({ type: "sell", object: (objects[object] as CityObject).id, price }),
    ),
    take: objects.map(({ id }): Action => ({ type: "take", object: id })),
    buy: objects.map(({ id }): Action => ({ type: "buy", object: id })),
  };
}
