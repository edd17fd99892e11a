import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { arrange, game, playOn } from "../fixtures/arrange.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { BOARD, HIDDEN, STACK } from "../rules/state.ts";
import type { View } from "../rules/view.ts";
import { gainOf, missing, prospectOf, stackOf, toGoal } from "./facts.ts";

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

  it("[10.3] a building that ends the game promises no free share", () => {
    const touched = ["B", "D", "H", "L2", "L3", "L4"];
    const last = game.view(arrange({ money: [40, 40], built: touched, hands: [["L1"]] }), 0);
    expect(prospectOf(rules, last, 0, rules.lotOf.get("L1") as number)).toMatchObject({
      finishes: true,
      free: undefined,
    });
    const earlier = game.view(arrange({ money: [40, 40], built: touched.slice(1), hands: [["L1"]] }), 0);
    expect(prospectOf(rules, earlier, 0, rules.lotOf.get("L1") as number)).toMatchObject({
      finishes: true,
      free: { id: "stadium" },
    });
  });

  it("[5.2] [10.2] what finishing a street brings is what the log then tells", () => {
    const position = { money: [40, 40], hands: [["L1"]], shares: [{ stadium: [0], "amusement-park": [0] }] };
    for (const built of [
      ["B", "D", "H", "L2", "L3", "L4"],
      ["B", "D", "L2", "L3", "L4"],
    ]) {
      const start = arrange({ ...position, built });
      const { gain, cost } = prospectOf(rules, game.view(start, 0), 0, rules.lotOf.get("L1") as number);
      const paid = playOn(start, ["build L1"]).events.flatMap(({ what, seat, by = 0 }) =>
        what === "money" && seat === 0 ? [by] : [],
      );
      expect(gain - cost).toBe(paid.reduce((sum, by) => sum + by, 0));
    }
  });
});
