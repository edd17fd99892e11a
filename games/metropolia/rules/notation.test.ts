import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";

describe("notation", () => {
  const game = gameWith({ plus: true });
  it("reads like a sentence", () => {
    expect(game.format({ type: "roll", dice: 2 })).toBe("roll two dice");
    expect(game.format({ type: "take", card: "mine", from: 0 })).toBe("take mine from player 1");
    expect(game.format({ type: "build-landmark", landmark: "radio-tower" })).toBe("build radio-tower");
  });
  it("is understood again", () => {
    expect(game.parse("build bakery")).toEqual({ type: "build", card: "bakery" });
    expect(game.parse("build harbor")).toEqual({ type: "build-landmark", landmark: "harbor" });
    expect(game.parse("charge player 4")).toEqual({ type: "charge", seat: 3 });
  });
  it("knows only what is in play", () => {
    expect(gameWith().parse("build harbor")).toBeUndefined();
    for (const nonsense of ["", "build", "build palace", "BUILD BAKERY", "take mine from player 5", "__proto__"]) {
      expect(game.parse(nonsense)).toBeUndefined();
    }
  });
});
