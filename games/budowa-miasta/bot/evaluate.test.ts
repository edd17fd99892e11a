import { describe, expect, it } from "vitest";
import { arrange, playOn, rules } from "../fixtures/arrange.ts";
import { Evaluation } from "./evaluate.ts";
import { HABITS, learnedHabits } from "./habits.ts";

const evaluation = new Evaluation(rules, HABITS);
const learned = new Evaluation(rules, learnedHabits(2));
const hands = [
  ["A1", "A2"],
  ["L1", "L2"],
];

describe("evaluation", () => {
  it("likes money and shares that will still pay, and gives nothing for those that cannot", () => {
    const [mine = 0, yours = 0] = evaluation.of(arrange({ money: [40, 30], hands: [["A1"], ["A4"]] }));
    expect(mine).toBeGreaterThan(yours);
    const worth = (built: string[]): number => {
      const [some = 0] = evaluation.of(arrange({ money: [40, 40], built, hands, shares: [{ restaurant: [0, 6] }] }));
      const [no = 0] = evaluation.of(arrange({ money: [40, 40], built, hands }));
      return some - no;
    };
    expect(worth([])).toBeGreaterThan(10);
    expect(worth(["C", "J"])).toBe(0);
  });

  it("sees how near the end is and who holds the building that brings it", () => {
    const far = evaluation.outlook(arrange({ money: [40, 40], hands }));
    expect(far.city.gap).toBe(16);
    const near = arrange({ money: [40, 40], built: ["B", "D", "H", "L2", "L3", "L4"], hands: [["L1"], ["A1"]] });
    const { gap, closing } = evaluation.outlook(near).city;
    expect([gap, rules.lots[closing]?.id]).toEqual([1, "L1"]);
    const [holder = 0, other = 0] = evaluation.of(near);
    expect(holder - other).toBeGreaterThan(10);
    expect(evaluation.scale(near)).toBeLessThan(evaluation.scale(arrange({ money: [40, 40], hands })));
  });

  it("has learned that a street seldom pays which pays one far more than the others, least where those hold its buildings", () => {
    const pool = rules.objectOf.get("pool") ?? -1;
    const payouts = (held: readonly string[][], prices: readonly number[]): number => {
      const s = arrange({ money: [40, 40], hands: held.map((hand) => [...hand]), shares: [{ pool: [...prices] }] });
      return learned.outlook(s).payouts[pool] ?? 0;
    };
    const bag = [["L1"], ["L2"]];
    expect(payouts(bag, [0, 6, 7, 8, 9])).toBeLessThan(payouts(bag, [0]));
    const touching = rules.objects[pool]?.streets.map((street) => rules.streets[street]?.lots[0] ?? -1) ?? [];
    const [first = ""] = touching.map((lot) => rules.lots[lot]?.id ?? "");
    const shares = [0, 6, 7];
    expect(payouts([["L1"], [first]], shares)).toBeLessThan(payouts([[first], ["L1"]], shares));
  });

  it("has learned that money is worth more while shares can still be bought", () => {
    const tenMore = (built: string[]): number => {
      const [rich = 0] = learned.of(arrange({ money: [50, 40], built, hands: [["L1"], ["A1"]] }));
      const [poor = 0] = learned.of(arrange({ money: [40, 40], built, hands: [["L1"], ["A1"]] }));
      return rich - poor;
    };
    expect(tenMore([])).toBeGreaterThan(tenMore(["B", "D", "H", "L2", "L3", "L4"]));
  });

  it("counts a free share within reach before it is taken", () => {
    const built = playOn(arrange({ money: [40, 40], hands }), ["build A1"]).state;
    const [before = 0] = evaluation.of(built);
    const inner = playOn(arrange({ money: [41, 40], hands }), ["build A2"]).state;
    const [without = 0] = evaluation.of(inner);
    expect(before - without).toBeGreaterThan(5);
  });

  it("puts who is bankrupt below everybody, and a finished game by its money", () => {
    const s = arrange({ money: [0, 5, 9], hands: [[], ["A1"], ["A4"]], turn: 1 });
    s.bankrupt = [1, 0, 0];
    const [gone = 0, ...left] = evaluation.of(s);
    expect(gone).toBeLessThan(Math.min(...left));
    const end = playOn(arrange({ money: [40, 1], built: ["B", "D", "H", "L2", "L3", "L4"], hands: [["L1"], ["A1"]] }), [
      "build L1",
    ]).state;
    expect(evaluation.of(end)).toEqual(end.money);
  });
});
