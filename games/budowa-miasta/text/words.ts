import {
  begun,
  glossaryIn,
  type Language,
  type Outline,
  type Person,
  peopleIn,
  type Seat,
  somebody,
  type Words,
} from "@tabletown/kernel";
import type { BuildingRow, Kind, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { costOf } from "../rules/city.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import { type Card, type CityObject, type Lot, type Ruleset, rulesetOf, SHARES } from "../rules/ruleset.ts";
import { topOf } from "../rules/shares.ts";
import { positionIn, type View } from "../rules/view.ts";
import { en } from "./en/index.ts";
import { outline } from "./outline.ts";
import {
  type BuildingFacts,
  type EventFacts,
  type EventNamed,
  type EventPhrases,
  FIELDS,
  type Phrases,
  type ReasonFacts,
  type StreetFacts,
} from "./phrases.ts";
import { pl } from "./pl/index.ts";
import { ru } from "./ru/index.ts";
import { terms } from "./terms.ts";

const PRICES = ["price.1", "price.2", "price.3", "price.4", "price.5"] as const;

const languages: Readonly<Record<Language, Phrases>> = { en, pl, ru };

export function phrasesIn(language: Language): Phrases {
  return languages[language];
}

/** Everything the game says in one language about one component table. */
export function wordsIn(language: Language, table: Table): Words<Action, View, Event> {
  const phrases = phrasesIn(language);
  const rules = rulesetOf({}, table);
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    rules: phrases.rules(table),
    glossary: glossaryIn(language, terms),
    names: namesOf(phrases, table),
    effect: (component) => effect(phrases, rules, component),
    action: (action, view) => actionText(phrases, rules, action, view),
    event: (event, name, you) => told(phrases.events, event, eventFacts(rules, event, peopleIn(language, name, you))),
    reason: (reason: Reason, name, you) => reasonText(phrases, table, reason, peopleIn(language, name, you)),
    outline: (view, name): Outline => outline(phrases, rules, view, name),
  };
}

function namesOf(phrases: Phrases, table: Table): Record<string, string> {
  return {
    game: phrases.game,
    ...phrases.objects,
    ...phrases.kinds,
    ...Object.fromEntries(table.streets.map(({ id }) => [id, phrases.street(id)])),
    ...Object.fromEntries(table.buildings.map(({ id, kind }) => [id, phrases.building(id, kind)])),
    ...phrases.eventNames,
    ...Object.fromEntries(FIELDS.map((id) => [`field.${id}`, phrases.fields[id]])),
    // The same prices where they stand in the table.
    ...Object.fromEntries(PRICES.map((id, rank) => [`field.shares.${rank}.price`, phrases.fields[id]])),
  };
}

function reasonText({ reasons }: Phrases, table: Table, reason: Reason, who: (seat: Seat) => Person): string {
  // The phrase found by a reason's name is the one for that reason.
  const phrase = reasons[reason.what] as (reason: Reason, facts: ReasonFacts) => string;
  return phrase(reason, { street: table.streets.find(({ id }) => id === reason.about), who });
}

function effect(phrases: Phrases, rules: Ruleset, component: string): string {
  const { table } = rules;
  const object = table.objects.find(({ id }) => id === component);
  if (object !== undefined) {
    const { streets, lots } = rules.objects[table.objects.indexOf(object)] as CityObject;
    return phrases.effects.object({
      id: object.id,
      streets: streets.map((street) => table.streets[street]?.id ?? ""),
      lots: lots.map((lot) => (rules.lots[lot] as Lot).id),
      payouts: object.payouts,
      prices: object.shares.slice(1).map(({ price }) => price),
    });
  }
  const street = table.streets.find(({ id }) => id === component);
  if (street !== undefined) return phrases.effects.street(street);
  const building = table.buildings.find(({ id }) => id === component);
  if (building !== undefined) return phrases.effects.building(buildingFacts(rules, building.id), building.cost);
  return Object.hasOwn(phrases.kinds, component) ? phrases.effects.kind(component as Kind) : "";
}

export function buildingFacts(rules: Ruleset, id: string): BuildingFacts {
  const index = rules.lotOf.get(id) as number;
  const { street, touches } = rules.lots[index] as Lot;
  const object = rules.objects[touches]?.id;
  return {
    lot: id,
    kind: (rules.table.buildings[index] as BuildingRow).kind,
    street: rules.table.streets[street]?.id ?? "",
    ...(object !== undefined && { touches: object }),
  };
}

function actionText(phrases: Phrases, rules: Ruleset, action: Action, view: View): string {
  const say = phrases.actions;
  switch (action.type) {
    case "build": {
      const lot = rules.lotOf.get(action.lot) as number;
      const cost = costOf(rules, positionIn(view), lot);
      return say.build(buildingFacts(rules, action.lot), cost, cost > (rules.lots[lot] as Lot).cost);
    }
    case "sell": {
      const first = (rules.objectOf.get(action.object) as number) * SHARES;
      const card = rules.cards.slice(first, first + SHARES).find(({ price }) => price === action.price) as Card;
      return say.sell(action.object, action.price, card.resale);
    }
    case "take":
      return say.take(action.object);
    case "buy": {
      const card = topOf(rules, positionIn(view), rules.objectOf.get(action.object) as number);
      return say.buy(action.object, rules.cards[card]?.price ?? 0);
    }
    case "pass":
      return say.pass;
  }
}

function told<What extends Event["what"]>(phrases: EventPhrases, event: EventNamed<What>, facts: EventFacts): string {
  const what: What = event.what;
  return begun(phrases[what](event, facts), facts.who);
}

function eventFacts(rules: Ruleset, { seat }: Event, people: (seat: Seat) => Person): EventFacts {
  return {
    who: seat === undefined ? somebody("") : people(seat),
    goal: rules.table.goal,
    kindOf: (lot) => buildingFacts(rules, lot).kind,
    streetOf: (street) => rules.table.streets.find(({ id }) => id === street) as StreetFacts,
  };
}
