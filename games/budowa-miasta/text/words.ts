import type { GameEvent, Outline, Seat, Words } from "@tabletown/kernel";
import type { BuildingRow, Kind, ObjectId, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { costOf } from "../rules/city.ts";
import { type Attraction, type Card, type Lot, type Ruleset, rulesetOf, SHARES } from "../rules/ruleset.ts";
import { topOf } from "../rules/shares.ts";
import type { View } from "../rules/state.ts";
import { outline } from "./outline.ts";
import { type BuildingFacts, EVENTS, FIELDS, type Phrases, type StreetFacts } from "./phrases.ts";

type Name = (seat: Seat) => string;

/** Everything the game says in one language about one component table. */
export function wordsOf(phrases: Phrases, table: Table): Words<Action, View> {
  const rules = rulesetOf(table);
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    rules: phrases.rules(table),
    names: namesOf(phrases, table),
    effect: (component) => effect(phrases, rules, component),
    action: (action, view) => choice(phrases, rules, action, view),
    event: (event, name) => told(phrases, rules, event, name),
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
    ...Object.fromEntries(EVENTS.map((id) => [id, phrases.events[id]])),
    ...Object.fromEntries(FIELDS.map((id) => [`field.${id}`, phrases.fields[id]])),
  };
}

function effect(phrases: Phrases, rules: Ruleset, component: string): string {
  const { table } = rules;
  const object = table.objects.find(({ id }) => id === component);
  if (object !== undefined) {
    const { streets, lots } = rules.objects[table.objects.indexOf(object)] as Attraction;
    return phrases.effect.object({
      id: object.id,
      streets: streets.map((street) => table.streets[street]?.id ?? ""),
      lots: lots.map((lot) => (rules.lots[lot] as Lot).id),
      payouts: object.payouts,
      prices: object.shares.slice(1).map(({ price }) => price),
    });
  }
  const street = table.streets.find(({ id }) => id === component);
  if (street !== undefined) return phrases.effect.street(street);
  const building = table.buildings.find(({ id }) => id === component);
  if (building !== undefined) return phrases.effect.building(buildingFacts(rules, building.id), building.cost);
  return Object.hasOwn(phrases.kinds, component) ? phrases.effect.kind(component as Kind) : "";
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

function choice(phrases: Phrases, rules: Ruleset, action: Action, view: View): string {
  const say = phrases.choice;
  switch (action.do) {
    case "build": {
      const lot = rules.lotOf.get(action.lot) as number;
      const cost = costOf(rules, view, lot);
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
      const card = topOf(rules, view, rules.objectOf.get(action.object) as number);
      return say.buy(action.object, rules.cards[card]?.price ?? 0);
    }
    case "pass":
      return say.pass;
  }
}

function told(phrases: Phrases, rules: Ruleset, event: GameEvent, name: Name): string {
  const say = phrases.told;
  const who = event.seat === undefined ? "" : name(event.seat);
  const { of = "", by = 0, now = 0 } = event;
  const object = of as ObjectId;
  switch (event.what) {
    case "turn":
      return say.turn(who);
    case "idle":
      return say.idle(who);
    case "short":
      return say.short(who);
    case "built":
      return say.built(who, of, buildingFacts(rules, of).kind);
    case "money":
      return toldMoney(phrases, event, who, by);
    case "finished":
      return say.finished(rules.table.streets.find(({ id }) => id === of) as StreetFacts);
    case "joined":
      return say.joined(...rules.table.goal);
    case "taken":
      return say.taken(who, object);
    case "bought":
      return say.bought(who, object, numberIn(event, "price"));
    case "passed":
      return say.passed(who);
    case "closed":
      return say.closed(object);
    case "drawn":
      return event.of === undefined ? say.drawn(who, now) : say.drawn(who, now, buildingFacts(rules, of));
    case "no-draw":
      return say.noDraw(who);
    case "sold":
      return say.sold(who, object, numberIn(event, "price"));
    case "bankrupt":
      return say.bankrupt(who);
    case "refilled":
      return say.refilled(who, by, now);
    case "restored":
      return say.restored(object, numberIn(event, "price"));
    case "removed":
      return say.removed(object);
    case "survivor":
      return say.survivor(who);
    case "spent":
      return say.spent(who, now);
    case "won":
      return say.won(who, now, event.cause.rule === "10.6");
    default:
      return event.what;
  }
}

/** Why money moved is told by the rule that moved it. */
function toldMoney(phrases: Phrases, event: GameEvent, who: string, by: number): string {
  const say = phrases.told;
  const { rule, component = "" } = event.cause;
  const object = component as ObjectId;
  switch (rule) {
    case "4.2":
    case "4.3":
      return say.paidForBuilding(who, -by, component, rule === "4.3");
    case "5.2":
      return say.payout(who, by, object, numberIn(event, "shares"));
    case "6.1":
      return say.paidForShare(who, -by, object);
    case "8.2":
      return say.proceeds(who, by, object);
    case "9.3":
      return say.forfeited(who, -by);
    default:
      return say.bonus(who, by);
  }
}

function numberIn({ detail }: GameEvent, field: string): number {
  const value = typeof detail === "object" && detail !== null ? Reflect.get(detail, field) : undefined;
  return typeof value === "number" ? value : 0;
}
