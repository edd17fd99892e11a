import { describe, expect, it } from "vitest";
import { arrange, buildingsOf, choices, playOn, tell } from "../fixtures/arrange.ts";
import { BAG, BOARD } from "./state.ts";

const costOf = (built: string[], lot: string): string | undefined => {
  const s = arrange({ money: [50, 50], built, hands: [[lot], ["L3"]] });
  return tell(playOn(s, [`build ${lot}`]).events, "money")[0];
};

describe("building", () => {
  it("[4.1] one building goes on its lot, its cost to the bank, and no second one follows", () => {
    const s = arrange({ money: [40, 40], hands: [["B1", "B2", "C4", "H4"], ["L3"]] });
    const { state, events } = playOn(s, ["build H4"]);
    expect(buildingsOf(state, BOARD)).toEqual(["H4"]);
    expect(buildingsOf(state, 0)).toEqual(["B1", "B2", "C4"]);
    expect(state.money).toEqual([38, 40]);
    expect(tell(events, "built")).toEqual(["0 H4"]);
    expect(choices(state).some((choice) => choice.startsWith("build"))).toBe(false);
  });

  it("[4.1] there is no way round building", () => {
    const s = arrange({ money: [40, 40], hands: [["B1", "B2"], ["L3"]] });
    expect(choices(s)).toEqual(["build B1", "build B2"]);
  });

  it("[4.2] the first building of a street costs what is printed at either end", () => {
    expect(costOf([], "H1")).toBe("0 H1 -3");
    expect(costOf([], "H4")).toBe("0 H4 -2");
  });

  it("[4.2] beside a building of the same street the printed cost is enough, on either side", () => {
    expect(costOf(["H4"], "H3")).toBe("0 H3 -3");
    expect(costOf(["H2"], "H3")).toBe("0 H3 -3");
    expect(costOf(["H1"], "H2")).toBe("0 H2 -4");
  });

  it("[4.2] a building two lots away, or on another street, does not help", () => {
    expect(costOf(["H1"], "H3")).toBe("0 H3 -6");
    expect(costOf(["I3", "G3", "D1", "E1"], "H3")).toBe("0 H3 -6");
  });

  it("[4.3] anywhere else it costs double", () => {
    expect(costOf([], "K2")).toBe("0 K2 -10");
    const s = arrange({ money: [9, 40], hands: [["K2", "K1"], ["L3"]] });
    expect(choices(s)).toEqual(["build K1"]);
  });

  it("[3.1] a turn builds, pays out, gives at most one share, draws, and then the next one begins", () => {
    const s = arrange({
      money: [40, 40],
      built: ["B1", "B2", "B4"],
      hands: [["B3", "C4"], ["L3"]],
      shares: [{ pool: [0] }],
      drawing: ["A1"],
    });
    const { state, events } = playOn(s, ["build B3", "buy pool"]);
    const order = events.map(({ what, cause }) => `${what} ${cause.rule}`);
    expect(order).toEqual([
      ...["built 4.1", "money 4.2", "finished 5.1", "money 5.2"],
      ...["bought 6.1", "money 6.1", "drawn 7.1", "turn 2.4"],
    ]);
    expect(buildingsOf(state, 0)).toEqual(["A1", "C4"]);
    expect(state.turn).toBe(1);
  });

  it("[3.2] who has no building left goes straight to shares, without a free one", () => {
    const s = arrange({ money: [40, 40], built: ["B1"], hands: [[], ["L3"]], shares: [{}, { pool: [0] }] });
    expect(choices(s)).toEqual(["buy pool", "pass"]);
    expect(playOn(s, ["buy pool"]).state.money).toEqual([34, 40]);
  });
});

describe("the draw", () => {
  it("[7.1] one building out of the bag at the end of the turn", () => {
    const s = arrange({ money: [40, 40], hands: [["A1", "A2"], ["A3"]], drawing: ["L4", "C2"] });
    const { state } = playOn(s, ["build A1", "pass", "build A3", "pass"]);
    expect(buildingsOf(state, 0)).toEqual(["A2", "L4"]);
    expect(buildingsOf(state, 1)).toEqual(["C2"]);
    expect(state.bag).toHaveLength(43);
  });

  it("[7.1] only who draws learns what", () => {
    const s = arrange({ money: [40, 40], hands: [["A1"], ["A3"]], drawing: ["A2"] });
    const [drawn] = playOn(s, ["build A1", "pass"]).events.filter(({ what }) => what === "drawn");
    expect(drawn).toMatchObject({ seat: 0, about: "A2", seenBy: [0], reveals: true });
    expect(drawn?.otherwise).toEqual({ what: "drawn", seat: 0, now: 45, cause: { rule: "7.1" }, reveals: true });
  });

  it("[7.2] nobody draws from an empty bag, and play goes on", () => {
    const built = ["A", "C", "E", "F", "G", "I", "J", "D1", "D2", "H1", "H4", "L1", "L2", "L4", "K1", "K2", "K3"];
    const hands = [
      ["D3", "D4", "H2", "L3"],
      ["B1", "B2", "B3", "B4", "H3", "K4"],
    ];
    const s = arrange({ money: [40, 40], built, hands });
    expect(buildingsOf(s, BAG)).toEqual([]);
    const { state, events } = playOn(s, ["build D3", "pass"]);
    expect(tell(events, "no-draw")).toEqual(["0"]);
    expect(tell(events, "drawn")).toEqual([]);
    expect(buildingsOf(state, 0)).toEqual(["D4", "H2", "L3"]);
    expect(state.turn).toBe(1);
  });
});
