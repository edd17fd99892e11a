import { describe, expect, it } from "vitest";
import { arrange } from "../fixtures/arrange.ts";
import { stored } from "./stored.ts";

describe("states as records hash them", () => {
  it("tag their phase `at`, and are otherwise what they are", () => {
    const match = arrange({ players: [{ owned: { "business-center": 1, bakery: 1 } }, { owned: { mine: 1 } }] });
    expect(stored(match.state())).toEqual({ ...match.state(), phase: { at: "roll" } });
    match.play("roll one die", 6);
    match.play("take mine from player 2");
    const phase = { at: "give", by: "business-center", from: 1, take: "mine" };
    expect(stored(match.state())).toEqual({ ...match.state(), phase });
  });
});
