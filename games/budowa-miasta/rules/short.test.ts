import { describe, expect, it } from "vitest";
import { arrange, choices, playOn, stackOf, tell } from "../fixtures/arrange.ts";

describe("short of money", () => {
  it("[8.2] the rulebook's example: a share bought for 7 sells for 4 and lies on top of its stack", () => {
    const s = arrange({ money: [0, 40], hands: [["B1"], ["L3"]], shares: [{ pool: [0, 7] }, { pool: [6] }] });
    const { state, events } = playOn(s, ["sell pool 7"]);
    expect(tell(events, "money")).toEqual(["0 pool 4"]);
    expect(state.money[0]).toBe(4);
    expect(stackOf(state, "pool")).toEqual([7, 8, 9]);
  });

  it("[8.2] every price sells for half, rounded up", () => {
    const held = [{ pool: [6, 7, 8, 9], cafe: [3, 4, 5] }];
    const s = arrange({ money: [0, 40], hands: [["B1"], ["L3"]], shares: held });
    const brought = [...choices(s)].map((move) => [move, playOn(s, [move]).state.money[0]]);
    expect(Object.fromEntries(brought)).toEqual({
      "sell pool 6": 3,
      "sell pool 7": 4,
      "sell pool 8": 4,
      "sell pool 9": 5,
      "sell cafe 3": 2,
      "sell cafe 4": 2,
      "sell cafe 5": 3,
    });
  });

  it("[8.4] the rulebook's example: pool and theatre shares may be sold, restaurant shares may not", () => {
    const s = arrange({
      money: [0, 40],
      built: ["C", "J", "B1", "B2", "B4"],
      hands: [["B3"], ["L3"]],
      shares: [{ pool: [6], theatre: [4], restaurant: [6, 7] }],
    });
    expect(choices(s)).toEqual(["sell pool 6", "sell theatre 4"]);
  });

  it("[8.4] free shares are never sold", () => {
    const s = arrange({ money: [0, 40], hands: [["B1"], ["L3"]], shares: [{ pool: [0, 6], cafe: [0] }] });
    expect(choices(s)).toEqual(["sell pool 6"]);
  });

  it("[8.1] who can pay for one building sells nothing, even if another is out of reach", () => {
    const s = arrange({ money: [1, 40], hands: [["B1", "K2"], ["L3"]], shares: [{ pool: [0, 6] }] });
    expect(choices(s)).toEqual(["build B1"]);
  });

  it("[8.1] doubled costs decide whether one is short", () => {
    const held = [{ pool: [0, 6] }];
    const alone = arrange({ money: [3, 40], hands: [["B2"], ["L3"]], shares: held });
    expect(choices(alone)).toEqual(["sell pool 6"]);
    const beside = arrange({ money: [3, 40], built: ["B1"], hands: [["B2"], ["L3"]], shares: held });
    expect(choices(beside)).toEqual(["build B2"]);
  });

  it("[8.5] selling goes on until something can be paid for, then is free, then over", () => {
    const s = arrange({ money: [0, 40], hands: [["K1"], ["L3"]], shares: [{ cafe: [0, 3, 4, 5, 6] }] });
    expect(choices(s)).toEqual(["sell cafe 3", "sell cafe 4", "sell cafe 5", "sell cafe 6"]);
    const once = playOn(s, ["sell cafe 3"]).state;
    expect(choices(once)).toEqual(["sell cafe 4", "sell cafe 5", "sell cafe 6"]);
    const twice = playOn(once, ["sell cafe 4"]).state;
    expect(choices(twice)).toEqual(["build K1", "sell cafe 5", "sell cafe 6"]);
    const thrice = playOn(twice, ["sell cafe 6", "build K1"]).state;
    expect(thrice.money[0]).toBe(2 + 2 + 3 - 3);
    expect(choices(thrice)).toEqual(["take stadium", "pass"]);
  });

  it("[8.3] a sold share lies on top even when a cheaper one is beneath, and is bought first", () => {
    const s = arrange({
      money: [0, 40],
      built: ["L4", "L2"],
      hands: [["K1"], ["L3"]],
      shares: [{ cafe: [0, 3, 4] }],
    });
    const { state } = playOn(s, ["sell cafe 3", "sell cafe 4", "build K1", "pass", "build L3", "buy cafe"]);
    expect(stackOf(state, "cafe")).toEqual([3, 5, 6]);
    expect(state.money[1]).toBe(40 - 5 - 4);
  });

  it("[8.6] who is not short has nothing to sell later in the turn either", () => {
    const s = arrange({ money: [1, 40], hands: [["B1"], ["L3"]], shares: [{ pool: [0, 6], theatre: [0] }] });
    expect(choices(playOn(s, ["build B1"]).state)).toEqual(["pass"]);
  });
});
