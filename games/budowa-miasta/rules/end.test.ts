import { describe, expect, it } from "vitest";
import { arrange, choices, game, playOn, tell } from "../fixtures/arrange.ts";
import { placesOfCards } from "./sets.ts";
import { STACK } from "./state.ts";

describe("the end", () => {
  it("[10.1] one way to end: the last street of a short path touches the stadium", () => {
    const s = arrange({
      money: [40, 40],
      built: ["B", "D", "H", "L2", "L3", "L4"],
      hands: [["L1", "A1"], ["A2"]],
      shares: [{ stadium: [0] }, { "amusement-park": [0, 4], stadium: [6] }],
    });
    const { state, events } = playOn(s, ["build L1"]);
    expect(tell(events, "joined")).toEqual(["0 L"]);
    expect(tell(events, "money")).toEqual(["0 L1 -3", "0 L1 20", "0 stadium 9", "1 stadium 9", "1 amusement-park 12"]);
    expect(state.money).toEqual([40 - 3 + 20 + 9, 40 + 9 + 12]);
    expect(game.toAct(state)).toEqual([]);
    expect(choices(state)).toEqual([]);
  });

  it("[10.1] another way to end: the gap in a long path is closed in the middle", () => {
    const s = arrange({
      money: [40, 40],
      built: ["A", "F", "G", "I", "K", "H1", "H3", "H4"],
      hands: [["H2"], ["B2"]],
    });
    const { state, events } = playOn(s, ["build H2"]);
    expect(tell(events, "joined")).toEqual(["0 H"]);
    expect(state.step).toBe("over");
    expect(state.money).toEqual([40 - 4 + 20, 40]);
  });

  it("[10.1] streets that leave a gap do not end it, however many are finished", () => {
    const s = arrange({
      money: [40, 40],
      built: ["A", "B", "C", "D", "E", "F", "K", "L", "G1", "G2", "G3", "J2", "J3", "I1"],
      hands: [["J1"], ["J4"]],
    });
    const { state, events } = playOn(s, ["build J1"]);
    expect(tell(events, "joined")).toEqual([]);
    expect(state.step).toBe("share");
  });

  it("[10.2] 20 go to who placed the last building, though others built the rest and hold the shares", () => {
    const s = arrange({
      money: [40, 40],
      built: ["B", "D", "H", "L2", "L3", "L4"],
      hands: [["A1"], ["L1"]],
      shares: [{ stadium: [0], "amusement-park": [0] }],
    });
    const { state, events } = playOn(s, ["build A1", "pass", "build L1"]);
    expect(events.filter(({ cause }) => cause.rule === "10.2")).toMatchObject([{ what: "money", seat: 1, by: 20 }]);
    expect(state.money[1]).toBe(40 - 3 + 20);
  });

  it("[10.3] no share and no draw after the last building", () => {
    const s = arrange({ money: [40, 40], built: ["B", "D", "H", "L2", "L3", "L4"], hands: [["L1"], ["A2"]] });
    const { state, events } = playOn(s, ["build L1"]);
    expect(tell(events, "drawn")).toEqual([]);
    expect(placesOfCards(state).every((place) => place === STACK)).toBe(true);
  });

  const nearly = { built: ["B", "D", "H", "L2", "L3", "L4"], hands: [["L1"], ["A2"], ["A3"]] };

  it("[10.4] most money wins, though another holds more shares", () => {
    const s = arrange({ ...nearly, money: [40, 10, 60], shares: [{}, { cinema: [0, 4, 5] }] });
    const { state, events } = playOn(s, ["build L1"]);
    expect(game.score(state)).toMatchObject([
      { seat: 2, rank: 1, score: 60 },
      { seat: 0, rank: 2, score: 57 },
      { seat: 1, rank: 3, score: 10 },
    ]);
    expect(tell(events, "won")).toEqual(["2"]);
    expect(tell(events, "spent")).toEqual([]);
  });

  it("[10.5] among equals, more spent on shares held wins; free ones count nothing", () => {
    const s = arrange({ ...nearly, money: [40, 57, 57], shares: [{}, { cinema: [0, 4], pool: [0] }, { cafe: [5] }] });
    const { state, events } = playOn(s, ["build L1"]);
    expect(game.score(state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(events.filter(({ what }) => what === "spent").map(({ seat, now }) => [seat, now])).toEqual([
      [0, 0],
      [1, 4],
      [2, 5],
    ]);
    expect(events.at(-1)).toEqual({ what: "won", seat: 2, now: 57, cause: { rule: "10.5" } });
  });

  it("[10.6] still equal, they share the victory", () => {
    const s = arrange({ ...nearly, money: [40, 57, 50], shares: [{ cafe: [4] }, { theatre: [4] }] });
    const { state, events } = playOn(s, ["build L1"]);
    expect(game.score(state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    expect(events.filter(({ what }) => what === "won").map(({ seat, cause }) => [seat, cause.rule])).toEqual([
      [0, "10.6"],
      [1, "10.6"],
    ]);
  });
});
