import { quickChance, scripted } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, buildingsOf, cardOf, choices, game, playOn, rules, stackOf, tell } from "../fixtures/arrange.ts";
import { placesOfCards } from "./sets.ts";
import { BAG, BOX, type State } from "./state.ts";

/** Seat 0 passes the turn on; seat 1 has `money` and the shares given. */
function turnPasses(money: number, shares: Parameters<typeof arrange>[0]["shares"], built: string[] = []): State {
  return arrange({
    money: [40, money, 40],
    built,
    hands: [["A1"], ["K2", "K3", "L2", "L3"], ["B1", "B2", "D3", "D4"]],
    ...(shares !== undefined && { shares }),
  });
}

describe("bankruptcy", () => {
  it("[9.1] money and resale together below the cheapest building", () => {
    // K3 and L2 are cheapest: 4, doubled 8. Four pool shares bring 3 + 4 + 4 + 5.
    const rescued = playOn(turnPasses(4, [{}, { pool: [7] }, {}]), ["build A1", "pass"]);
    expect(rescued.state.turn).toBe(1);
    expect(choices(rescued.state)).toEqual(["sell pool 7"]);
    const lost = playOn(turnPasses(3, [{}, { pool: [7] }, {}]), ["build A1", "pass"]);
    expect(lost.state.turn).toBe(2);
    expect(tell(lost.events, "bankrupt")).toEqual(["1"]);
  });

  it("[9.1] shares that cannot be sold do not help", () => {
    const { events } = playOn(turnPasses(7, [{}, { pool: [0], restaurant: [6, 7, 8, 9] }], ["C", "J"]), [
      "build A1",
      "pass",
    ]);
    expect(tell(events, "bankrupt")).toEqual(["1"]);
  });

  it("[9.1] a payout to come does not count", () => {
    const s = arrange({
      money: [40, 0, 40],
      built: ["B1", "B2", "B4"],
      hands: [["A1"], ["B3"], ["L3"]],
      shares: [{}, { pool: [0], theatre: [0] }],
    });
    expect(tell(playOn(s, ["build A1", "pass"]).events, "bankrupt")).toEqual(["1"]);
  });

  it("[9.2] the buildings refill the bag, unseen, and can be drawn again", () => {
    const { state, events } = playOn(turnPasses(3, [{}, {}, {}]), ["build A1", "pass"]);
    expect(buildingsOf(state, 1)).toEqual([]);
    expect(buildingsOf(state, BAG)).toEqual(expect.arrayContaining(["K2", "K3", "L2", "L3"]));
    const [refilled] = events.filter(({ what }) => what === "refilled");
    expect(refilled).toEqual({ what: "refilled", seat: 1, by: 4, now: 42, cause: { rule: "9.2" } });
    expect([...state.bag].sort((a, b) => a - b).map((lot) => rules.lots[lot]?.id)).toEqual(buildingsOf(state, BAG));
    const next = Array.from({ length: 400 }, (_, seed) => {
      const { bag } = playOn(turnPasses(3, [{}, {}, {}]), ["build A1", "pass"], quickChance(seed)).state;
      return bag.at(-1);
    });
    expect(new Set(next).size).toBe(42);
  });

  it("[9.2] an empty bag refilled lets the others draw again", () => {
    const built = ["A", "C", "D", "E", "F", "G", "I", "J", "B1", "B2", "K1", "K4", "L1", "L4"];
    const hands = [["B3"], ["K2", "K3", "L2", "L3", "H2", "H3"], ["B4", "H1", "H4"]];
    const s = arrange({ money: [40, 1, 40], built, hands });
    expect(buildingsOf(s, BAG)).toEqual([]);
    const { state, events } = playOn(s, ["build B3", "pass", "build H1", "pass"], scripted([0, 0, 0, 0, 0]));
    expect(tell(events, "no-draw")).toEqual(["0"]);
    expect(tell(events, "refilled")).toEqual(["1 6"]);
    expect(tell(events, "drawn")).toEqual(["2 H2"]);
    // Seat 0 has nothing to build, but draws at the end of its turn.
    expect(choices(state)).toEqual(["pass"]);
    expect(buildingsOf(playOn(state, ["pass"]).state, 0)).toEqual(["L3"]);
  });

  it("[9.3] [9.4] [9.5] money to the bank, bought shares in order of price, free shares out of the game", () => {
    const s = turnPasses(4, [{}, { pool: [0, 6], restaurant: [0, 7] }, { pool: [7] }], ["C", "J"]);
    // Sold back earlier on, the restaurant's 8 lies on top of its 6.
    s.returned = [cardOf("restaurant", 8)];
    expect(stackOf(s, "restaurant")).toEqual([8, 6, 9]);
    const gone = playOn(s, ["build A1", "pass"]);
    expect(tell(gone.events, "bankrupt")).toEqual(["1"]);
    expect(gone.state.money[1]).toBe(0);
    expect(stackOf(gone.state, "pool")).toEqual([6, 8, 9]);
    expect(stackOf(gone.state, "restaurant")).toEqual([6, 7, 8, 9]);
    expect(placesOfCards(gone.state)[cardOf("pool", 0)]).toBe(BOX);
    expect(placesOfCards(gone.state)[cardOf("restaurant", 0)]).toBe(BOX);
    expect(tell(gone.events, "money")).toEqual(["0 A1 -1", "1 -4"]);
    expect(tell(gone.events, "removed")).toEqual(["1 pool", "1 restaurant"]);
    expect(choices(playOn(gone.state, ["build B2"]).state)).toContain("buy pool");
  });

  it("[9.1] a bankrupt seat is passed over from then on", () => {
    const { state } = playOn(turnPasses(3, [{}, {}, {}]), ["build A1", "pass", "build B1", "pass"]);
    expect(state.bankrupt).toEqual([0, 1, 0]);
    expect(state.turn).toBe(0);
  });

  it("[9.6] the last one left wins at once, whatever the money", () => {
    const s = arrange({ money: [1, 2, 3], hands: [["A1"], ["K2"], ["L3"]] });
    const { state, events } = playOn(s, ["build A1", "pass"]);
    expect(state.step).toBe("over");
    expect(game.toAct(state)).toEqual([]);
    expect(state.bankrupt).toEqual([0, 1, 2]);
    expect(tell(events, "survivor")).toEqual(["0"]);
    expect(game.score(state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
    expect(game.score(state).map(({ parts }) => parts[0]?.cause.rule)).toEqual(["9.6", "9.3", "9.3"]);
  });

  it("[10.7] who went bankrupt stands behind everybody else, the later above the earlier", () => {
    const s = arrange({ money: [0, 5, 0, 3], hands: [["A1"], ["A2"], ["A3"], ["A4"]] });
    s.bankrupt = [2, 0, 1, 0];
    expect(game.score(s).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 4],
    ]);
  });
});
