import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { OBJECTS } from "../data/table.ts";
import { at, choices, game, stackOf } from "../fixtures/arrange.ts";
import { BAG, BOARD } from "./state.ts";

const starts = [
  [2, 60],
  [3, 50],
  [4, 40],
  [5, 35],
  [6, 30],
] as const;

describe("setup", () => {
  for (const [seats, money] of starts) {
    it(`[2.1] ${seats} players start with ${money} each`, () => {
      expect(game.setup(seats, quickChance(1)).money).toEqual(new Array(seats).fill(money));
    });

    it(`[2.2] ${seats} players draw four buildings each and the rest stays in the bag`, () => {
      const s = game.setup(seats, quickChance(2));
      const hands = s.money.map((_, seat) => at(s, seat));
      expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(4));
      expect(at(s, BAG)).toHaveLength(48 - 4 * seats);
      expect(at(s, BOARD)).toEqual([]);
      expect(new Set([...hands.flat(), ...at(s, BAG)]).size).toBe(48);
    });
  }

  it("[2.2] every building can be drawn", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) for (const id of at(game.setup(6, quickChance(seed)), 0)) seen.add(id);
    expect(seen.size).toBe(48);
  });

  it("[2.3] stacks lie in order of price with the free share on top", () => {
    const s = game.setup(3, quickChance(3));
    for (const object of OBJECTS) {
      const prices = stackOf(s, object);
      expect(prices).toHaveLength(5);
      expect(prices[0]).toBe(0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it("[2.4] the first seat begins and builds one of its four", () => {
    const s = game.setup(6, quickChance(4));
    expect(game.toAct(s)).toEqual([0]);
    expect(choices(s)).toEqual(at(s, 0).map((lot) => `build ${lot}`));
    expect(game.actions(s, 1)).toEqual([]);
  });

  it("[1.3] H3 is a factory and costs 3", () => {
    expect(standard.buildings.find(({ id }) => id === "H3")).toMatchObject({ kind: "factory", cost: 3 });
  });
});
