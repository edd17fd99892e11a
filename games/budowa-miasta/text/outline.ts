import type { Outline, OutlineRow, Seat, Section } from "@tabletown/kernel";
import type { BuildingRow, ObjectRow } from "../data/table.ts";
import { costOf, isExhausted, isFinished } from "../rules/city.ts";
import { type Card, type CityObject, type Lot, NONE, type Ruleset, SHARES } from "../rules/ruleset.ts";
import { holding, isClosed, isFree, topOf } from "../rules/shares.ts";
import { BOARD, STACK } from "../rules/state.ts";
import { positionIn, type View } from "../rules/view.ts";
import type { Phrases } from "./phrases.ts";

type NameOf = (seat: Seat) => string;

/** The whole table as text: whose turn, the city, the stacks, the players. */
export function outline(phrases: Phrases, rules: Ruleset, view: View, name: NameOf): Outline {
  const players = view.money.map((_, seat) => playerSection(phrases, rules, view, seat, name));
  return {
    sections: [
      tableSection(phrases, view, name),
      citySection(phrases, rules, view),
      stacksSection(phrases, rules, view),
      ...players,
    ],
  };
}

function tableSection(phrases: Phrases, view: View, name: NameOf): Section {
  const say = phrases.outline;
  const who = name(view.turn);
  const turn =
    view.step === "over"
      ? say.over
      : view.step === "share"
        ? say.toAcquire(who)
        : view.short
          ? say.toSell(who)
          : say.toBuild(who);
  return {
    title: say.table,
    rows: [
      { label: say.turn, text: turn, tone: "strong" },
      { label: say.bag, text: say.inBag(view.bag) },
    ],
  };
}

function citySection(phrases: Phrases, rules: Ruleset, view: View): Section {
  const city = positionIn(view);
  const rows = rules.table.streets.map((street, index): OutlineRow => {
    const isBuilt = (lot: string): boolean => view.buildings[rules.lotOf.get(lot) as number] === BOARD;
    const built = street.lots.filter(isBuilt);
    const empty = street.lots.filter((lot) => !isBuilt(lot));
    return {
      label: phrases.street(street.id),
      text: phrases.outline.streetRow(street, built, empty),
      about: street.id,
      ...(isFinished(rules, city, index) && { tone: "good" as const }),
    };
  });
  return { title: phrases.outline.city, rows };
}

function stacksSection(phrases: Phrases, rules: Ruleset, view: View): Section {
  const position = positionIn(view);
  const say = phrases.outline;
  const rows = rules.table.objects.map(({ id, payouts }: ObjectRow, object): OutlineRow => {
    const first = object * SHARES;
    const left = view.shares.slice(first, first + SHARES).filter((place) => place === STACK).length;
    const card = topOf(rules, position, object);
    const top =
      card === NONE
        ? say.emptyStack
        : isClosed(rules, position, object)
          ? say.closedStack
          : isFree(rules, card)
            ? say.freeOnTop(left)
            : say.onTop((rules.cards[card] as Card).price, left);
    const spent = isExhausted(rules, position, object);
    return {
      label: phrases.objects[id],
      text: `${top} ${say.pays(payouts)}`,
      about: id,
      ...(spent && { tone: "muted" as const }),
    };
  });
  return { title: say.stacks, rows };
}

function playerSection(phrases: Phrases, rules: Ruleset, view: View, seat: Seat, name: NameOf): Section {
  const say = phrases.outline;
  const title = name(seat);
  if (view.bankrupt[seat] !== 0) {
    return { title, seat, rows: [{ label: say.money, text: say.bankrupt, tone: "muted" }] };
  }
  const city = positionIn(view);
  const shares = rules.objects.flatMap(({ id, payouts }: CityObject, object) => {
    const count = holding(city, seat, object);
    return count === 0 ? [] : [say.held(id, count, payouts[count] as number)];
  });
  const rows: OutlineRow[] = [
    { label: say.money, text: phrases.money(view.money[seat] as number), tone: "strong" },
    { label: say.shares, text: shares.length > 0 ? shares.join("; ") : say.none },
    { label: say.buildings, text: buildingsText(phrases, rules, view, seat) },
  ];
  return { title, seat, rows };
}

/** One's own buildings with their costs; of others only how many. */
function buildingsText(phrases: Phrases, rules: Ruleset, view: View, seat: Seat): string {
  const count = view.hands[seat] as number;
  if (count === 0) return phrases.outline.none;
  if (!view.buildings.includes(seat)) return phrases.outline.hidden(count);
  const city = positionIn(view);
  const own = view.buildings.flatMap((place, lot) => {
    if (place !== seat) return [];
    const { id, kind } = rules.table.buildings[lot] as BuildingRow;
    const cost = costOf(rules, city, lot);
    return [phrases.outline.priced(phrases.building(id, kind), cost, cost > (rules.lots[lot] as Lot).cost)];
  });
  return own.join("; ");
}
