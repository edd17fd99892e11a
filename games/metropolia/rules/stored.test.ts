import { describe, expect, it } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";

describe("states as records hash them", () => {
  it("list what the market and every player have, and tag their phase `at`", () => {
    const game = gameWith();
    const match = arrange({
      players: [
        { coins: 2, owned: { "business-center": 1, bakery: 1 } },
        { owned: { mine: 2 }, built: ["shopping-mall"] },
      ],
      market: { ranch: 3 },
    });
    const nothing = Array<number>(15).fill(0);
    const stored = {
      players: [
        { coins: 2, owned: nothing.with(5, 1).with(14, 1), built: [false, false, false, false] },
        { coins: 0, owned: nothing.with(3, 2), built: [false, true, false, false] },
      ],
      market: nothing.with(1, 3),
      deck: [],
      removed: [],
      turn: 0,
      dice: [],
      total: 0,
    };
    expect(game.stored?.(match.state())).toEqual({ ...stored, phase: { at: "roll" } });
    match.play("roll one die", 6);
    match.play("take mine from player 2");
    const phase = { at: "give", by: "business-center", from: 1, take: "mine" };
    expect(game.stored?.(match.state())).toEqual({ ...stored, phase, dice: [6], total: 6 });
  });
});
