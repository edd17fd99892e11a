import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { BOARD, HIDDEN, STACK } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { gainOf, missing, stackOf, toGoal } from "./facts.ts";

const rules = rulesetOf({}, standard);

function view(built: readonly string[], held: Readonly<Record<number, number>> = {}): View {
  return {
    viewer: 0,
    turn: 0,
    step: "build",
    short: false,
    raised: 0,
    site: -1,
    money: [60, 60],
    bankrupt: [0, 0],
    shares: rules.cards.map((_, card) => held[card] ?? STACK),
    returned: [],
    buildings: rules.lots.map(({ id }) => (built.includes(id) ? BOARD : HIDDEN)),
    hands: [4, 4],
    bag: 40,
  };
}

describe("what the board works out", () => {
  it("[10.1] the goal is four streets away at first, and finished streets bring it nearer", () => {
    expect(toGoal(rules, view([]))).toBe(16);
    expect(toGoal(rules, view(["A1", "A2", "A3", "A4"]))).toBe(12);
    // A street that lies on no shortest way changes nothing.
    expect(toGoal(rules, view(["C1", "D1"]))).toBe(15);
    const joined = ["A", "F", "G", "L"].flatMap((street) => [1, 2, 3, 4].map((lot) => `${street}${lot}`));
    expect(toGoal(rules, view(joined))).toBe(0);
  });

  it("[5.2] a street pays for the shares in both its objects", () => {
    const a = standard.streets.findIndex(({ id }) => id === "A");
    expect(missing(rules, view(["A1"]), a)).toBe(3);
    // Two shares of the pool, one of the cinema.
    expect(gainOf(rules, view([], { 0: 0, 1: 0, 5: 0 }), 0, a)).toBe(18 + 6);
    expect(gainOf(rules, view([], { 0: 0, 1: 0, 5: 0 }), 1, a)).toBe(0);
  });

  it("[6.4] [6.5] a stack shows its top share and whether it is closed", () => {
    expect(stackOf(rules, view([]), 0)).toMatchObject({ left: 5, free: true, closed: false, price: 0 });
    expect(stackOf(rules, view([], { 0: 1 }), 0)).toMatchObject({ left: 4, free: false, price: 6 });
    expect(stackOf(rules, view(["A4", "B4"]), 0)).toMatchObject({ free: true, closed: true });
  });
});
