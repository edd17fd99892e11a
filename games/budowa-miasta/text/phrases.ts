import type { Language, RuleText } from "@tabletown/kernel";
import type { Kind, ObjectId, Table } from "../data/table.ts";

/** What happened or can be done, ready to be put into a sentence. */
export interface BuildingFacts {
  readonly lot: string;
  readonly kind: Kind;
  readonly street: string;
  /** The object the lot touches. */
  readonly touches?: ObjectId;
}

export interface StreetFacts {
  readonly id: string;
  readonly first: ObjectId;
  readonly last: ObjectId;
  readonly lots: readonly string[];
}

export interface ObjectFacts {
  readonly id: ObjectId;
  readonly streets: readonly string[];
  readonly lots: readonly string[];
  readonly payouts: readonly number[];
  /** Of the shares that are for sale. */
  readonly prices: readonly number[];
}

/** Ids that are neither components nor provenance fields. */
export const EVENTS = [
  "turn",
  "idle",
  "short",
  "built",
  "money",
  "finished",
  "joined",
  "taken",
  "bought",
  "passed",
  "closed",
  "drawn",
  "no-draw",
  "sold",
  "bankrupt",
  "refilled",
  "restored",
  "removed",
  "survivor",
  "spent",
  "won",
] as const;
export type EventId = (typeof EVENTS)[number];

/** Fields that provenance speaks of. */
export const FIELDS = [
  "startingMoney",
  "hand",
  "bonus",
  "goal",
  "place",
  "payouts",
  "price.1",
  "price.2",
  "price.3",
  "price.4",
  "price.5",
  "first",
  "last",
  "kind",
  "cost",
] as const;
export type FieldId = (typeof FIELDS)[number];

/** One language's way of saying everything the game has to say. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  rules(table: Table): readonly RuleText[];
  readonly game: string;
  readonly objects: Readonly<Record<ObjectId, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly events: Readonly<Record<EventId, string>>;
  readonly fields: Readonly<Record<FieldId, string>>;

  money(amount: number): string;
  street(id: string): string;
  building(lot: string, kind: Kind): string;

  readonly effect: {
    object(facts: ObjectFacts): string;
    street(facts: StreetFacts): string;
    building(facts: BuildingFacts, cost: number): string;
    kind(kind: Kind): string;
  };

  readonly choice: {
    build(facts: BuildingFacts, cost: number, doubled: boolean): string;
    sell(object: ObjectId, price: number, resale: number): string;
    take(object: ObjectId): string;
    buy(object: ObjectId, price: number): string;
    readonly pass: string;
  };

  readonly told: {
    turn(who: string): string;
    idle(who: string): string;
    short(who: string): string;
    built(who: string, lot: string, kind: Kind): string;
    paidForBuilding(who: string, amount: number, lot: string, doubled: boolean): string;
    paidForShare(who: string, amount: number, object: ObjectId): string;
    payout(who: string, amount: number, object: ObjectId, shares: number): string;
    proceeds(who: string, amount: number, object: ObjectId): string;
    forfeited(who: string, amount: number): string;
    bonus(who: string, amount: number): string;
    finished(facts: StreetFacts): string;
    joined(from: ObjectId, to: ObjectId): string;
    taken(who: string, object: ObjectId): string;
    bought(who: string, object: ObjectId, price: number): string;
    passed(who: string): string;
    closed(object: ObjectId): string;
    /** `building` is absent for those who may not see it. */
    drawn(who: string, left: number, building?: { readonly lot: string; readonly kind: Kind }): string;
    noDraw(who: string): string;
    sold(who: string, object: ObjectId, price: number): string;
    bankrupt(who: string): string;
    refilled(who: string, count: number, now: number): string;
    restored(object: ObjectId, price: number): string;
    removed(object: ObjectId): string;
    survivor(who: string): string;
    spent(who: string, amount: number): string;
    won(who: string, amount: number, shared: boolean): string;
  };

  readonly outline: {
    readonly table: string;
    readonly turn: string;
    readonly bag: string;
    readonly city: string;
    readonly stacks: string;
    readonly money: string;
    readonly buildings: string;
    readonly shares: string;
    readonly none: string;
    readonly bankrupt: string;
    readonly over: string;
    toBuild(who: string): string;
    toSell(who: string): string;
    toAcquire(who: string): string;
    inBag(count: number): string;
    hidden(count: number): string;
    streetRow(facts: StreetFacts, built: readonly string[], empty: readonly string[]): string;
    priced(building: string, cost: number, doubled: boolean): string;
    readonly emptyStack: string;
    readonly closedStack: string;
    freeOnTop(left: number): string;
    onTop(price: number, left: number): string;
    pays(payouts: readonly number[]): string;
    held(object: ObjectId, count: number, payout: number): string;
  };
}
