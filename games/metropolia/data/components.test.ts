import { describe, expect, it } from "vitest";
import { metropolia, type Table } from "../index.ts";

const { standard, check, provenance } = metropolia.components;
const changed = (change: (table: Record<string, unknown> & Table) => void): unknown => {
  const table = JSON.parse(JSON.stringify(standard));
  change(table);
  return table;
};

describe("the component table", () => {
  it("counts kinds and copies as the rulebook does", () => {
    const count = (box: string, colour: string, copies: number): number =>
      standard.establishments.filter((card) => card.box === box && card.colour === colour && card.copies === copies)
        .length;
    const kinds = (box: string): number[] => [
      count(box, "green", 6),
      count(box, "blue", 6),
      count(box, "purple", 4),
      count(box, "red", 6),
    ];
    expect(kinds("base")).toEqual([5, 5, 3, 2]);
    expect(kinds("plus")).toEqual([2, 3, 2, 3]);
    const copies = (box: string): number =>
      standard.establishments.reduce((sum, card) => sum + (card.box === box ? card.copies : 0), 0);
    expect([copies("base"), copies("plus")]).toEqual([84, 56]);
    expect(standard.landmarks.map(({ box }) => box)).toEqual(["base", "base", "base", "base", "plus", "plus"]);
  });
  it("prices every card", () => {
    const costs = Object.fromEntries(
      [...standard.establishments, ...standard.landmarks].map(({ id, cost }) => [id, cost]),
    );
    expect(costs).toEqual({
      ...{ "wheat-field": 1, ranch: 1, forest: 3, mine: 6, "apple-orchard": 3 },
      ...{ bakery: 1, "convenience-store": 2, "cheese-factory": 5, "furniture-factory": 3, "produce-market": 2 },
      ...{ cafe: 2, "family-restaurant": 3, stadium: 6, "tv-station": 7, "business-center": 8 },
      ...{ "flower-field": 2, "mackerel-boat": 2, "tuna-boat": 5, "flower-shop": 1, "food-warehouse": 2 },
      ...{ "sushi-bar": 2, "pizza-joint": 1, "hamburger-stand": 1, publisher: 5, "tax-office": 4 },
      ...{ "train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22, harbor: 2, airport: 30 },
    });
  });
});

describe("checking a table", () => {
  it("accepts the standard one and changed values", () => {
    expect(check(changed(() => {}))).toEqual({ ok: true, value: standard });
    expect(
      check(changed((table) => Object.assign(table.establishments[0] ?? {}, { cost: 2, numbers: [1, 2] }))).ok,
    ).toBe(true);
  });
  it("names the place that is wrong", () => {
    const first = (fields: object) => changed((table) => Object.assign(table.establishments[0] ?? {}, fields));
    const problems: readonly [unknown, RegExp][] = [
      [undefined, /table/],
      [[], /start/],
      [changed((table) => Object.assign(table, { extra: 1 })), /extra/],
      [first({ cost: -1 }), /establishments\.0\.cost/],
      [first({ cost: "1" }), /establishments\.0\.cost/],
      [first({ numbers: [1.5] }), /establishments\.0\.numbers\.0/],
      [first({ numbers: [1, 1] }), /wheat-field.*twice/],
      [first({ id: "palace" }), /establishments\.0\.id: must be wheat-field/],
      [first({ box: "plus" }), /establishments\.0\.box: must be base/],
      [first({ colour: "red" }), /wheat-field.*red card cannot/],
      [first({ symbol: "tower" }), /wheat-field.*tower/],
      [first({ needs: "harbor" }), /wheat-field.*harbor/],
      [first({ effect: { type: "bank-per-card", card: "flower-field", amount: 1 } }), /wheat-field.*flower-field/],
      [first({ effect: { type: "steal" } }), /establishments\.0\.effect/],
      [changed((table) => Object.assign(table.start, { establishments: ["stadium"] })), /stadium is purple/],
      [changed((table) => Object.assign(table.start, { establishments: ["tuna-boat"] })), /start\.establishments/],
      [changed((table) => Object.assign(table.landmarks[0] ?? {}, { effect: { type: "reroll" } })), /train-station/],
      [
        changed((table) => Object.assign(table, { establishments: table.establishments.slice(1) })),
        /establishments\.0\.id/,
      ],
      [changed((table) => Object.assign(table.townHall, { id: "castle" })), /townHall/],
    ];
    for (const [table, problem] of problems) {
      const checked = check(table);
      expect(checked.ok ? "accepted" : checked.problem).toMatch(problem);
    }
  });
});

describe("provenance", () => {
  it("says for every field of every component how sure it is", () => {
    for (const card of standard.establishments) {
      const fields = Object.keys(card).filter((field) => field !== "id" && field !== "box");
      expect(Object.keys(provenance(standard, card.id)).toSorted()).toEqual(fields.toSorted());
    }
    for (const { id } of standard.landmarks) expect(Object.keys(provenance(standard, id))).toEqual(["cost", "effect"]);
    expect(provenance(standard, "town-hall")).toEqual({ amount: "rulebook" });
    expect(provenance(standard, "palace")).toEqual({});
  });
  it("owns up to what is not the rulebook's", () => {
    expect(provenance(standard, "cafe")).toMatchObject({
      numbers: "rulebook",
      effect: "rulebook",
      cost: "other-edition",
    });
    expect(provenance(standard, "sushi-bar").cost).toBe("reconstructed");
  });
  it("calls a changed value sourced by whoever changed it", () => {
    const table = check(changed((own) => Object.assign(own.establishments[3] ?? {}, { cost: 7 })));
    if (!table.ok) throw new Error(table.problem);
    expect(provenance(table.value, "mine")).toMatchObject({ cost: "sourced", numbers: "other-edition" });
  });
});
