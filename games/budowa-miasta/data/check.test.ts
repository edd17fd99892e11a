import { tableFaultText } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { budowaMiasta } from "../index.ts";
import { check } from "./check.ts";
import { provenance } from "./provenance.ts";
import { standard } from "./standard.ts";
import type { Table } from "./table.ts";

type Draft = { -readonly [K in keyof Table]: unknown } & {
  objects: Record<string, unknown>[];
  streets: Record<string, unknown>[];
  buildings: Record<string, unknown>[];
};

/** The standard table with something changed. */
function changed(change: (draft: Draft) => void): unknown {
  const draft = JSON.parse(JSON.stringify(standard));
  change(draft);
  return draft;
}

const problem = (change: (draft: Draft) => void): string => {
  const checked = check(changed(change));
  return checked.ok ? "accepted" : tableFaultText("en", checked.problem);
};

describe("the component table", () => {
  it("is accepted as it stands, and comes back the same", () => {
    expect(check(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard });
  });

  it("has nine objects, twelve streets, 48 buildings, 45 shares", () => {
    expect(standard.objects).toHaveLength(9);
    expect(standard.streets).toHaveLength(12);
    expect(standard.buildings).toHaveLength(48);
    expect(standard.objects.flatMap(({ shares }) => shares)).toHaveLength(45);
  });

  it("keeps what the rulebook states", () => {
    const pool = standard.objects.find(({ id }) => id === "pool");
    const theatre = standard.objects.find(({ id }) => id === "theatre");
    expect(pool?.payouts).toEqual([9, 18, 27, 36, 45]);
    expect(theatre?.payouts).toEqual([6, 12, 18, 24, 30]);
    expect(standard.startingMoney).toEqual({ 2: 60, 3: 50, 4: 40, 5: 35, 6: 30 });
    expect(standard.bonus).toBe(20);
  });

  it("names the place of what does not fit", () => {
    const tried: [(draft: Draft) => void, string][] = [
      [(t) => Object.assign(t, { bonus: -1 }), "bonus: "],
      [(t) => Object.assign(t, { extra: 1 }), "extra: "],
      [(t) => Object.assign(t.buildings[30] ?? {}, { cost: 2.5 }), "buildings.30.cost (H3): "],
      [(t) => Object.assign(t.buildings[30] ?? {}, { kind: "castle" }), "buildings.30.kind (H3): "],
      [(t) => Object.assign(t.objects[2] ?? {}, { payouts: [9, 18, 18, 36, 45] }), "objects.2.payouts.2 (mall): "],
      [(t) => Object.assign(t.objects[2] ?? {}, { payouts: [9, 18] }), "objects.2.payouts (mall): "],
      [
        (t) => Reflect.set((t.objects[0] as { shares: object[] }).shares[2] ?? {}, "price", 6),
        "objects.0.shares.2.price (pool): ",
      ],
      [
        (t) => Reflect.set((t.objects[0] as { shares: object[] }).shares[0] ?? {}, "price", 1),
        "objects.0.shares.0.price (pool): ",
      ],
      [(t) => Object.assign(t.objects[1] ?? {}, { id: "pool" }), 'objects.1.id: "pool" is used twice'],
      [(t) => Object.assign(t.objects[1] ?? {}, { column: 0 }), 'objects.1: row and column "0, 0" appears twice'],
      [(t) => Object.assign(t.streets[3] ?? {}, { first: "theatre" }), "streets.3.last (D): "],
      [(t) => Object.assign(t.streets[3] ?? {}, { first: "zoo" }), "streets.3.first (D): "],
      [(t) => Object.assign(t.streets[3] ?? {}, { first: "pool" }), 'streets.3: ends "pool, theatre" appears twice'],
      [
        (t) => Object.assign(t.streets[3] ?? {}, { lots: ["D1", "D2", "D3", "C4"] }),
        'streets.3: lots "C4" appears twice',
      ],
      [(t) => Object.assign(t.streets[3] ?? {}, { lots: ["D1", "D2", "D3", "D5"] }), "streets.3.lots.3: "],
      [(t) => Object.assign(t.buildings[1] ?? {}, { id: "A1" }), 'buildings.1.id: "A1" is used twice'],
      [(t) => t.buildings.pop(), "buildings: "],
      [(t) => Object.assign(t, { goal: ["pool", "pool"] }), "goal.1: "],
      [(t) => Object.assign(t, { startingMoney: { 2: 60 } }), "startingMoney.3: "],
      [(t) => Object.assign(t.streets[10] ?? {}, { first: "cinema" }), "accepted"],
    ];
    for (const [change, place] of tried) expect(problem(change).slice(0, place.length)).toBe(place);
  });

  it("refuses a city in which the goal cannot be reached", () => {
    const reroute = (t: Draft, streets: number[]): void => {
      for (const street of streets) Object.assign(t.streets[street] ?? {}, { first: "pool" });
    };
    // I, J and L turned away from the hall and the stadium, which K still joins; then K too.
    expect(problem((t) => reroute(t, [8, 9, 11]))).toBe("goal: no streets lead from pool to stadium");
    expect(problem((t) => reroute(t, [10, 11]))).toBe("objects.8 (stadium): no street leads here");
  });

  it("[9.1] refuses money that pays for no first building: all would be bankrupt before the game begins", () => {
    const costing = (dear: number, cheap: readonly string[]) => (t: Draft) => {
      Object.assign(t, { startingMoney: { 2: 5, 3: 4, 4: 4, 5: 4, 6: 4 } });
      for (const building of t.buildings)
        Object.assign(building, { cost: cheap.includes(building.id as string) ? 2 : dear });
    };
    expect(problem(costing(5, []))).toBe("startingMoney.3: does not pay for any building: must be at least 5");
    expect(problem(costing(6, ["A1"]))).toBe("accepted");
    // Between the ends of a street the first building costs double.
    expect(problem(costing(6, ["A2"]))).toBe("accepted");
    expect(problem((t) => Object.assign(t.startingMoney as object, { 4: 0 }))).toMatch(/^startingMoney\.4: /);
  });

  it("refuses whatever is no table at all", () => {
    for (const given of [undefined, null, 7, "table", [], {}]) expect(check(given).ok).toBe(false);
  });

  it("says of every value where it comes from", () => {
    expect(provenance(standard, "pool")).toMatchObject({
      payouts: "rulebook",
      "price.2": "rulebook",
      "price.4": "reconstructed",
    });
    expect(provenance(standard, "H3")).toEqual({ kind: "rulebook", cost: "rulebook" });
    expect(provenance(standard, "A3")).toEqual({ kind: "reconstructed", cost: "other-edition" });
    expect(provenance(standard, "C")).toEqual({ first: "reconstructed", last: "rulebook" });
    expect(provenance(standard, "game").bonus).toBe("rulebook");
    expect(provenance(standard, "nothing")).toEqual({});
  });
});

describe("a corrected table", () => {
  const table = changed((t) => {
    Object.assign(t, { bonus: 25, hand: 3, startingMoney: { 2: 11, 3: 12, 4: 13, 5: 14, 6: 15 } });
    Object.assign(t.buildings[0] ?? {}, { cost: 7, kind: "office" });
    Object.assign(t.streets[0] ?? {}, { first: "mall" });
    Object.assign(t.streets[5] ?? {}, { first: "stadium" });
  });

  it("is played with and spoken of everywhere", () => {
    const checked = check(table);
    if (!checked.ok) throw new Error(checked.problem.path);
    const game = budowaMiasta.game({}, checked.value);
    expect(game.components).not.toBe(budowaMiasta.game({}).components);
    const words = budowaMiasta.words("en", checked.value);
    expect(words.names.A1).toBe("office building A1");
    expect(words.effect("A1")).toContain("$7M");
    expect(words.effect("A")).toContain("shopping centre");
    expect(words.rules.find(({ number }) => number === "10.2")?.text).toContain("25");
    expect(words.rules.find(({ number }) => number === "2.1")?.text).toContain("11 when two");
  });
});
