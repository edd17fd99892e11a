import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { standard } from "../data/standard.ts";
import { OBJECTS } from "../data/table.ts";
import { arrange, buildingsOf, choices, game, playOn, rules, stackOf } from "../fixtures/arrange.ts";
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
      const hands = s.money.map((_, seat) => buildingsOf(s, seat));
      expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(4));
      expect(buildingsOf(s, BAG)).toHaveLength(48 - 4 * seats);
      expect(buildingsOf(s, BOARD)).toEqual([]);
      expect(new Set([...hands.flat(), ...buildingsOf(s, BAG)]).size).toBe(48);
    });
  }

  it("[2.2] every building can be drawn", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++)
      for (const id of buildingsOf(game.setup(6, quickChance(seed)), 0)) seen.add(id);
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
    expect(choices(s)).toEqual(buildingsOf(s, 0).map((lot) => `build ${lot}`));
    expect(game.actions(s, 1)).toEqual([]);
  });

  it("[2.4] then play goes clockwise, seat by seat, and round again", () => {
    const hands = [["A1", "A2"], ["B1"], ["C1"]];
    const moves = ["build A1", "pass", "build B1", "pass", "build C1", "pass"];
    const turns = moves.map((_, made) => playOn(arrange({ money: [40, 40, 40], hands }), moves.slice(0, made)).state);
    expect(turns.map((s) => game.toAct(s))).toEqual([[0], [0], [1], [1], [2], [2]]);
    expect(game.toAct(playOn(arrange({ money: [40, 40, 40], hands }), moves).state)).toEqual([0]);
  });

  it("[1.3] each of the 48 buildings is built on the lot of its own symbol and nowhere else", () => {
    expect(rules.lots).toHaveLength(48);
    for (const { id } of rules.lots) {
      const s = arrange({ money: [40, 40], hands: [[id], [id === "L3" ? "L2" : "L3"]] });
      expect(choices(s)).toEqual([`build ${id}`]);
      expect(buildingsOf(playOn(s, [`build ${id}`]).state, BOARD)).toEqual([id]);
    }
  });

  it("[1.4] a stack gives its free share first, then four, each dearer than the one before, and then no more", () => {
    const { objects } = standard;
    for (const { id, shares, payouts } of objects) {
      expect(payouts).toHaveLength(5);
      const [lot = ""] = rules.objects[rules.objectOf.get(id) ?? 0]?.lots.map((index) => rules.lots[index]?.id) ?? [];
      const hand = standard.buildings.map((building) => building.id).filter((other) => other !== lot);
      const s = arrange({ money: [200, 200], hands: [[lot, ...hand.slice(0, 8)], hand.slice(8, 16)] });
      let state = playOn(s, [`build ${lot}`, `take ${id}`]).state;
      const paid: number[] = [];
      for (let turn = 0; turn < 4; turn++) {
        state = playOn(state, [choices(state)[0] ?? ""]).state;
        const before = state.money[state.turn] ?? 0;
        const buyer = state.turn;
        state = playOn(state, [`buy ${id}`]).state;
        paid.push(before - (state.money[buyer] ?? 0));
      }
      expect([0, ...paid]).toEqual(shares.map(({ price }) => price));
      expect(paid).toEqual([...paid].sort((a, b) => a - b));
      expect(stackOf(state, id)).toEqual([]);
    }
  });

  it("[1.3] H3 is a factory and costs 3", () => {
    expect(standard.buildings.find(({ id }) => id === "H3")).toMatchObject({ kind: "factory", cost: 3 });
  });
});
