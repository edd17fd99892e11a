import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { arrange, choices, game, type Position } from "../fixtures/arrange.ts";
import type { Action } from "../rules/action.ts";
import type { State } from "../rules/state.ts";
import { budowaMiastaMind } from "./index.ts";

const mind = budowaMiastaMind.mind({});

/** Of what the seat on turn may do, what nobody would see a use in. */
function pointless(s: State): string[] {
  return choices(s).filter((move) => mind.pointless?.(game.parse(move) as Action, s, s.turn));
}

/** The same position after a building. */
function after(s: State, lot: string): State {
  game.apply(s, s.turn, { type: "build", lot }, quickChance(1));
  return s;
}

const RICH: Position = { money: [40, 40, 40] };

test("a share is bought for its price only where the streets left can bring more than that", () => {
  const theatre = (prices: readonly number[], built: readonly string[]): State =>
    after(arrange({ ...RICH, built, hands: [["F2", "L2"], [], []], shares: [{ theatre: prices }, {}, {}] }), "F2");
  expect(pointless(theatre([0, 4], ["C", "D", "B1"]))).toEqual([]);
  expect(pointless(theatre([0, 4, 5], ["C", "D", "B1"]))).toEqual(["buy theatre"]);
  expect(pointless(theatre([0, 4, 5], ["C", "D1", "B1"]))).toEqual([]);
  expect(pointless(theatre([0], ["B", "C", "D"]))).toEqual(["buy theatre"]);
});

test("a share is not bought while one lies there for nothing, nor with money that the next building takes", () => {
  const shares = [{ cafe: [0] }, {}, {}];
  const free = after(arrange({ ...RICH, hands: [["K1", "L2"], [], []], shares }), "K1");
  expect(pointless(free)).toEqual(["buy cafe"]);
  const poor = (money: number): State =>
    after(arrange({ money: [money, 40, 40], hands: [["F2", "E4"], [], []], shares }), "F2");
  expect(pointless(poor(8))).toEqual(["buy cafe"]);
  expect(pointless(poor(9))).toEqual([]);
});

test("a free share is left lying only for a payout, or where it takes a dearer building", () => {
  const built = ["A1", "A2", "A4"];
  const shares = [{ pool: [0], cinema: [0] }, { "amusement-park": [0] }, {}];
  const leaving = (hand: readonly string[]): string[] =>
    pointless(arrange({ ...RICH, built, hands: [hand, [], []], shares }));
  expect(leaving(["K1", "L4", "A3"])).toEqual(["build L4"]);
  expect(leaving(["K1", "B4"])).toEqual([]);
});

test("a share is not sold by who can build, except for a building that pays at once", () => {
  const short = (hand: readonly string[], built: readonly string[]): State => {
    const shares = [{ cafe: [0, 3, 4], theatre: [0, 4] }, {}, {}];
    return arrange({ money: [1, 40, 40], built, hands: [hand, [], []], shares });
  };
  const sold = (s: State): State => {
    game.apply(s, 0, { type: "sell", object: "cafe", price: 4 }, quickChance(1));
    return s;
  };
  expect(pointless(short(["E4", "L2"], []))).toEqual([]);
  const saleable = ["sell theatre 4", "sell cafe 3"];
  expect(pointless(sold(short(["E4", "L2"], []))).sort()).toEqual([...saleable].sort());
  expect(pointless(sold(short(["E4", "L4", "H2"], ["H1", "H3", "H4", "L1", "L3"])))).toEqual([]);
});

test("a street is not finished for others where something else can be built", () => {
  const position: Position = {
    ...RICH,
    built: ["G1", "G3", "G4", "D2", "D3", "D4"],
    hands: [["G2", "D1", "L2"], [], []],
    shares: [{ cafe: [0, 3] }, { theatre: [0, 4], mall: [0] }, { "amusement-park": [0], mall: [6] }],
  };
  expect(pointless(arrange(position))).toEqual(["build G2", "build L2"]);
});

test("nobody pays double who could finish a street that pays", () => {
  const finishing = (held: readonly number[]): Position => ({
    ...RICH,
    built: ["A1", "A2", "A4"],
    hands: [["A3", "I2", "L4"], [], []],
    shares: [{ pool: held, "amusement-park": [4] }, { "amusement-park": [0], cinema: [0] }, {}],
  });
  expect(pointless(arrange(finishing([0])))).toEqual(["build I2"]);
  expect(pointless(arrange(finishing([])))).toEqual(["build A3"]);
});

test("nobody spends their last money who could be paid for finishing a street", () => {
  const holding = (money: number, pool: readonly number[]): string[] =>
    pointless(
      arrange({
        money: [money, 40, 40],
        built: ["A1", "A2", "A4", "F1"],
        hands: [["A3", "F2", "F3"], [], []],
        shares: [{ pool }, { cinema: [0], mall: [0] }, {}],
      }),
    );
  expect(holding(4, [0])).toEqual(["build F2"]);
  expect(holding(5, [0])).toEqual([]);
  expect(holding(4, [])).toEqual(["build A3"]);
});

test("the game is ended by who then has most, or as much as anybody", () => {
  const ending = (money: number): State =>
    arrange({
      money: [money, 60, 40],
      built: ["A", "E", "I", "K1", "K2", "K3"],
      hands: [["K4", "L2"], [], []],
      shares: [{ cafe: [0] }, { "sports-hall": [0] }, { stadium: [0] }],
    });
  expect(pointless(ending(48))).toEqual(["build K4"]);
  expect(pointless(ending(49))).toEqual([]);
});
