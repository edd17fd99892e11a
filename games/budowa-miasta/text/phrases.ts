import type { Language, Person, RuleText, Seat } from "@tabletown/kernel";
import type { Kind, ObjectId, Table } from "../data/table.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";

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
  "row",
  "column",
  "lots",
] as const;
export type FieldId = (typeof FIELDS)[number];

/** What a sentence about an event needs beside the event. */
export interface EventFacts {
  /** Who sits on the event's seat; without a name where it has none. */
  readonly who: Person;
  readonly goal: readonly [from: ObjectId, to: ObjectId];
  kindOf(lot: string): Kind;
  streetOf(id: string): StreetFacts;
}

type Events = { readonly [What in Event["what"]]: Extract<Event, { what: What }> };

/** Events by their names, written so that the compiler follows a name from an event to its phrase. */
export type EventNamed<What extends Event["what"]> = { [W in What]: { readonly what: W } & Events[W] }[What];

/** A sentence for every event of the game. */
export type EventPhrases = {
  readonly [What in Event["what"]]: (event: EventNamed<What>, facts: EventFacts) => string;
};

/** What a reason needs beside itself. */
export interface ReasonFacts {
  /** The street it is about, where it is about one. */
  readonly street: StreetFacts | undefined;
  who(seat: Seat): Person;
}

/** What can speak for a move, without a full stop. */
export type ReasonPhrases = {
  readonly [What in Reason["what"]]: (reason: Extract<Reason, { what: What }>, facts: ReasonFacts) => string;
};

/** One language's way of saying everything the game has to say. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  rules(table: Table): readonly RuleText[];
  readonly game: string;
  readonly objects: Readonly<Record<ObjectId, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** What happens, as a heading. */
  readonly eventNames: Readonly<Record<Event["what"], string>>;
  readonly fields: Readonly<Record<FieldId, string>>;

  money(amount: number): string;
  street(id: string): string;
  building(lot: string, kind: Kind): string;

  readonly effects: {
    object(facts: ObjectFacts): string;
    street(facts: StreetFacts): string;
    building(facts: BuildingFacts, cost: number): string;
    kind(kind: Kind): string;
  };

  /** Choices, as the person choosing reads them. */
  readonly actions: {
    build(facts: BuildingFacts, cost: number, doubled: boolean): string;
    sell(object: ObjectId, price: number, resale: number): string;
    take(object: ObjectId): string;
    buy(object: ObjectId, price: number): string;
    readonly pass: string;
  };

  /** What happens, as sentences for the log. */
  readonly events: EventPhrases;
  readonly reasons: ReasonPhrases;

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
