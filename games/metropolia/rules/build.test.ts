import { winners } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, coinLines, gameWith } from "../fixtures/arrange.ts";

const base = ["train-station", "shopping-mall", "amusement-park", "radio-tower"];

describe("building", () => {
  it("[5.1] one card for its cost, from the pile to the city", () => {
    const match = arrange({ players: [{ coins: 3 }, {}], market: { ranch: 2, forest: 1, mine: 6 } });
    match.play("roll one die", 5);
    expect(match.options()).toEqual(["build ranch", "build forest", "build nothing"]);
    const events = match.play("build ranch");
    expect(coinLines(events)).toEqual(["0 -1: ranch"]);
    expect(events).toContainEqual(expect.objectContaining({ what: "built", seat: 0, about: "ranch", now: 1 }));
    expect(match.market()).toEqual({ ranch: 1, forest: 1, mine: 6 });
    expect(match.coins()).toEqual([2, 0]);
    expect(match.state()).toMatchObject({ turn: 1, phase: { type: "roll" } });
  });
  it("[5.2] no purple card twice, other cards as often as one likes", () => {
    const owned = { stadium: 1, ranch: 5 };
    const match = arrange({ players: [{ coins: 7, owned }, {}], market: { stadium: 3, "tv-station": 1, ranch: 1 } });
    match.play("roll one die", 5);
    expect(match.options()).toEqual(["build ranch", "build tv-station", "build train-station", "build nothing"]);
  });
  it("[5.3] what is sold out cannot be built", () => {
    const match = arrange({ players: [{ coins: 1 }, { coins: 1 }], market: { ranch: 1, bakery: 6 } });
    match.play("roll one die", 5);
    match.play("build ranch");
    match.play("roll one die", 5);
    expect(match.options()).toEqual(["build bakery", "build nothing"]);
    expect(match.refuses("build ranch")).toBe(true);
  });
  it("[5.1] one card a turn, be it a landmark", () => {
    const match = arrange({ players: [{ coins: 30 }, {}], market: { ranch: 1 } });
    match.play("roll one die", 5);
    match.play("build shopping-mall");
    expect(match.state().turn).toBe(1);
    expect(match.coins()).toEqual([20, 0]);
  });
  it("[5.4] a landmark works from the moment it is built: the mall already in the next player's roll", () => {
    const match = arrange({ players: [{ coins: 10, owned: { cafe: 1 } }, { coins: 5 }] });
    match.play("roll one die", 5);
    match.play("build shopping-mall");
    expect(coinLines(match.play("roll one die", 3))).toEqual(["0 +2 from 1: cafe"]);
  });
  it("[5.4] each landmark once, for its cost", () => {
    const costs = { "train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22 };
    for (const [id, cost] of Object.entries(costs)) {
      const poor = arrange({ players: [{ coins: cost - 1 }, {}], market: { ranch: 1 } });
      poor.play("roll one die", 5);
      expect(poor.refuses(`build ${id}`)).toBe(true);
      const match = arrange({ players: [{ coins: cost }, {}] });
      match.play("roll one die", 5);
      match.play(`build ${id}`);
      expect(match.coins()).toEqual([0, 0]);
      expect(match.view().players[0]?.built[id]).toBe(true);
      const again = arrange({ players: [{ coins: 30, built: [id] }, {}] });
      again.play("roll one die", 5);
      if (again.state().phase.type === "reroll") again.play("keep the roll");
      expect(again.refuses(`build ${id}`)).toBe(true);
    }
  });
  it("[7.1] harbour and airport only with PLUS", () => {
    for (const [plus, offered] of [
      [false, base],
      [true, [...base, "harbor", "airport"]],
    ] as const) {
      const match = arrange({ options: { plus }, players: [{ coins: 30 }, {}] });
      match.play("roll one die", 5);
      expect(match.options()).toEqual([...offered.map((id) => `build ${id}`), "build nothing"]);
    }
  });
  it("[5.5] nothing, if one likes", () => {
    const match = arrange({ players: [{ coins: 3 }, {}], market: { ranch: 1 } });
    match.play("roll one die", 5);
    expect(match.play("build nothing").map(({ what }) => what)).toEqual(["passed", "turn"]);
    expect(match.coins()).toEqual([3, 0]);
  });
  it("[5.6] who can build nothing is not asked", () => {
    const match = arrange({ players: [{ coins: 3 }, {}], market: { mine: 1 } });
    const events = match.play("roll one die", 5);
    expect(events.find(({ what }) => what === "passed")?.cause.rule).toBe("5.6");
    expect(match.state().turn).toBe(1);
  });
  it("[5.6] a player who only lacks what is sold or owned already is not asked either", () => {
    const match = arrange({
      players: [{ coins: 9, owned: { stadium: 1 }, built: base.slice(0, 1) }, {}],
      market: { stadium: 2 },
    });
    match.play("roll one die", 5);
    expect(match.state().turn).toBe(1);
  });
});

describe("the end", () => {
  it("[6.3] the last landmark wins at once", () => {
    const match = arrange({ players: [{ coins: 22, built: base.slice(0, 3) }, {}] });
    match.play("roll one die", 5);
    const events = match.play("build radio-tower");
    expect(events.at(-1)).toMatchObject({ what: "won", seat: 0, cause: { rule: "6.3" } });
    expect(match.options()).toEqual([]);
    expect(match.state().phase.type).toBe("over");
  });
  it("[7.1] with PLUS four landmarks are not enough", () => {
    const match = arrange({ options: { plus: true }, players: [{ coins: 22, built: base.slice(0, 3) }, {}] });
    match.play("roll one die", 5);
    match.play("build radio-tower");
    expect(match.state().phase.type).toBe("roll");
    const six = arrange({ options: { plus: true }, players: [{ coins: 30, built: [...base, "harbor"] }, {}] });
    six.play("roll one die", 5);
    six.play("keep the roll");
    six.play("build airport");
    expect(six.state().phase.type).toBe("over");
  });
  it("[6.4] the others rank by landmarks, then by their cost, then by coins", () => {
    const game = gameWith();
    const match = arrange({
      players: [
        { coins: 9, built: ["train-station"] },
        { coins: 22, built: base.slice(0, 3) },
        { coins: 0, built: ["shopping-mall"] },
        { coins: 8, built: ["train-station"] },
      ],
      turn: 1,
    });
    match.play("roll one die", 5);
    match.play("build radio-tower");
    const standing = game.score(match.state());
    expect(standing.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [1, 1, 4],
      [2, 2, 1],
      [0, 3, 1],
      [3, 4, 1],
    ]);
    expect(winners(standing)).toEqual([1]);
  });
  it("[6.4] players equal in everything share a rank", () => {
    const match = arrange({ players: [{ coins: 5 }, { coins: 5 }, { coins: 6 }] });
    const ranks = gameWith()
      .score(match.state())
      .map(({ seat, rank }) => [seat, rank]);
    expect(ranks).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
