import type { Title } from "@tabletown/kernel";
import { gamesToPlay, lawsOf, type Subject } from "@tabletown/testkit";
import { describe, it } from "vitest";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import { type Action, BAG, BOX, budowaMiasta, type Event, type Options, type State, type View } from "../index.ts";
import { countLots, placesOfCards, placesOfLots, TABLE } from "./sets.ts";
import { holding } from "./shares.ts";

type BudowaMiasta = Title<State, Action, View, Options, Table, Event>;

function subjectOf(title: BudowaMiasta, games: number): Subject<State, Action, View, Options, Table, Event> {
  return {
    title,
    variants: [{}],
    games,
    longest: 400,
    // Every building and every share is somewhere, and in the bag is what says so.
    census: (_, s) => ({
      seats: s.money.length,
      buildings: sum(holders(s).map((holder) => countLots(s, holder))) + s.bag.length,
      bag: new Set(s.bag).size === s.bag.length && s.bag.every((lot) => placesOfLots(s)[lot] === BAG),
      shares:
        sum(holders(s).flatMap((holder) => standard.objects.map((_, object) => holding(s, holder, object)))) +
        placesOfCards(s).filter((place) => place === BOX).length,
    }),
    told: {
      turn: ["turn"],
      step: "any",
      site: "any",
      short: ["turn"],
      raised: "any",
      returned: "any",
      bag: ["drawn", "refilled"],
      "hands.*": ["built", "drawn", "refilled"],
      "buildings.*": ["built", "drawn", "refilled"],
      "shares.*": ["taken", "bought", "closed", "sold", "restored", "removed"],
      "money.*": ["money"],
      "bankrupt.*": ["bankrupt"],
    },
    counts: { money: (s, seat) => s.money[seat] ?? 0 },
  };
}

function holders({ money }: State): number[] {
  return [TABLE, ...money.keys()];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Another printing: rows in another order, streets told from their other end, little money, another goal. */
const strange: Table = {
  ...standard,
  startingMoney: { 2: 9, 3: 13, 4: 11, 5: 12, 6: 10 },
  hand: 3,
  bonus: 0,
  goal: ["restaurant", "mall"],
  objects: standard.objects.toReversed(),
  streets: standard.streets
    .map(({ first, last, lots, ...street }) => ({ ...street, first: last, last: first, lots: lots.toReversed() }))
    .toReversed(),
  buildings: standard.buildings.map((building, i) => ({ ...building, cost: 1 + (i % 6) })).toReversed(),
};

describe("laws", () => {
  for (const { name, check } of lawsOf(subjectOf(budowaMiasta, gamesToPlay(40, 2_000)))) it(name, check);
});

describe("laws with a corrected component table", () => {
  const title: BudowaMiasta = {
    ...budowaMiasta,
    game: (options, table = strange) => budowaMiasta.game(options, table),
    words: (language, table = strange) => budowaMiasta.words(language, table),
  };
  for (const { name, check } of lawsOf(subjectOf(title, gamesToPlay(20, 250)))) it(name, check);

  it("is a table that can be played with", ({ expect }) => {
    expect(budowaMiasta.components.check(strange).ok).toBe(true);
  });
});
